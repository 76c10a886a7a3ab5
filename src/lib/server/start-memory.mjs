/**
 * Bounds on memory that is held for nothing. V8 and the C library read them as a process begins, so one that has none
 * begins again in its own place (execve(2): same number, same parent, same output). What the operator says goes before.
 */

/**
 * A young generation of 64 MB instead of 128; half of that again takes a tenth more of the processor for a page. With 1 GB at
 * most, V8 collects when the heap is 1.6 times what is held, not four times.
 */
const V8 = ['--max-semi-space-size=32', '--max-old-space-size=1024'];
/** Of the GNU C library: two heaps instead of one for each thread, and what is free at their ends goes back. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(1024 * 1024) };

export function boundMemory() {
  // Whoever holds the other end of a channel would lose it.
  if (process.platform !== 'linux' || process.send) return;
  const said = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  const flags = V8.filter((flag) => !said.includes(flag.slice(0, flag.indexOf('='))));
  const isBound = Object.keys(MALLOC).every((name) => name in process.env);
  if (flags.length === 0 && isBound) return;
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)];
  // Who is the parent by then, if that one is gone, says nothing.
  process.execve(process.execPath, args, { ...MALLOC, ...process.env, STARTED_BY: String(process.ppid) });
}

/** The number of the npm that started this process, undefined when none did. What is started from here has another parent. */
export function takeNpm() {
  const { STARTED_BY = process.ppid, npm_lifecycle_event: event } = process.env;
  delete process.env.STARTED_BY;
  return event === 'start' ? Number(STARTED_BY) : undefined;
}
