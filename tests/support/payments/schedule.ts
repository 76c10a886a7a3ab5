/** Random schedules of buyers, the shop's people, jobs and a provider that misbehaves. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { endOfDay, plusDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { markPaid } from '#lib/platform/payments/mark-paid.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import { type ChargeRow, chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { takeUpOrder } from '#lib/platform/payments/take-up.ts';
import { workPayments } from '#lib/platform/payments/work.ts';
import { alwaysHolds, holdsAtRest, snapshot } from './invariants.ts';
import { actedUpon } from './meanwhile.ts';
import { AUTHOR, type MoneyShop, PRICE } from './shop.ts';
import { FAULTS, type Fault, Killed, STAND_IN } from './stand-in.ts';
import { csvFile, importFile, ofxFile } from './statement-files.ts';

type Way = 'pix' | 'cartao' | 'chave' | 'combinar';
type Credit = { readonly day: string; readonly valor: number; readonly ref: string; confirmed: boolean };
/** What happens in one run. */
type World = {
  readonly shop: MoneyShop;
  readonly orders: number[];
  readonly account: Credit[];
};

export type Act =
  | { readonly act: 'order'; readonly way: Way; readonly coupon: boolean }
  | { readonly act: 'charge' | 'twice'; readonly of: number; readonly way: Way }
  | { readonly act: 'pay'; readonly of: number; readonly more: number; readonly late: boolean }
  | {
      readonly act:
        | 'refuse'
        | 'cancel'
        | 'shopCancel'
        | 'confirm'
        | 'mistake'
        | 'mark'
        | 'takeUp'
        | 'send'
        | 'bankTakes';
      readonly of: number;
    }
  | { readonly act: 'refund'; readonly of: number; readonly valor: number }
  | { readonly act: 'case'; readonly of: number; readonly outcome: 'devolvida' | 'aceita' }
  | { readonly act: 'notice'; readonly of: number; readonly forged: boolean }
  /** The jobs run, with these faults. */
  | { readonly act: 'badWork'; readonly faults: readonly Fault[] }
  /** The jobs run, and somebody acts while they do: between two of their commits, or while a provider is asked. */
  | { readonly act: 'amidst'; readonly when: 'taken' | 'before' | 'after'; readonly what: Act }
  | { readonly act: 'provider'; readonly refusing: boolean; readonly slow: boolean }
  | { readonly act: 'later'; readonly ms: number }
  /** A file of the days from one on, as one bank or another writes it. */
  | { readonly act: 'statement'; readonly since: number; readonly csv: boolean; readonly words: string }
  | { readonly act: 'work' };

const SECOND = 1000;
const HOUR = 3_600_000;
const of = fc.nat(4);
const way = fc.constantFrom<Way>('pix', 'cartao', 'chave', 'combinar');

const order = fc.record({ act: fc.constant('order' as const), way, coupon: fc.boolean() });
const badWork = fc.record({
  act: fc.constant('badWork' as const),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 3 }),
});
const acts = fc.constantFrom(
  'refuse' as const,
  'cancel',
  'shopCancel',
  'confirm',
  'mistake',
  'mark',
  'takeUp',
  'send',
  'bankTakes',
);
const inner: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: acts, of }),
  fc.record({
    act: fc.constant('pay' as const),
    of,
    more: fc.constantFrom(0, 0, -1),
    late: fc.boolean(),
  }),
  fc.record({ act: fc.constant('refund' as const), of, valor: fc.integer({ min: 1, max: PRICE }) }),
);
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
      act: acts,
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
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('amidst' as const),
      when: fc.constantFrom('taken' as const, 'before', 'after'),
      what: inner,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('statement' as const),
      since: fc.integer({ min: 0, max: 4 }),
      csv: fc.boolean(),
      words: fc.constantFrom('PIX', 'TRANSFERENCIA RECEBIDA'),
    }),
  },
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
      act: fc.constant('work' as const),
    }),
  },
);

export const schedules: fc.Arbitrary<readonly Act[]> = fc
  .tuple(order, badWork, fc.array(anyAct, { minLength: 10, maxLength: 35, size: 'max' }))
  .map(([first, second, more]) => [first, second, ...more]);

