/** Numbers of this shop for Prometheus. `GET /metrics` answers them to whoever knows `METRICS_TOKEN`. */
import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isFromPageCache } from '../cache/cached-answer.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Platform, Runtime } from '../runtime.ts';
import { joinMetrics } from './shared-metrics.ts';

export const METRICS_PATH = '/metrics';

export type Metrics = {
  readonly countCspReport: (report: { readonly directive: string; readonly source: string }) => void;
  /** @param seconds How long the answer took. */
  readonly observe: (request: IncomingMessage, response: ServerResponse, seconds: number) => void;
  /** The text format of Prometheus, with its media type. */
  readonly read: () => Promise<{ readonly type: string; readonly text: string }>;
};

/** What a hosted platform answered that could not be read, by declared call. */
type Tally = Readonly<Record<'refused' | 'left', ReadonlyMap<string, number>>>;

/** What a platform counts itself: the hosted one answers, the embedded one money. */
type Counted = {
  readonly tally?: Tally | undefined;
  /** What providers of payments and the shop do not both have. */
  readonly differences?: (() => Promise<number>) | undefined;
  readonly backlog?: Platform['backlog'];
};

export function createMetrics(
  pageCache: Pick<PageCache, 'size'>,
  { tally, differences, backlog }: Counted = {},
  database?: Runtime['database'],
): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests. cache: hit when the page cache answered without rendering, else none',
    labelNames: ['kind', 'method', 'status', 'cache'] as const,
    registers: [register],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['kind'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const cspReports = new Counter({
    name: 'csp_reports_total',
    help: 'Violations of the content security policy that browsers reported. source: page, or extension of a browser',
    labelNames: ['directive', 'source'] as const,
    registers: [register],
  });
  new Gauge({
    name: 'shop_processes',
    help: 'Processes that answer',
    registers: [register],
  }).set(1);
  for (const unit of ['pages', 'bytes'] as const) {
    new Gauge({
      name: `page_cache_${unit}`,
      help: `What the page cache holds, in ${unit}`,
      registers: [register],
      collect() {
        this.set(pageCache.size()[unit]);
      },
    });
  }
  if (differences) {
    new Gauge({
      name: 'payment_differences',
      help: 'Movements of money that a provider of payments or the shop has, and the other has not',
      registers: [register],
      // Each process counts the same rows.
      aggregator: 'max',
      async collect() {
        this.set(await differences().catch(() => Number.NaN));
      },
    });
  }
  if (backlog) gaugeBacklog(register, backlog);
  if (database) gaugeDatabase(register, database);
  if (tally) {
    countUnread(
      register,
      'hosted_answers_refused_total',
      'Answers of the platform without what they need',
      tally.refused,
    );
    countUnread(
      register,
      'hosted_entries_left_out_total',
      'Entries of its lists that could not be read',
      tally.left,
    );
  }
  const read = cluster.isWorker ? joinMetrics(register) : () => register.metrics();
  return {
    countCspReport: ({ directive, source }) => cspReports.inc({ directive, source }),
    observe({ method = '', url = '' }, response, seconds) {
      const kind = kindOf(url);
      const status = String(response.statusCode);
      const cache = isFromPageCache(response) ? 'hit' : 'none';
      answers.inc({ kind, method: KNOWN.has(method) ? method : 'other', status, cache });
      duration.observe({ kind }, seconds);
    },
    async read() {
      return { type: register.contentType, text: await read() };
    },
  };
}

const BACKLOG = [
  [
    'waiting',
    'shop_waiting',
    'what',
    'Mails, deliveries to web hooks, spreadsheets under way, open cases of payments',
  ],
  ['late', 'shop_late_seconds', 'what', 'For how long the oldest of what waits should have gone on'],
  ['orders', 'shop_orders_last_day', 'state', 'Orders of the last 24 hours that were not cancelled'],
] as const;

/** The database is asked once for all. What it does not tell is left out. */
function gaugeBacklog(register: Registry, backlog: NonNullable<Platform['backlog']>): void {
  let reading: ReturnType<typeof backlog> | undefined;
  const read = () => {
    reading ??= backlog().finally(() => {
      reading = undefined;
    });
    return reading.catch(() => undefined);
  };
  for (const [kind, name, label, help] of BACKLOG) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [register],
      // Each process counts the same rows.
      aggregator: 'max',
      async collect() {
        const found = await read();
        this.reset();
        for (const [value, count] of Object.entries(found?.[kind] ?? {})) this.set({ [label]: value }, count);
      },
    });
  }
}

function gaugeDatabase(
  register: Registry,
  { connections, silentFor }: NonNullable<Runtime['database']>,
): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL, busy and idle, and how many statements wait for one',
    labelNames: ['state'] as const,
    registers: [register],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'database_silent_seconds',
    help: 'For how long nothing has been heard of PostgreSQL, which is asked four times a second what changed',
    registers: [register],
    aggregator: 'max',
    collect() {
      this.set(silentFor() / 1000);
    },
  });
}

function countUnread(
  register: Registry,
  name: string,
  help: string,
  counts: ReadonlyMap<string, number>,
): void {
  new Counter({
    name,
    help,
    labelNames: ['call'] as const,
    registers: [register],
    collect() {
      this.reset();
      for (const [call, count] of counts) this.inc({ call }, count);
    },
  });
}

/** The same time for every wrong token. Nobody knows a token that is not set. */
export function knowsToken(authorization: string | undefined, token: string | undefined): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return token !== undefined && timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

const KNOWN = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Few, whatever is asked for: each is a time series of its own. */
function kindOf(url: string): 'api' | 'asset' | 'health' | 'page' {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/health') || url.startsWith(METRICS_PATH)) return 'health';
  return /^\/(?:_astro|upload|og)\//.test(url) ? 'asset' : 'page';
}
