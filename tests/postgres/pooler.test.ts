/** What stands between a shop and its PostgreSQL refuses parameters of a connection that it does not know, as PgBouncer does. */
import { connect, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresLooker } from '#lib/platform/kernel/changes/look-postgres.ts';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { createPrimary } from '#lib/platform/kernel/database/primary.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { createPostgres, givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { freePort } from '../support/shop.ts';

/** What PgBouncer lets through unless it is told otherwise. */
const KNOWN = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'application_name'];
let own: OwnPostgres;
let pooler: Server;
let url: string;
const refused: string[] = [];

beforeAll(async () => {
  own = await createPostgres(givenPostgres());
  const { hostname, port } = new URL(own.url);
  pooler = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (begin) => {
      const words = begin.subarray(8).toString().split('\0');
      const names = words.filter((_, place) => place % 2 === 0 && words[place] !== '');
      const unknown = names.filter((name) => !KNOWN.includes(name));
      refused.push(...unknown);
      if (unknown.length > 0) {
        socket.destroy();
        return;
      }
      const server = connect(Number(port), hostname);
      server.on('error', () => socket.destroy());
      server.write(begin);
      socket.pipe(server).pipe(socket);
    });
  });
  const at = await freePort();
  await new Promise<void>((resolve) => pooler.listen(at, '127.0.0.1', resolve));
  const through = new URL(own.url);
  through.hostname = '127.0.0.1';
  through.port = String(at);
  url = through.href;
}, 60_000);
afterAll(async () => {
  pooler.close();
  await own.drop();
});

it('a shop and its looks at the log work through it, with their limits set', async () => {
  const database = await openDatabase({ databaseUrl: url });
  await migrate(database.patient);
  const { rows } = await sql<{ wait: string; jit: string }>`
    select current_setting('lock_timeout') as wait, current_setting('jit') as jit`.execute(database.db);
  const looker = createPostgresLooker(createPrimary([url]));
  const look = await looker.look('');
  await looker.end();
  await database.close();
  expect(refused).toEqual([]);
  expect(rows).toEqual([{ wait: '5s', jit: 'off' }]);
  expect(look.snapshot).toMatch(/^\d+:\d+:/);
});
