/** How long was the page busy? Read from the browser's own trace. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The processor time of all tasks on the page's main thread, in milliseconds, the longest last.
 *
 * Not the time on the clock, which other programs on the machine lengthen.
 */
export function tasksOf(trace: Buffer): number[] {
  return mainTasks(eventsOf(trace))
    .map(lasting)
    .sort((one, other) => one - other);
}

/** The same per frame: everything that the main thread did from the beginning of a frame to that of the next, the longest last. */
export function framesOf(trace: Buffer): number[] {
  const events = eventsOf(trace);
  const begins = events.filter((event) => event.name === "BeginMainThreadFrame").map((event) => event.ts).sort((one, other) => one - other);
  const frames = begins.map(() => 0);
  let at = -1;
  for (const task of mainTasks(events).sort((one, other) => one.ts - other.ts)) {
    while (at + 1 < begins.length && begins[at + 1]! <= task.ts + (task.dur ?? 0)) at++;
    if (at >= 0) frames[at]! += lasting(task);
  }
  return frames.sort((one, other) => one - other);
}

function eventsOf(trace: Buffer): TraceEvent[] {
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Tasks of the page's main thread. */
function mainTasks(events: TraceEvent[]): TraceEvent[] {
  const names = events.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain");
  const main = new Set(names.map((event) => `${event.pid} ${event.tid}`));
  return events.filter((event) => event.ph === "X" && event.name === "RunTask" && main.has(`${event.pid} ${event.tid}`));
}

/** Milliseconds of processor time. */
function lasting(task: TraceEvent): number {
  return (task.tdur ?? task.dur ?? 0) / 1_000;
}

/** The value below which a share of sorted values lies. */
export function share(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
