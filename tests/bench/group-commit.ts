/**
 * What the log of changes costs writers: one-row updates of products by 16 clients, with its triggers and without them, in
 * turns. Writes wait for the disk, as group commit is what is measured.
 * Usage: `DATABASE_URL=… npm run bench:commit`, of a PostgreSQL whose user may create databases; fails below 0.8.
 */
import { sql } from 'kysely';
import { Client } from 'pg';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { seedDemo } from '../support/demo.ts';
import { createPostgres, givenPostgres } from '../support/postgres.ts';

const CLIENTS = 16;
/** Milliseconds of one turn. */
const TURN = 4000;
const TURNS = 5;
const LEAST = 0.8;

const own = await createPostgres(givenPostgres());
try {
  const database = await openDatabase({ databaseUrl: own.url });
  await migrate(database.patient);
  await seedDemo(database.patient, new Date());
  const { rows } = await sql<{ id: number }>`select id from products order by id`.execute(database.db);
  const ids = rows.map(({ id }) => id);
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new Client({ connectionString: own.url });
      await client.connect();
      return client;
    }),
  );
  const shares: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [without, within] = [await turnOf(clients, ids, 'disable'), await turnOf(clients, ids, 'enable')];
    shares.push(within / without);
    console.log(
      `without ${without.toFixed(0)}/s, with ${within.toFixed(0)}/s: ${(within / without).toFixed(2)}`,
    );
  }
  await Promise.all(clients.map((client) => client.end()));
  await database.close();
  const share = shares.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
  console.log(`share of the same without triggers: ${share.toFixed(2)} (at least ${LEAST})`);
  if (share < LEAST) process.exitCode = 1;
} finally {
  await own.drop();
}

/** Updates a second. */
async function turnOf(
  clients: readonly Client[],
  ids: readonly number[],
  triggers: 'enable' | 'disable',
): Promise<number> {
  const [first] = clients;
  for (const event of ['insert', 'update', 'delete'])
    await first?.query(`alter table products ${triggers} trigger changes_${event}`);
  await first?.query('truncate changes');
  await first?.query('checkpoint');
  const end = performance.now() + TURN;
  let updates = 0;
  await Promise.all(
    clients.map(async (client, index) => {
      // Each has products of its own: none waits for another's row.
      const mine = ids.filter((id) => id % clients.length === index);
      for (let turn = 0; performance.now() < end; turn += 1) {
        await client.query('update products set preco_por = preco_por + 1 where id = $1', [
          mine[turn % mine.length],
        ]);
        updates += 1;
      }
    }),
  );
  return (updates * 1000) / TURN;
}
