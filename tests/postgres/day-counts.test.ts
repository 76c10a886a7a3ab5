/** Two processes of one shop on one PostgreSQL count into the same rows. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { send } from '../server/client.ts';
import { createPostgres, givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const dataDir = temporaryDirectory();
let postgres: OwnPostgres;
let shops: readonly Shop[] = [];

beforeAll(async () => {
  postgres = await createPostgres(givenPostgres());
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'the same in all processes of this shop' };
  shops = await Promise.all([0, 1].map(() => startShop({ dataDir, env })));
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await postgres?.drop();
  removeDirectory(dataDir);
});

it('both add to the row of a day and kind, the last ones as they stop', async () => {
  const headers = { 'User-Agent': BROWSER };
  for (const [place, { url }] of shops.entries()) {
    for (let time = 0; time < 3 + place; time++) await send(`${url}/`, { headers });
    await send(`${url}/cabos-de-video`, { headers });
  }
  await Promise.all(shops.map((shop) => shop.stop()));
  const { db, close } = await openDatabase({ databaseUrl: postgres.url });
  const { rows } = await sql<{
    kind: string;
    count: string;
  }>`select kind, count from day_counts order by kind`
    .execute(db)
    .finally(close);
  expect(rows.map(({ kind, count }) => [kind, Number(count)])).toEqual([
    ['inicio', 7],
    ['listagem', 2],
  ]);
});
