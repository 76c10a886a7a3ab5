/** What visitors wait for while much of the catalogue changes at once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#lib/platform/kernel/database/database.ts';
import { type AskCall, listingOf } from './growth-calls.ts';
import { CATEGORY } from './pages.ts';
import { percentile } from './statistics.ts';
import type { Row } from './table.ts';

/** Milliseconds between two listings. */
const PACE = 20;
/** Milliseconds that no listing may wait for. */
const LIMIT = 300;
/** Milliseconds that every process may take to show the change. */
const SHOWN_LIMIT = 10_000;
/** Listings asked after the change shows: what it left behind. */
const AFTERWARDS = 10;

/** One statement each. In a small shop there may be fewer products than that. */
export async function changeRows(
  { patient }: Pick<Database, 'patient'>,
  ask: AskCall,
  /** Waits until listings show all that was written before. */
  catalogueRead: () => Promise<void>,
): Promise<readonly Row[]> {
  const { id } = await sql<{ id: number }>`
    select marca_id as id from products group by marca_id order by count(*) desc, marca_id limit 1
  `
    .execute(patient)
    .then(({ rows: [largest] }) => largest ?? { id: 0 });
  const waits = (what: string, change: () => Promise<void>) =>
    waitsWhile({ ask, catalogueRead }, what, change);
  return [
    ...(await waits('the largest brand is renamed', async () => {
      await sql`update brands set nome = nome || ' Nova' where id = ${id}`.execute(patient);
    })),
    ...(await waits('5,000 prices change', async () => {
      await sql`update products set preco_por = preco_por + 1
        where id in (select id from products order by id desc limit 5000)`.execute(patient);
    })),
  ];
}

type Asking = { readonly ask: AskCall; readonly catalogueRead: () => Promise<void> };

/** From the statement on until the change shows, and a little longer. */
async function waitsWhile(
  { ask, catalogueRead }: Asking,
  what: string,
  change: () => Promise<void>,
): Promise<readonly Row[]> {
  const waits: number[] = [];
  let ended: number | undefined;
  const began = performance.now();
  let shown: number | undefined;
  const changing = change().then(async () => {
    ended = performance.now();
    await catalogueRead();
    shown = performance.now() - ended;
  });
  for (let left = AFTERWARDS, turn = 0; left > 0; turn += 1) {
    const due = performance.now() + PACE;
    await sleep(PACE);
    // Each has a price range of its own: no answer is one that was kept. What the loop is late by is waited for too.
    await ask(listingOf('category', { url: turn % 2 ? '/setor-1' : CATEGORY, preco: `1:${9000 + turn}` }));
    waits.push(performance.now() - due);
    if (shown !== undefined) left -= 1;
  }
  await changing;
  return [
    {
      what: `while ${what}, longest wait for a listing`,
      value: percentile(waits, 1),
      limit: LIMIT,
      unit: 'ms',
    },
    { what: '  p50', value: percentile(waits, 0.5), unit: 'ms' },
    { what: '  the statement itself', value: (ended ?? began) - began, unit: 'ms' },
    { what: '  shown after its commit', value: shown ?? Number.NaN, limit: SHOWN_LIMIT, unit: 'ms' },
  ];
}
