/** A shop for tests about money: orders put into the database as sending puts them, and the jobs called by hand. */

import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { balance, faultOf } from '#lib/domain/payments/ledger.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import { insertOrderStock, takeItem } from '#lib/platform/orders/queries/order-stock.ts';
import { insertOrder, lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { type OrderDeps, orderStep } from '#lib/platform/orders/step.ts';
import { workPayments } from '#lib/platform/payments/due-payments.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { type Opening, openCharge } from '#lib/platform/payments/open-charge.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import type { PaymentDeps } from '#lib/platform/payments/payment-deps.ts';
import { createDemoProvider } from '#lib/platform/payments/providers/demo.ts';
import { manualProvider } from '#lib/platform/payments/providers/manual.ts';
import { PIX_KEY, pixKeyProvider, pixPayload } from '#lib/platform/payments/providers/pix-key.ts';
import { type MachineProvider, providersByName } from '#lib/platform/payments/providers/provider.ts';
import { type ChargeRow, chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { entriesOf } from '#lib/platform/payments/queries/ledger.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { plainProduct } from '../plain-product.ts';
import { createTestStore, type TestStore, TODAY } from '../store.ts';
import { dropMoney } from './drop-money.ts';
import type { House } from './houses/house.ts';
import type { OpenHouses } from './houses/open-houses.ts';
import { forgetLedger } from './ledger-holds.ts';
import { createStandIn, Killed, STAND_IN, type StandIn } from './stand-in.ts';
import { PRICE, writtenLine, writtenOrder } from './written-order.ts';

export { PRICE };

export const HALF_HOUR = 30 * 60_000;
export const STOCK = 20;
export const AUTHOR = 'Ana do caixa';

/** What these tests need of a store: the shop itself, in this process or in one that is killed. */
export type MoneyStore = Pick<TestStore, 'db' | 'clock' | 'later' | 'reset' | 'close'>;

export type MoneyShop = {
  readonly store: MoneyStore;
  readonly standIn: StandIn;
  /** All that may be asked, the stand-in first. */
  readonly houses: readonly House[];
  readonly deps: PaymentDeps;
  readonly product: number;
  readonly coupon: number;
  readonly order: (change?: {
    readonly quantidade?: number;
    readonly pagamento?: string;
    readonly coupon?: boolean;
  }) => Promise<number>;
  readonly charge: (numero: number, change?: Partial<Opening>) => Promise<ChargeRow>;
  readonly pixByKey: (numero: number, expiresAt?: Date) => Promise<ChargeRow>;
  readonly inTrx: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;
  /** A step that the shop's people take in the panel. */
  readonly step: (numero: number, step: 'confirmado' | 'enviado' | 'entregue' | 'cancelado') => Promise<void>;
  /** One round of the jobs; a process that is killed in it is no failure. */
  readonly work: () => Promise<void>;
  readonly later: (ms: number) => void;
  readonly stockLeft: () => Promise<number>;
  readonly state: (
    numero: number,
  ) => Promise<{ readonly status: string; readonly pagamento: string; readonly charges: readonly string[] }>;
  /** Letters that wait, oldest first; then forgotten. */
  readonly letters: () => Promise<readonly string[]>;
  readonly clear: () => Promise<void>;
};

/** One whose whole shop is in this process. */
export type TestMoneyShop = MoneyShop & { readonly store: TestStore };

/** What visitors and mails left in a store that only these tests use. */
export async function resetMoney(db: Kysely<Schema>, clock: MoneyStore['clock']): Promise<void> {
  clock.now = TODAY;
  for (const table of ['outbox', 'orders'] as const) await db.deleteFrom(table).execute();
}

type Planted = {
  /** What stands between shop and providers. */
  readonly between?: (provider: MachineProvider) => MachineProvider;
  /** Those that are asked over a network, beside the stand-in. */
  readonly open?: OpenHouses;
};

/** @param planted A fault that tests have to find. */
export async function openMoneyShop({
  between = (provider) => provider,
  open = async () => [],
}: Planted = {}): Promise<TestMoneyShop> {
  const store = await createTestStore();
  const { db } = store;
  const goods = await prepareGoods(db);
  const clock = () => store.clock.now;
  const standIn = createStandIn(clock);
  const others = await open({ db, clock, keep: () => undefined });
  const providers = [standIn, ...others.map(({ provider }) => provider)].map(between);
  const houses = [standIn, ...others.map(({ house }) => house)];
  const close = async () => {
    for (const other of others) await other.close();
    await store.close();
  };
  const shop = moneyShop({ store, db, ...goods, standIn, houses, providers });
  await shop.clear();
  return { ...shop, store: { ...store, close } };
}

/** What is bought in these tests. */
export async function prepareGoods(
  db: Kysely<Schema>,
): Promise<{ readonly product: number; readonly coupon: number }> {
  const terms = { tipo: 'valor', valor: 100, ativo: true, usos_maximos: null, usos_cliente: null } as const;
  const { id } = await db
    .insertInto('coupons')
    .values({ hash: 'DINHEIRO', ...terms })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { product: await plainProduct({ db }), coupon: id };
}

type Opened = Pick<MoneyShop, 'store' | 'product' | 'coupon' | 'standIn' | 'houses'> & {
  /** What the shop works on; checks look by `store.db`. */
  readonly db: Kysely<Schema>;
  /** What the shop asks. */
  readonly providers: readonly MachineProvider[];
};

export function moneyShop({ store, db, product, coupon, standIn, houses, providers }: Opened): MoneyShop {
  const now = () => store.clock.now;
  const deps: PaymentDeps = {
    db,
    now,
    sendOutbox: async () => undefined,
    providers: providersByName([...providers, pixKeyProvider, manualProvider, createDemoProvider(db, now)]),
    // What fails has said nothing; only the killed end their process.
    askProvider: async (_, question) => {
      try {
        return await question(new AbortController().signal);
      } catch (error) {
        if (error instanceof Killed) throw error;
        return { said: 'nothing' };
      }
    },
    // A bug ends the test, and who is killed ends its round.
    onFailure: (error) => {
      throw error;
    },
    chance: () => 0.5,
  };
  const inTrx = <T>(work: (trx: Trx) => Promise<T>) => inTransaction(db, work);
  let sent = 0;
  const shop: MoneyShop = {
    store,
    standIn,
    houses,
    deps,
    product,
    coupon,
    inTrx,
    later: (ms) => store.later(ms),
    async order({ quantidade = 1, pagamento = 'pix', coupon: withCoupon = false } = {}) {
      sent += 1;
      return inTrx(async (trx) => {
        const item = { product_id: product, valor_id: 0, quantidade };
        expect(await takeItem(trx, item)).toBeDefined();
        if (withCoupon) await sql`update coupons set usos = usos + 1 where id = ${coupon}`.execute(trx);
        const numero = await insertOrder(
          trx,
          writtenOrder({
            quantidade,
            pagamento,
            chave: `k${sent}`,
            coupon: withCoupon ? coupon : null,
            now: now(),
          }),
          [writtenLine(product, quantidade)],
        );
        await insertOrderStock(trx, numero, [item]);
        return numero;
      });
    },
    charge: (numero, change = {}) =>
      inTrx((trx) =>
        openCharge(trx, deps, numero, {
          provider: STAND_IN,
          method: 'pix',
          amount: PRICE,
          expiresAt: new Date(now().getTime() + HALF_HOUR),
          now: now(),
          ...change,
        }),
      ),
    pixByKey: (numero, expiresAt = new Date(now().getTime() + HALF_HOUR)) =>
      shop.charge(numero, {
        provider: PIX_KEY,
        expiresAt,
        payloadOf: (ref) => pixPayload(RECEIVER, PRICE, ref),
      }),
    step: (numero, step) =>
      inTrx(async (trx) => {
        const ties = {
          endPayments: (...[t, order, ending]: Parameters<OrderDeps['endPayments']>) =>
            endPayments(t, deps, order, ending),
          orderMoved: (t: Trx, which: number, time: Date) =>
            settleOrderPayment(t, which, { causa: 'pedido', author: '', now: time }),
        };
        const order = await lockOrder(trx, numero);
        const { write } = orderStep(ties, numero, { step, seen: order?.status ?? '' });
        if (order) await write(trx, order, { staff: { id: 1, nome: AUTHOR, papeis: [] }, now: now() });
      }),
    async work() {
      await workPayments(deps).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
    },
    async stockLeft() {
      const row = await db
        .selectFrom('products')
        .select('estoque')
        .where('id', '=', product)
        .executeTakeFirstOrThrow();
      return row.estoque;
    },
    async state(numero) {
      const { status, situacao_pagamento } = await db
        .selectFrom('orders')
        .select(['status', 'situacao_pagamento'])
        .where('numero', '=', numero)
        .executeTakeFirstOrThrow();
      return {
        status,
        pagamento: situacao_pagamento,
        charges: (await chargesOf(db, numero)).map((one) => one.status),
      };
    },
    async letters() {
      const rows = await db.deleteFrom('outbox').returning(['id', 'assunto']).execute();
      return rows.toSorted((a, b) => a.id - b.id).map(({ assunto }) => assunto);
    },
    async clear() {
      await dropMoney(db);
      forgetLedger(standIn);
      await db.updateTable('products').set({ estoque: STOCK }).where('id', '=', product).execute();
      await db.updateTable('coupons').set({ usos: 0 }).where('id', '=', coupon).execute();
      for (const house of houses) house.clear();
      // Time begins anew: nobody waits for what was to be later.
      await db
        .updateTable('payment_accounts')
        .set({ versao: sql`versao + 1`, looked_at: null, look_at: null })
        .execute();
      await store.reset();
    },
  };
  return shop;
}

export const RECEIVER = {
  pix_chave: 'pix@loja.example',
  pix_nome: 'Loja',
  pix_cidade: 'São Paulo',
  pix_txid: true,
};

/** What the shop has of a provider, as lines that can be compared with its own. */
export async function shopLedger({ store: { db } }: MoneyShop, provider: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('money_events as m')
    .innerJoin('charges as c', 'c.id', 'm.charge_id')
    .select(['c.ref', 'm.kind', 'm.provider_ref', 'm.valor'])
    .where('m.provider', '=', provider)
    .execute();
  return rows
    .map(({ ref, kind, provider_ref, valor }) => `${ref} ${kind} ${provider_ref} ${valor}`)
    .toSorted();
}

/** Centavos that the shop has of a charge. @throws Error when its entries do not add up. */
export async function balanceOf({ store: { db } }: MoneyShop, charge: number): Promise<number> {
  const entries = await entriesOf(db, charge);
  expect(faultOf(entries)).toBeUndefined();
  return balance(entries);
}
