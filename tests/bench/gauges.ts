/** What a shop says of itself at `/metrics`, memory in MB. */
export type Gauges = {
  readonly resident: number;
  readonly heap: number;
  /** Held outside the heap: buffers, and the memory of the embedded database. */
  readonly external: number;
  /** Seconds of processor since the start. */
  readonly processor: number;
  /** In the page cache. */
  readonly pages: number;
};

const MB = 1024 * 1024;

/** @param token The shop's `METRICS_TOKEN`. */
export async function readGauges(url: string, token: string): Promise<Gauges> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${response.status} from ${url}/metrics`);
  const text = await response.text();
  return {
    resident: gauge(text, 'process_resident_memory_bytes') / MB,
    heap: gauge(text, 'nodejs_heap_size_used_bytes') / MB,
    external: gauge(text, 'nodejs_external_memory_bytes') / MB,
    processor: gauge(text, 'process_cpu_seconds_total'),
    pages: gauge(text, 'page_cache_pages'),
  };
}

/** The value of a metric without labels in the text format of Prometheus. @throws Error when it is not there. */
export function gauge(text: string, name: string): number {
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
  if (value === undefined) throw new Error(`no metric ${name}`);
  return Number(value);
}
