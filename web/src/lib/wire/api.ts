/** How is the server asked? Typed requests; an error is its code. */

import type { ErrorAnswer, FaultAnswer, Paths } from "./server-types";

/** Told to the window whenever the server could not be reached. */
export const UNREACHABLE = "opendust:unreachable";

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly faults: FaultAnswer[];

  constructor(status: number, code: string, faults: FaultAnswer[] = []) {
    super(code);
    this.status = status;
    this.code = code;
    this.faults = faults;
  }
}

interface Details {
  at?: Record<string, string | number>;
  ask?: Record<string, string | number | undefined>;
  token?: string | undefined;
}

/** Ask for one of the server's addresses, such as `GET /api/games`. */
export async function call<P extends keyof Paths>(
  path: P,
  body?: Paths[P]["body"],
  details: Details = {},
): Promise<Paths[P]["answer"]> {
  const [method, template] = path.split(" ") as [string, string];
  const answer = await asked(method, filled(template, details), body, details.token);
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as Paths[P]["answer"];
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return (await reached(isJson ? answer.json() : answer.text())) as Paths[P]["answer"];
}

const AGAIN = 1_000;

/** Ask for what a screen cannot do without: while the server is out of reach, again and again. */
export async function insist<P extends keyof Paths>(path: P, details: Details, isWanted: () => boolean): Promise<Paths[P]["answer"] | undefined> {
  while (isWanted()) {
    try {
      return await call(path, undefined, details);
    } catch (error) {
      if (!(error instanceof Refused) || (error.status > 0 && error.status < 500 && error.status !== 429)) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
  return undefined;
}

/** The address with its parts filled in. */
function filled(template: string, details: Details): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(details.at?.[name] ?? "")),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(details.ask ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/** Send a request. */
async function asked(method: string, url: string, body: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const sent = body === undefined ? null : JSON.stringify(body);
  return reached(fetch(url, { method, headers, body: sent }));
}

/** What comes over the line, which may break before an answer as well as within one. */
async function reached<T>(coming: Promise<T>): Promise<T> {
  try {
    return await coming;
  } catch {
    dispatchEvent(new Event(UNREACHABLE));
    throw new Refused(0, "unreachable");
  }
}

/** The error of an answer. */
async function refusal(answer: Response): Promise<Refused> {
  try {
    const error = (await answer.json()) as ErrorAnswer;
    return new Refused(answer.status, error.error, error.faults ?? []);
  } catch {
    return new Refused(answer.status, "unavailable");
  }
}
