/** Plays schedules in a shop that is killed in each, and started again, on either engine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDatabase } from '#lib/platform/kernel/database/database.ts';
import { migrate } from '#lib/platform/migrations/migrate.ts';
import { seedDemo } from '../../demo.ts';
import { MP } from '../../mercado-pago/server.ts';
import { BANK } from '../../pix-api/bank.ts';
import { createPostgres } from '../../postgres.ts';
import { copySeeded } from '../../seeded.ts';
import { freePort, removeDirectory, temporaryDirectory } from '../../shop.ts';
import { SESSION_SECRET, TODAY } from '../../store.ts';
import type { Act } from '../acts.ts';
import { prepareGoods } from '../shop.ts';
import type { Kill } from './deadly.ts';
import { writeClock } from './kept-world.ts';
import type { Order, Said } from './orders.ts';

/** Words of buyers and of the shop that nothing it prints may hold. */
const CANARIES = [
  'bia@cliente.test',
  '52998224725',
  'pix@loja.example',
  'br.gov.bcb.pix',
  'Avenida Paulista',
  MP.token,
  MP.secret,
  BANK.secret,
  SESSION_SECRET,
];

export type KillableShop = {
  /** @throws Error with what did not hold. */
  readonly play: (acts: readonly Act[], kill: Kill & { readonly act: number }) => Promise<void>;
  /** How often it was killed so far. */
  readonly kills: () => number;
  readonly close: () => Promise<void>;
};

/** @param besides Address of a PostgreSQL; without one it is embedded. */
export async function openKillableShop(besides: string | undefined): Promise<KillableShop> {
  const dataDir = temporaryDirectory();
  const directory = temporaryDirectory();
  const postgres = besides === undefined ? undefined : await createPostgres(besides);
  if (!postgres) await copySeeded(dataDir, TODAY);
  const goods = await prepare(dataDir, postgres?.url);
  writeClock(directory, TODAY);
  const port = await freePort();
  let running: ChildProcess | undefined;
  let printed = '';
  let kills = 0;

  async function start(): Promise<ChildProcess> {
    const file = 'tests/support/payments/killed/shop-process.ts';
    const { DATABASE_URL: _, SEED: __, ...env } = process.env;
    const child = spawn(process.execPath, [file, directory, String(goods.product), String(goods.coupon)], {
      env: {
        ...env,
        ...(postgres && { DATABASE_URL: postgres.url, SESSION_SECRET }),
        ...{ LOG_LEVEL: 'info', DRAW_AHEAD: '0', CEP_LOOKUP: '0', PORT: String(port), DATA_DIR: dataDir },
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    const said = await heard(child);
    if (said?.said !== 'ready') throw new Error(`the shop did not start:\n${printed}`);
    return child;
  }

  async function send(order: Order): Promise<Said | undefined> {
    running ??= await start();
    const answer = heard(running);
    running.send(order);
    const said = await answer;
    if (said === undefined) {
      if (running.signalCode !== 'SIGKILL') throw new Error(`the shop ended by itself:\n${printed}`);
      kills += 1;
      running = undefined;
    }
    for (const canary of CANARIES)
      if (printed.includes(canary)) throw new Error(`the shop prints ${canary}:\n${printed}`);
    if (said?.said === 'failed') throw new Error(said.error);
    return said;
  }

  return {
    async play(acts, kill) {
      printed = '';
      if (await send({ acts, kill, resumes: false })) throw new Error('the shop was not killed');
      if (!(await send({ acts, resumes: true }))) throw new Error('the shop was killed again');
    },
    kills: () => kills,
    async close() {
      if (running) {
        const exited = once(running, 'exit');
        running.kill('SIGKILL');
        await exited;
      }
      await postgres?.drop();
      for (const one of [dataDir, directory]) removeDirectory(one);
    },
  };
}

/** What it says next; undefined when it ends before. */
async function heard(child: ChildProcess): Promise<Said | undefined> {
  const ending = new AbortController();
  const { signal } = ending;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([said]): Said => said),
      once(child, 'exit', { signal }).then(() => undefined),
    ]);
  } finally {
    ending.abort();
  }
}

async function prepare(dataDir: string, databaseUrl: string | undefined) {
  const { db, checkpoint, close } = await openDatabase({ dataDir, databaseUrl });
  if (databaseUrl !== undefined) {
    await migrate(db);
    await seedDemo(db, TODAY);
  }
  const goods = await prepareGoods(db);
  if (databaseUrl === undefined) await checkpoint();
  await close();
  return goods;
}
