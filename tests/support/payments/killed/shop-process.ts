/**
 * The shop as `npm start` runs it, with a clock that is read from a file, and a provider that misbehaves. It plays a schedule
 * that it is sent, in its own process and on its own database, and is killed in it.
 */
import { argv } from 'node:process';
import type { Kysely } from 'kysely';
import type { PlatformOptions } from '#lib/platform/platform.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { processEnvironment, readConfig } from '#lib/server/config.ts';
import { lockData } from '#lib/server/data-lock.ts';
import { launch } from '#lib/server/launch.ts';
import { processLog } from '#lib/server/observe/log.ts';
import { alwaysHolds } from '../invariants.ts';
import { rest } from '../rest.ts';
import { step } from '../schedule.ts';
import { moneyShop, resetMoney } from '../shop.ts';
import { createStandIn } from '../stand-in.ts';
import type { World } from '../world.ts';
import { deadlyDatabase, deadlyProvider, die, dieAt } from './deadly.ts';
import { readClock, readWorld, writeClock, writeWorld } from './kept-world.ts';
import type { Order, Said } from './orders.ts';

const [, , directory = '', product, coupon] = argv;
process.env.NODE_ENV = 'production';

const clock = {
  get now() {
    return readClock(directory);
  },
  set now(time: Date) {
    writeClock(directory, time);
  },
};
const standIn = createStandIn(
  () => clock.now,
  () => keep(),
);
const provider = deadlyProvider(standIn);
let own: Kysely<Schema> | undefined;
const adjust = (options: PlatformOptions): PlatformOptions => {
  own = options.db;
  return { ...options, now: () => clock.now, providers: [provider] };
};
const config = readConfig(processEnvironment());
process.once('exit', lockData(config));
await launch(config, processLog(config.logLevel), adjust);
if (!own) throw new Error('the shop has no database');
const db = own;

const shop = moneyShop({
  store: {
    db,
    clock,
    later: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    reset: () => resetMoney(db, clock),
    close: async () => undefined,
  },
  db: deadlyDatabase(db),
  product: Number(product),
  coupon: Number(coupon),
  standIn,
  provider,
});
let begun = 0;
const world: World = { shop, orders: [], account: [] };

function keep(): void {
  const { refusing, slow, skew, held } = standIn;
  writeWorld(directory, { refusing, slow, skew, held, orders: world.orders, account: world.account, begun });
}

async function play({ acts, kill, resumes }: Order): Promise<void> {
  if (resumes) await resume();
  else {
    await shop.clear();
    for (const list of [world.orders, world.account]) list.splice(0);
    begun = 0;
  }
  while (begun < acts.length) {
    const act = acts[begun];
    if (kill?.act === begun) dieAt(kill);
    begun += 1;
    keep();
    if (act) await step(world, act);
    keep();
  }
  dieAt(undefined);
  // It did not come to its event: it dies where it stands.
  if (kill) die();
  await rest(world);
}

/** What the killed one left has to hold before anything is done about it. */
async function resume(): Promise<void> {
  const kept = readWorld(directory);
  if (!kept) throw new Error('the world of the schedule is gone');
  const { held, orders, account, refusing, slow, skew } = kept;
  standIn.held.splice(0, Infinity, ...held);
  Object.assign(standIn, { refusing, slow, skew });
  world.account.splice(0, Infinity, ...account);
  begun = kept.begun;
  await alwaysHolds(shop);
  // An order may have been sent of which nobody heard.
  const sent = await db.selectFrom('orders').select('numero').orderBy('numero').execute();
  world.orders.splice(
    0,
    Infinity,
    ...orders.concat(sent.map(({ numero }) => numero).filter((one) => !orders.includes(one))),
  );
}

const tell = (said: Said): void => void process.send?.(said);
process.on('message', (order: Order) => {
  play(order).then(
    () => tell({ said: 'rest' }),
    (error: unknown) => {
      dieAt(undefined);
      tell({
        said: 'failed',
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    },
  );
});
tell({ said: 'ready' });
