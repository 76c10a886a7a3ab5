/** Random schedules of buyers, the shop's people, jobs and a provider that misbehaves. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { withRefs } from '#lib/domain/payments/statement.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { matchStatements, noteStatement } from '#lib/platform/payments/import-statement.ts';
import { markPaid } from '#lib/platform/payments/mark-paid.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import { type ChargeRow, chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { takeUpOrder } from '#lib/platform/payments/take-up.ts';
import { alwaysHolds, holdsAtRest, snapshot } from './invariants.ts';
import { AUTHOR, type MoneyShop, PRICE } from './shop.ts';
import { FAULTS, type Fault, STAND_IN } from './stand-in.ts';

type Way = 'pix' | 'cartao' | 'chave' | 'combinar';
type Credit = { readonly day: string; readonly valor: number; readonly memo: string; confirmed: boolean };
/** What happens in one run. */
type World = {
  readonly shop: MoneyShop;
  readonly orders: number[];
  readonly account: Credit[];
  seen: number;
};

export type Act =
  | { readonly act: 'order'; readonly way: Way; readonly coupon: boolean }
  | { readonly act: 'charge' | 'twice'; readonly of: number; readonly way: Way }
  | { readonly act: 'pay'; readonly of: number; readonly more: number; readonly late: boolean }
  | {
      readonly act: 'refuse' | 'cancel' | 'shopCancel' | 'confirm' | 'mistake' | 'mark' | 'takeUp';
      readonly of: number;
    }
  | { readonly act: 'refund'; readonly of: number; readonly valor: number }
  | { readonly act: 'case'; readonly of: number; readonly outcome: 'devolvida' | 'aceita' }
  | { readonly act: 'notice'; readonly of: number; readonly forged: boolean }
  /** The jobs run, with these faults. */
  | { readonly act: 'badWork'; readonly faults: readonly Fault[] }
  | { readonly act: 'provider'; readonly refusing: boolean; readonly slow: boolean }
  | { readonly act: 'later'; readonly ms: number }
  | { readonly act: 'work' | 'statement' };

const SECOND = 1000;
const HOUR = 3_600_000;
const of = fc.nat(4);
const way = fc.constantFrom<Way>('pix', 'cartao', 'chave', 'combinar');

const order = fc.record({ act: fc.constant('order' as const), way, coupon: fc.boolean() });
const badWork = fc.record({
  act: fc.constant('badWork' as const),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 3 }),
});
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('order' as const), way, coupon: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('charge' as const, 'twice' as const), of, way }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      of,
      more: fc.constantFrom(0, 0, 0, -1, 1),
      late: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('refuse' as const, 'cancel', 'shopCancel', 'confirm', 'mistake', 'mark', 'takeUp'),
      of,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      of,
      valor: fc.integer({ min: 1, max: PRICE }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('case' as const),
      of,
      outcome: fc.constantFrom('devolvida' as const, 'aceita'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('notice' as const), of, forged: fc.boolean() }) },
  { weight: 8, arbitrary: badWork },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('provider' as const),
      refusing: fc.boolean(),
      slow: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('later' as const),
      ms: fc.constantFrom(2 * SECOND, 30 * SECOND, 150 * SECOND, HOUR / 2, HOUR, 26 * HOUR),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom('work' as const, 'work' as const, 'work' as const, 'statement' as const),
    }),
  },
);

export const schedules: fc.Arbitrary<readonly Act[]> = fc
  .tuple(order, badWork, fc.array(anyAct, { minLength: 10, maxLength: 35, size: 'max' }))
  .map(([first, second, more]) => [first, second, ...more]);

/** Runs one, then without faults until nothing is due. @throws what did not hold. */
export async function runSchedule(shop: MoneyShop, acts: readonly Act[]): Promise<void> {
  await shop.clear();
  const world: World = { shop, orders: [], account: [], seen: 0 };
  for (const act of acts) {
    await happen(world, act);
    await alwaysHolds(shop);
  }
  await rest(world);
}

