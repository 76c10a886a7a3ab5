/** A server that takes no writes any more, as a primary that another one took the place of, and then does again. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { send } from '../server/client.ts';
import { createCustomer } from '../support/customer.ts';
import { givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { copySeededPostgres } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';

const dataDir = temporaryDirectory();
/** Milliseconds. */
const PATIENTLY = { timeout: 15_000, interval: 50 };
let postgres: OwnPostgres;
let name: string;
let shop: Shop;

beforeAll(async () => {
  postgres = await copySeededPostgres(givenPostgres(), dataDir, new Date());
  name = new URL(postgres.url).pathname.slice(1);
  const SESSION_SECRET = 'the same in all processes of this shop';
  shop = await startShop({ dataDir, env: { DATABASE_URL: postgres.url, SESSION_SECRET } });
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  await postgres?.drop();
  removeDirectory(dataDir);
});

/** From beside the database: in it even this could not be written. */
async function beside(...statements: readonly string[]): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl: givenPostgres() });
  for (const statement of statements) await sql.raw(statement).execute(db);
  await close();
}

const health = async () => {
  const [ready, write] = await Promise.all([
    send(`${shop.url}/health/ready`),
    send(`${shop.url}/health/write`),
  ]);
  return [ready.status, ready.headers['x-writes'], write.status];
};

it('refuses what visitors send for a moment, shows pages, and writes again by itself', {
  timeout: 90_000,
}, async () => {
  const { call } = createCustomer();
  const keepCep = () => call(shop.url, 'POST', '/front/checkout/zipcode', { cep: '01310100' });
  const form = () =>
    send(`${shop.url}/newsletter`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: shop.url },
      body: 'email=ana%40exemplo.com.br',
    });
  expect((await keepCep()).status).toBe(200);
  expect(await health()).toEqual([200, undefined, 200]);

  await beside(
    `alter database ${name} set default_transaction_read_only = on`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name <> 'vitrine-changes'`,
  );
  await vi.waitFor(async () => expect(await health()).toEqual([200, 'no', 503]), PATIENTLY);
  const refused = await keepCep();
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect(JSON.parse(refused.text).error).toContain('só para leitura');
  expect((await send(`${shop.url}/?debug=1`)).status).toBe(200);
  // A form is shown again, with what was typed and why.
  expect((await form()).text).toContain('só para leitura');

  // The connections that are open stay as they are: only new ones lead to a server that writes.
  await beside(`alter database ${name} set default_transaction_read_only = off`);
  await vi.waitFor(async () => expect((await keepCep()).status).toBe(200), PATIENTLY);
  await vi.waitFor(async () => expect(await health()).toEqual([200, undefined, 200]), PATIENTLY);
});