/** Runs one, then without faults until nothing is due. @throws what did not hold. */
export async function runSchedule(shop: MoneyShop, acts: readonly Act[]): Promise<void> {
  await shop.clear();
  const world: World = { shop, orders: [], account: [] };
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
      return statement(world, act);
    case 'amidst':
      return amidst(world, act);
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
      return cancel(shop, numero);
    case 'shopCancel':
      return shop.step(numero, 'cancelado');
    case 'send':
      return shop.step(numero, 'enviado');
    case 'bankTakes':
      return bankTakes(world, charge);
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
        .select(['id', 'charge_id', 'valor', 'kind'])
        .where('numero', '=', numero)
        .where('valor', '>', 0)
        .where('closed_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst();
      if (!open || isByHandAtMachine(open, charges)) return;
      const closing = { outcome: act.outcome, ref: `B${open.id}`, at: now, note: '', ...by };
      await shop.inTrx((trx) => endCase(trx, deps, { numero, id: open.id }, closing));
      const about = charges.find(({ id }) => id === open.charge_id);
      if (act.outcome === 'devolvida' && about?.provider === PIX_KEY)
        world.account.push({ day: shopDay(now), valor: -open.valor, ref: about.ref, confirmed: true });
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
function isByHandAtMachine(
  { charge_id, kind }: { readonly charge_id: number; readonly kind: string },
  charges: readonly ChargeRow[],
): boolean {
  const machine = charges.some(({ id, provider }) => id === charge_id && provider === STAND_IN);
  return machine && kind === 'devolucao_recusada';
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
      ref: charge.ref,
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

async function cancel(shop: MoneyShop, numero: number): Promise<void> {
  const { deps } = shop;
  const now = deps.now();
  await shop.inTrx(async (trx) => {
    const order = await lockOrder(trx, numero);
    if (order?.status !== 'recebido') return;
    const by = { author: '', now };
    if (!(await endPayments(trx, deps, order, { by: 'comprador', ...by }))) return;
    await takeStep(trx, order, { step: 'cancelado', ...by });
    await settleOrderPayment(trx, numero, { causa: 'pedido', ...by });
  });
}

/** One round of the jobs, in which somebody acts once. What the shop refuses them is no fault of it. */
async function amidst(
  world: World,
  { when, what }: { readonly when: 'taken' | 'before' | 'after'; readonly what: Act },
): Promise<void> {
  const { shop } = world;
  let acted = false;
  const once = async () => {
    if (acted) return;
    acted = true;
    await happen(world, what);
  };
  if (when !== 'taken') {
    shop.standIn.meanwhile = async (moment) => (moment === when ? once() : undefined);
    await shop.work();
    shop.standIn.meanwhile = undefined;
    return;
  }
  const db = actedUpon(shop.deps.db, once);
  await workPayments({ ...shop.deps, db }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

/** A bank takes back what came by a code that was confirmed (Mecanismo Especial de Devolução). */
async function bankTakes({ shop, account }: World, charge: ChargeRow | undefined): Promise<void> {
  const came = account.filter(({ ref, valor }) => ref === charge?.ref && valor > 0);
  const out = account.filter(({ ref, valor }) => ref === charge?.ref && valor < 0);
  const credit = came[0];
  if (!credit || out.length > 0 || came.length > 1) return;
  account.push({ ...credit, day: shopDay(shop.deps.now()), valor: -credit.valor, confirmed: true });
}

/** Somebody looks into the account and presses for what they see. */
async function confirm({ shop, account }: World, charge: ChargeRow): Promise<void> {
  const credit = account.find((one) => !one.confirmed && one.valor > 0 && one.ref === charge.ref);
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

/** Each shows all of its days; they overlap, and none writes as another one does. */
async function statement(
  { shop, account }: World,
  { since, csv, words }: { readonly since: number; readonly csv: boolean; readonly words: string },
): Promise<void> {
  const until = shopDay(shop.deps.now());
  const from = plusDays('2026-11-18', since);
  if (from > until) return;
  const lines = account
    .filter(({ day }) => day >= from)
    .map(({ day, valor, ref }, index) => ({ day, valor, memo: `${words} ${ref} ${index}` }));
  const fee = { day: from, valor: -1, memo: 'TARIFA' };
  await importFile(shop, csv ? csvFile([fee, ...lines], since) : ofxFile([fee, ...lines], { from, until }));
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
  await statement(world, { since: 0, csv: false, words: 'TUDO' });
  await quiet(shop);
  await alwaysHolds(shop);
  await holdsAtRest(
    shop,
    account.filter(({ valor }) => valor > 0).map(({ ref, valor }) => `${ref} ${valor}`),
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
