/**
 * `npm run bench:soak`: a shop of its own under 50 requests a second for `SOAK_MINUTES` (30), to show that neither memory
 * nor waiting times grow. Its pages are asked for once before the clock starts. Prints a line a minute, and a verdict over the last two thirds; the first third fills caches.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Gauges, readGauges } from './gauges.ts';
import { percentile, slope } from './statistics.ts';
import { printTable, type Row } from './table.ts';
import { type Kind, SHARES, type Visit, visits, warm } from './visits.ts';

const RATE = 50;
const MINUTE = 60_000;
/** Growth that a month of such load would not forgive: MB, seconds of processor and milliseconds of p95 a minute. */
const MEMORY_GROWTH = 1;
const PROCESSOR_GROWTH = 0.1;
const P95_GROWTH = 0.5;

type Answer = { readonly kind: Kind; readonly took: number; readonly problem: string | undefined };
/** `processor`: of that minute alone. */
type Minute = Gauges & {
  readonly answered: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
};

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const token = randomUUID();
const dataDir = temporaryDirectory();
try {
  const shop = await startShop({ dataDir, env: { METRICS_TOKEN: token } });
  try {
    const begun = performance.now();
    await warm(shop.url);
    console.log(`Every page once: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const next = await visits(shop.url);
    const kept: Minute[] = [];
    const all: Answer[] = [];
    console.log(
      '| Minute | Requests | Failed | p50 ms | p95 ms | p99 ms | Resident MB | Heap MB | External MB | Processor s | Cached pages |',
    );
    console.log(`|${'---|'.repeat(11)}`);
    let { processor: spent } = await readGauges(shop.url, token);
    for (let minute = 1; minute <= minutes; minute += 1) {
      const answers = await minuteOf(shop.url, next);
      const times = answers.map(({ took }) => took);
      const gauges = await readGauges(shop.url, token);
      const sample: Minute = {
        ...gauges,
        processor: gauges.processor - spent,
        answered: answers.length,
        failed: answers.filter(({ problem }) => problem !== undefined).length,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
        p99: percentile(times, 0.99),
      };
      spent = gauges.processor;
      kept.push(sample);
      if (minute > minutes / 3) all.push(...answers);
      console.log(`| ${minute} | ${lineOf(sample).join(' | ')} |`);
      const [problem] = answers.flatMap((answer) => answer.problem ?? []);
      if (problem !== undefined) console.log(`  ${problem}`);
    }
    const steady = kept.slice(Math.floor(minutes / 3));
    printTable(`Waiting times by kind, last two thirds`, byKind(all));
    printTable(`Growth over the last two thirds of ${minutes} minutes, ${RATE} requests a second`, [
      {
        what: 'resident memory, MB a minute',
        value: slope(steady.map(({ resident }) => resident)),
        limit: MEMORY_GROWTH,
        unit: 'MB',
      },
      {
        what: 'heap, MB a minute',
        value: slope(steady.map(({ heap }) => heap)),
        limit: MEMORY_GROWTH,
        unit: 'MB',
      },
      {
        what: 'external memory, MB a minute',
        value: slope(steady.map(({ external }) => external)),
        limit: MEMORY_GROWTH,
        unit: 'MB',
      },
      {
        what: 'processor of a minute, s a minute',
        value: slope(steady.map(({ processor }) => processor)),
        limit: PROCESSOR_GROWTH,
        unit: 's',
      },
      { what: 'p95, ms a minute', value: slope(steady.map(({ p95 }) => p95)), limit: P95_GROWTH, unit: 'ms' },
      { what: 'failures', value: kept.reduce((sum, { failed }) => sum + failed, 0), limit: 0, unit: '' },
    ]);
  } finally {
    await shop.stop();
  }
} finally {
  removeDirectory(dataDir);
}

/** One minute of visits, each begun at its time whether or not those before it were answered. */
async function minuteOf(url: string, next: () => Visit): Promise<readonly Answer[]> {
  const start = performance.now();
  const answers: Promise<Answer>[] = [];
  while (answers.length < (RATE * MINUTE) / 1000) {
    const due = start + (answers.length * 1000) / RATE;
    await sleep(Math.max(0, due - performance.now()));
    answers.push(ask(url, next()));
  }
  return Promise.all(answers);
}

async function ask(url: string, { kind, path, init, accept }: Visit): Promise<Answer> {
  const start = performance.now();
  try {
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(MINUTE) });
    await response.arrayBuffer();
    const problem = accept(response) ? undefined : `${response.status} from ${path}`;
    return { kind, took: performance.now() - start, problem };
  } catch (error) {
    const { cause = error } = error as Error;
    return { kind, took: performance.now() - start, problem: String(cause) };
  }
}

function lineOf(minute: Minute): readonly string[] {
  const { answered, failed, p50, p95, p99, resident, heap, external, processor, pages } = minute;
  return [
    ...[answered, failed].map(String),
    ...[p50, p95, p99].map((time) => time.toFixed(1)),
    ...[resident, heap, external].map((amount) => amount.toFixed(0)),
    processor.toFixed(1),
    pages.toFixed(0),
  ];
}

function byKind(answers: readonly Answer[]): readonly Row[] {
  return (Object.keys(SHARES) as Kind[]).flatMap((kind) => {
    const times = answers.filter((answer) => answer.kind === kind).map(({ took }) => took);
    return [
      { what: `${kind} (${SHARES[kind]} %), p50`, value: percentile(times, 0.5), unit: 'ms' },
      { what: `${kind} (${SHARES[kind]} %), p95`, value: percentile(times, 0.95), unit: 'ms' },
    ];
  });
}
