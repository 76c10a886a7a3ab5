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
  return loadOf(result);
}

/** Keep-alive load of many requests in turn on one server. */
export async function loadMix(
  url: string,
  requests: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Load> {
  const own = requests.map(({ path, headers }) => ({ path, headers: { ...headers } }));
  return loadOf(await autocannon({ url, connections, duration: seconds, requests: own }));
}

/** An answer that says "not modified" is a good one. */
function loadOf({ requests, latency, errors, timeouts, non2xx, statusCodeStats }: autocannon.Result): Load {
  const unchanged = Number(statusCodeStats?.['304']?.count ?? 0);
  return {
    rate: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    failures: errors + timeouts + non2xx - unchanged,
  };
}

/** Milliseconds of one page, rendered afresh. */
export type Rendering = {
  /** From the arrival of its request to its HTML, by `Server-Timing`. */
  readonly server: number;
  /** What it took to compress after that. */
  readonly compress: number;
  /** From asking to the last byte, unpacked. */
  readonly client: number;
};

/** `count` requests sent one after the other, as browsers ask, to a shop with `SERVER_TIMING=1`. */
export async function renderings(url: string, count: number): Promise<readonly Rendering[]> {
  const times: Rendering[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    const client = performance.now() - start;
    if (!response.ok) throw new Error(`${response.status} from ${url}`);
    const timing = response.headers.get('Server-Timing') ?? '';
    const said = (name: string): number =>
      Number(new RegExp(`\\b${name};dur=([\\d.]+)`).exec(timing)?.[1] ?? Number.NaN);
    times.push({ server: said('total'), compress: said('compress'), client });
  }
  return times;
}
