/**
 * The `Server-Timing` header: how long a page took from its request's arrival to its HTML, how much of that it waited for what it
 * shows, and how long the HTML took to compress after that.
 */
type Clock = {
  /** Calls under way. */
  open: number;
  /** When the first of them began. */
  since: number;
  /** Milliseconds in which at least one was under way. */
  waited: number;
};

const clocks = new WeakMap<Request, Clock>();
const compressions = new WeakMap<Request, number>();

/** Carries to the page when its request came in, by the clock of `performance.now()`. */
export const ARRIVED = 'x-arrived';

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

/** @param request Of the page that is compressed. */
export async function timedCompression<T>(request: Request, compress: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const compressed = await compress();
  compressions.set(request, performance.now() - began);
  return compressed;
}

/** @param passed Milliseconds from the request to its whole answer. */
export function serverTiming(request: Request, passed: number): string {
  const data = clocks.get(request)?.waited ?? 0;
  const compress = compressions.get(request) ?? 0;
  const total = passed - compress;
  const parts = [
    ['data', data],
    ['render', total - data],
    ['total', total],
    ['compress', compress],
  ] as const;
  return parts.map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`).join(', ');
}
