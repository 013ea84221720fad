/** How long was the page busy? Read from the browser's own trace. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The processor time of all tasks on the page's main thread, in milliseconds, the longest last.
 *
 * Not the time on the clock, which other programs on the machine lengthen.
 */
export function tasksOf(trace: Buffer): number[] {
  const events = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
  const names = events.filter((event) => event.name === "thread_name" && event.args?.name === "CrRendererMain");
  const main = new Set(names.map((event) => `${event.pid} ${event.tid}`));
  return events
    .filter((event) => event.ph === "X" && event.name === "RunTask" && main.has(`${event.pid} ${event.tid}`))
    .map((event) => (event.tdur ?? event.dur ?? 0) / 1_000)
    .sort((one, other) => one - other);
}

/** The value below which a share of sorted values lies. */
export function share(sorted: number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
