/**
 * The shop as `npm start` runs it, with a clock that is read from a file, and providers that misbehave. It plays a schedule
 * that it is sent, in its own process and on its own database, and is killed in it.
 */
import { argv } from 'node:process';
import type { Kysely } from 'kysely';
import { MERCADO_PAGO } from '#lib/platform/payments/providers/mercado-pago.ts';
import { PIX_API } from '#lib/platform/payments/providers/pix-api.ts';
import type { MachineProvider } from '#lib/platform/payments/providers/provider.ts';
import type { PlatformOptions } from '#lib/platform/platform.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { processEnvironment, readConfig } from '#lib/server/config.ts';
import { lockData } from '#lib/server/data-lock.ts';
import { launch } from '#lib/server/launch.ts';
import { processLog } from '#lib/server/observe/log.ts';
import type { Housed } from '../houses/house.ts';
import { openHouses } from '../houses/open-houses.ts';
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
const opening = Promise.withResolvers<readonly Housed[]>();
let own: Kysely<Schema> | undefined;
/** The jobs of the shop itself may ask before the houses are open. */
const later = (name: string, methods: MachineProvider['methods']): MachineProvider => {
  const open = async () => {
    const found = (await opening.promise).find(({ house }) => house.name === name);
    if (!found) throw new Error(`${name} is not there`);
    return deadlyProvider(found.provider);
  };
  return {
    ...{ name, methods, witness: 'machine' },
    make: async (...asked) => (await open()).make(...asked),
    read: async (...asked) => (await open()).read(...asked),
    cancel: async (...asked) => (await open()).cancel(...asked),
    refund: async (...asked) => (await open()).refund(...asked),
    readRefund: async (...asked) => (await open()).readRefund(...asked),
  };
};
const providers = [
  deadlyProvider(standIn),
  later(PIX_API, ['pix']),
  later(MERCADO_PAGO, ['pix', 'boleto', 'cartao']),
];
const adjust = (options: PlatformOptions): PlatformOptions => {
  own = options.db;
  return { ...options, now: () => clock.now, providers };
};
const config = readConfig(processEnvironment());
process.once('exit', lockData(config));
await launch(config, processLog(config.logLevel), adjust);
if (!own) throw new Error('the shop has no database');
const db = own;
const deadly = deadlyDatabase(db);
const others = await openHouses({ db: deadly, clock: () => clock.now, keep: () => keep() });
opening.resolve(others);
const houses = [standIn, ...others.map(({ house }) => house)];

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
  db: deadly,
  product: Number(product),
  coupon: Number(coupon),
  standIn,
  houses,
  providers: [deadlyProvider(standIn), ...others.map(({ provider }) => deadlyProvider(provider))],
});
let begun = 0;
const world: World = { shop, orders: [], account: [] };

function keep(): void {
  const { orders, account } = world;
  writeWorld(directory, { houses: houses.map((house) => house.save()), orders, account, begun });
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
  const { orders, account } = kept;
  for (const [index, house] of houses.entries()) house.load(kept.houses[index]);
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
