/** Whatever is written at one process, all pages of another one show it soon. */
import { afterAll, beforeAll } from 'vitest';
import { givenPostgres, type OwnPostgres } from '../support/postgres.ts';
import { copySeededPostgres } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { openWalk, type Sight, sightOf, type Walk } from '../support/writes/walk.ts';
import { walkWrites } from '../support/writes/walked.ts';

const dataDir = temporaryDirectory();
let postgres: OwnPostgres;
let shops: readonly Shop[] = [];
let walks: readonly [Walk, Sight];
beforeAll(async () => {
  postgres = await copySeededPostgres(givenPostgres(), dataDir, new Date());
  const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'the same in all processes of this shop' };
  const [one, other] = await Promise.all([startShop({ dataDir, env }), startShop({ dataDir, env })]);
  shops = [one, other];
  walks = [await openWalk(one.url), sightOf(other.url)];
}, 240_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await postgres?.drop();
  removeDirectory(dataDir);
});

walkWrites(() => walks);
