/** How does a test get a server? A real one on a free port, with a database of its own. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server as NetServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

export const WEB = resolve(import.meta.dirname, "..", "..");
export const PYTHON = process.env.OPENDUST_PYTHON ?? join(WEB, "..", ".venv", "bin", "python");

/** Below the ports that other tests and the system give away, far from those of the next process, and none that browsers refuse, as they do 10080. */
const PORTS = 2_900;
let nextPort = 10_100 + ((process.pid * 997) % PORTS);

/** Listen on a port; nothing if somebody else does. */
function listening(port: number): Promise<NetServer | undefined> {
  return new Promise((found) => {
    const server = createServer();
    server.once("error", () => found(undefined));
    server.listen(port, "127.0.0.1", () => found(server));
  });
}

/** A port that nobody listens on. As long as this process lives it holds another one for it, so that no other run of these tests takes it, even while our server is down. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const claim = await listening(port + PORTS);
    const probe = claim && (await listening(port));
    if (probe) {
      claim.unref();
      await new Promise((closed) => probe.close(closed));
      return port;
    }
    claim?.close();
  }
}

/** Everything comes from one address here, faster than people play; what a host limits has tests of its own. */
const NO_LIMITS = {
  OPENDUST_ADDRESS_RATE: "0",
  OPENDUST_ADDRESS_BYTES: "0",
  OPENDUST_ADDRESS_MESSAGES: "0",
  OPENDUST_SEAT_RATE: "0",
  OPENDUST_MATCHES_PER_HOUR: "0",
  OPENDUST_MATCHES_PER_ADDRESS: "0",
  OPENDUST_LISTED_PER_HOUR: "0",
  OPENDUST_BOTS_PER_ADDRESS: "0",
  OPENDUST_BOT_SECONDS_PER_ADDRESS: "0",
  OPENDUST_STUDY_SECONDS_PER_ADDRESS: "0",
  OPENDUST_STUDIES_PER_ADDRESS: "200",
};

/** Ask a server; over a new connection, since one that was kept may be closed at the same moment. */
export function ask(url: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...request, headers: { ...request.headers, Connection: "close" } });
}

/** What still runs; a test that fails or is broken off does not come to end its own. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const left of running) left.kill("SIGKILL");
});

export class Server {
  url = "";
  private readonly folder = mkdtempSync(join(tmpdir(), "opendust-browser-"));
  private port = 0;
  private process: ChildProcess | undefined;
  private readonly dist: string;

  private readonly packages: string[];
  private readonly environment: Record<string, string>;

  /** `dist`: the built page that is handed out. `packages`: folders with further installed packages. `environment`: further settings. */
  constructor(dist = process.env.OPENDUST_DIST ?? join(WEB, "dist"), packages: string[] = [], environment: Record<string, string> = {}) {
    this.dist = dist;
    this.packages = packages;
    this.environment = environment;
  }

  /** Start, or start again with the same address and the same database. */
  async start(): Promise<void> {
    this.port ||= await freePort();
    this.url = `http://127.0.0.1:${this.port}`;
    const words = [join(import.meta.dirname, "serve.py"), "--port", String(this.port), "--web", this.dist];
    this.process = spawn(PYTHON, [...words, "--database-url", `sqlite:///${this.folder}/matches.db`], {
      env: {
        ...process.env,
        PYTHONPATH: [process.env.OPENDUST_SOURCES ?? join(WEB, "..", "src"), ...this.packages].join(delimiter),
        ...NO_LIMITS,
        OPENDUST_PUSH_CONTACT: "mailto:host@example.org",
        XDG_DATA_HOME: this.folder,
        ...this.environment,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const started = this.process;
    running.add(started);
    started.once("exit", () => running.delete(started));
    await this.ready();
  }

  /** Kill it as a power cut would. */
  async kill(): Promise<void> {
    const victim = this.process;
    if (!victim || victim.exitCode !== null || victim.signalCode !== null) return;
    const ended = new Promise((done) => victim.once("exit", done));
    victim.kill("SIGKILL");
    await ended;
  }

  /** Stop it and remove its database. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    for (let attempt = 0; attempt < 9_000; attempt++) {
      if (this.process?.exitCode !== null || this.process.signalCode !== null) throw new Error("the server ended at once");
      const healthy = await ask(`${this.url}/api/health`).then((answer) => answer.ok, () => false);
      if (healthy) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("the server does not answer");
  }
}