/** What the shop refuses is no fault of it. */
async function happen(world: World, act: Act): Promise<void> {
  try {
    await perform(world, act);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}

async function perform(world: World, act: Act): Promise<void> {
  const { shop, orders } = world;
  const { deps, standIn } = shop;
  const now = deps.now();
  const by = { author: AUTHOR, now };
  const numero = 'of' in act ? orders[act.of % Math.max(1, orders.length)] : undefined;
  switch (act.act) {
    case 'order': {
      if ((await shop.stockLeft()) === 0 || orders.length >= 5) return;
      const made = await shop.order({ pagamento: act.way === 'chave' ? 'pix' : act.way, coupon: act.coupon });
      orders.push(made);
      return begin(shop, made, act.way);
    }
    case 'work':
      return shop.work();
    case 'later':
      return shop.later(act.ms);
    case 'badWork':
      standIn.faults.push(...act.faults);
      return shop.work();
    case 'provider':
      standIn.refusing = act.refusing;
      standIn.slow = act.slow;
      return;
    case 'statement':
      return statement(world);
  }
  if (numero === undefined) return;
  const charges = await chargesOf(deps.db, numero);
  const charge = charges.at(-1);
  switch (act.act) {
    case 'charge':
      return begin(shop, numero, act.way);
    case 'twice':
      await Promise.allSettled([begin(shop, numero, act.way), begin(shop, numero, act.way)]);
      return;
    case 'pay':
      if (charge) await pay(world, charge, act);
      return;
    case 'refuse':
      if (charge) standIn.set(charge.ref, 'recusada');
      return;
    case 'cancel':
      return cancel(shop, numero, 'comprador');
    case 'shopCancel':
      return cancel(shop, numero, 'equipe');
    case 'confirm':
      if (charge) await confirm(world, charge);
      return;
    case 'mistake':
      if (charge?.provider !== PIX_KEY) return;
      return shop.inTrx(async (trx) => {
        const sighting = { valor: charge.valor, entryRef: '', at: now, cause: 'confirmacao', ...by } as const;
        await confirmCharge(trx, deps, charge, sighting);
        await undoConfirmation(trx, deps, charge, by);
      });
    case 'mark':
      return shop.inTrx((trx) => markPaid(trx, deps, numero, { method: 'combinar', valor: PRICE, ...by }));
    case 'refund':
      return shop.inTrx((trx) =>
        requestRefund(trx, deps, numero, { valor: act.valor, causa: 'manual', ...by }),
      );
    case 'takeUp': {
      const late = await deps.db
        .selectFrom('refunds')
        .select('id')
        .where('status', '=', 'pedida')
        .where('causa', '=', 'tardio')
        .where('charge_id', '=', charge?.id ?? 0)
        .executeTakeFirst();
      if (!late) return;
      await shop.inTrx((trx) => takeUpOrder(trx, deps, { numero, refund: late.id }, by));
      return;
    }
    case 'case': {
      const open = await deps.db
        .selectFrom('payment_cases')
        .select('id')
        .where('numero', '=', numero)
        .where('valor', '>', 0)
        .where('closed_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst();
      if (!open || standsForMachine(charges)) return;
      const closing = { outcome: act.outcome, ref: `B${open.id}`, at: now, note: '', ...by };
      await shop.inTrx((trx) => endCase(trx, deps, { numero, id: open.id }, closing));
      return;
    }
    case 'notice':
      return noteNotice(deps.db, {
        provider: STAND_IN,
        ref: act.forged ? 'PED1T1' : (charge?.ref ?? 'PED2T2'),
        now,
      });
  }
}

/** What a person gives back by hand at a provider is not in the stand-in's books. */
function standsForMachine(charges: readonly ChargeRow[]): boolean {
  return charges.some(({ provider }) => provider === STAND_IN);
}

async function begin(shop: MoneyShop, numero: number, way: Way): Promise<void> {
  if (way === 'combinar') return;
  if (way === 'chave') await shop.pixByKey(numero, endOfDay(shopDay(shop.deps.now())));
  else await shop.charge(numero, { method: way });
}

async function pay(
  { shop, account }: World,
  charge: ChargeRow,
  { more, late }: { more: number; late: boolean },
): Promise<void> {
  const now = shop.deps.now();
  if (charge.provider === PIX_KEY) {
    // A static code can be paid whenever somebody has it.
    account.push({
      day: shopDay(now),
      valor: charge.valor + more,
      memo: `PIX ${charge.ref}`,
      confirmed: false,
    });
    return;
  }
  const order = await shop.deps.db
    .selectFrom('orders')
    .select('status')
    .where('numero', '=', charge.numero)
    .executeTakeFirstOrThrow();
  shop.standIn.pay(charge.ref, charge.valor + more, late && order.status === 'cancelado');
}

async function cancel(shop: MoneyShop, numero: number, by: 'comprador' | 'equipe'): Promise<void> {
  const { deps } = shop;
  const now = deps.now();
  await shop.inTrx(async (trx) => {
    const order = await lockOrder(trx, numero);
    if (order?.status !== 'recebido') return;
    const author = by === 'equipe' ? AUTHOR : '';
    const ended = await endPayments(trx, deps, order, { by, author, now });
    if (!ended && by === 'comprador') return;
    await takeStep(trx, order, { step: 'cancelado', author, now });
    await settleOrderPayment(trx, numero, { causa: 'pedido', author, now });
  });
}

/** Somebody looks into the account and presses for what they see. */
async function confirm({ shop, account }: World, charge: ChargeRow): Promise<void> {
  const credit = account.find((one) => !one.confirmed && one.memo.endsWith(charge.ref));
  if (!credit || charge.status === 'paga') return;
  const { deps } = shop;
  const now = deps.now();
  await shop.inTrx((trx) =>
    confirmCharge(trx, deps, charge, {
      valor: credit.valor,
      entryRef: '',
      at: now,
      author: AUTHOR,
      cause: 'confirmacao',
      now,
    }),
  );
  credit.confirmed = true;
}

/** Of all days up to now; each one is another file. */
async function statement(world: World): Promise<void> {
  const { shop, account } = world;
  world.seen += 1;
  const lines = withRefs(
    account.map(({ day, valor, memo }) => ({ day, valor, memo })),
    [],
  );
  const today = shopDay(shop.deps.now());
  const from = plusDays('2026-11-01', -world.seen);
  const by = { name: 'extrato', author: AUTHOR, now: shop.deps.now() };
  await shop.inTrx((trx) => noteStatement(trx, { from, until: today, lines }, by));
  await matchStatements(shop.deps);
}

const ROUNDS = 400;

/** No faults any more; time jumps to what is due next, until nothing is. */
async function rest(world: World): Promise<void> {
  const { shop, account } = world;
  const { standIn, deps } = shop;
  Object.assign(standIn, { refusing: false, slow: false });
  standIn.faults.length = 0;
  await quiet(shop);
  shop.later(3 * 24 * HOUR);
  await statement(world);
  await quiet(shop);
  await alwaysHolds(shop);
  await holdsAtRest(
    shop,
    account.map(({ memo, valor }) => `${memo.slice(4)} ${valor}`),
  );
  const before = await snapshot(shop);
  for (const { order } of standIn.held) {
    await noteNotice(deps.db, { provider: STAND_IN, ref: order.ref, now: deps.now() });
  }
  await shop.work();
  shop.later(10 * SECOND);
  await shop.work();
  expect(await snapshot(shop), 'after every notice once more').toEqual(before);
}

async function quiet(shop: MoneyShop): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.work();
    const due = await nextDue(shop);
    if (due === undefined) return;
    shop.later(Math.max(SECOND, due.getTime() - shop.deps.now().getTime()));
  }
  throw new Error('something is due for ever');
}

async function nextDue({ deps: { db } }: MoneyShop): Promise<Date | undefined> {
  const charge = await db
    .selectFrom('charges')
    .select('next_check_at as at')
    .where('next_check_at', 'is not', null)
    .orderBy('next_check_at')
    .executeTakeFirst();
  const refund = await db
    .selectFrom('refunds')
    .select('next_check_at as at')
    .where('next_check_at', 'is not', null)
    .orderBy('next_check_at')
    .executeTakeFirst();
  const times = [charge?.at, refund?.at].flatMap((at) => at ?? []);
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0];
}
