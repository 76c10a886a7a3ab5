import autocannon from 'autocannon';

export type Load = {
  /** Requests per second, mean over the run. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

export type LoadOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  readonly seconds?: number;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
};

/** Keep-alive load on one URL of this machine. */
export async function load(url: string, options: LoadOptions = {}): Promise<Load> {
  const result = await autocannon({
    url,
    connections: options.connections ?? 16,
    duration: options.seconds ?? 5,
    headers: { ...options.headers },
    method: options.method ?? 'GET',
    ...(options.body !== undefined && { body: options.body }),
  });
  return {
    rate: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}

/** Milliseconds of `count` requests sent one after the other, ascending. */
export async function sequential(
  url: string,
  count: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.status} from ${url}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

export function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
