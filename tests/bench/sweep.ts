/**
 * `npm run bench:sweep`: 1,000,000 sessions with a cart of one line each, half of them ended, on PGlite (100,000 there), or
 * on a new PostgreSQL database beside the one `DATABASE_URL` names. Prints what one batch of the sweep takes.
 */
import { rmSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { SESSION_TERM } from '#lib/platform/kernel/http/session.ts';
import { deleteExpired } from '#lib/platform/privacy/queries/expired.ts';
import { SWEEP_BATCH } from '#lib/platform/privacy/sweep.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { createTestStore, TODAY } from '../support/store.ts';
import { processorClock } from './processor.ts';
import { percentile } from './statistics.ts';
import { printTable } from './table.ts';

/** Batches that are measured; the rest would take as long. */
const BATCHES = 100;
/** Sessions of one statement that fills the table. */
const STEP = 5000;
/** Milliseconds no statement may hold the one connection of the embedded database for. */
const LIMIT = 200;

const store = await createTestStore();
try {
  const sessions = store.engine === 'postgres' ? 1_000_000 : 100_000;
  await fill(store.db, sessions);
  const before = new Date(TODAY.getTime() - SESSION_TERM);
  const times: number[] = [];
  const processor = processorClock(store.db);
  const begun = await processor();
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const start = performance.now();
    const swept = await deleteExpired(store.db, 'sessions', before, SWEEP_BATCH);
    times.push(performance.now() - start);
    if (swept !== SWEEP_BATCH) throw new Error(`batch ${batch} took out ${swept} sessions`);
  }
  const spent = ((await processor()) - begun) / BATCHES;
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain select id from sessions where seen_at < ${before}
    order by seen_at limit ${SWEEP_BATCH} for update skip locked`.execute(store.db);
  const title = `${sessions.toLocaleString('en-US')} sessions on ${store.engine}, ${SWEEP_BATCH} in a batch`;
  printTable(title, [
    { what: 'one batch, p50', value: percentile(times, 0.5), unit: 'ms' },
    { what: 'one batch, p95', value: percentile(times, 0.95), limit: LIMIT, unit: 'ms' },
    { what: 'one batch, processor of client and database', value: spent, unit: 'ms' },
    { what: 'one batch, slowest', value: percentile(times, 1), unit: 'ms' },
  ]);
  console.log(`  found by: ${rows.map((row) => row['QUERY PLAN'].trim()).at(-2)}`);
} finally {
  await store.close();
  rmSync(store.dataDir, { recursive: true, force: true });
}

/** Seen evenly over the last sixty days. In steps, as no statement may keep a database silent for long. */
async function fill(db: Kysely<Schema>, sessions: number): Promise<void> {
  for (let from = 1; from <= sessions; from += STEP) {
    const numbers = sql`generate_series(${from}::int, ${from + STEP - 1}::int) n`;
    await sql`insert into sessions (id, seen_at)
      select md5(n::text), ${TODAY}::timestamptz - make_interval(secs => 60.0 * 86400 * n / ${sessions}::int)
      from ${numbers}`.execute(db);
    await sql`insert into cart_items (session_id, tipo, id_produto, id_atributo_simples, id_unidade_venda, id_armazem,
        adicional, quantidade)
      select md5(n::text), 'produto', 1 + n % 218, 0, 0, 0, '', 1 from ${numbers}`.execute(db);
    process.stderr.write(`\r${from + STEP - 1} of ${sessions} sessions `);
  }
  process.stderr.write('\n');
  await sql`analyze sessions, cart_items`.execute(db);
}
