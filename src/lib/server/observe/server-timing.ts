/** The `Server-Timing` header: how long a page took here, and how much of that it waited for what it shows. */
type Clock = {
  /** Calls under way. */
  open: number;
  /** When the first of them began. */
  since: number;
  /** Milliseconds in which at least one was under way. */
  waited: number;
};

const clocks = new WeakMap<Request, Clock>();

/** @param request Of the page that makes the call. */
export async function timedCall<T>(request: Request, call: () => Promise<T>): Promise<T> {
  const clock = clocks.get(request) ?? { open: 0, since: 0, waited: 0 };
  clocks.set(request, clock);
  if (clock.open === 0) clock.since = performance.now();
  clock.open += 1;
  try {
    return await call();
  } finally {
    clock.open -= 1;
    if (clock.open === 0) clock.waited += performance.now() - clock.since;
  }
}

/** @param total Milliseconds from the request to its whole answer. */
export function serverTiming(request: Request, total: number): string {
  const data = clocks.get(request)?.waited ?? 0;
  const parts = [
    ['data', data],
    ['render', total - data],
    ['total', total],
  ] as const;
  return parts.map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`).join(', ');
}
