/** Runs a schedule of buyers, the shop's people, jobs and a provider that misbehaves. */
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { confirmCharge, undoConfirmation } from '#lib/platform/payments/confirm.ts';
import { workPayments } from '#lib/platform/payments/due-payments.ts';
import { markPaid } from '#lib/platform/payments/mark-paid.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import { chargesOf } from '#lib/platform/payments/queries/charges.ts';
import { noteNotice } from '#lib/platform/payments/queries/notices.ts';
import { requestRefund } from '#lib/platform/payments/request-refund.ts';
import { bankTakes, confirm, statement } from './account.ts';
import type { Act } from './acts.ts';
import { begin, cancel, houseOf, methodOf, pay } from './buyers.ts';
import type { House } from './houses/house.ts';
import { alwaysHolds } from './invariants.ts';
import { actedUpon } from './meanwhile.ts';
import { rest } from './rest.ts';
import { AUTHOR, type MoneyShop, PRICE } from './shop.ts';
import { endOldestCase, takeUp } from './shop-people.ts';
import { Killed, STAND_IN } from './stand-in.ts';
import type { World } from './world.ts';

/** Runs one, then without faults until nothing is due. @throws what did not hold. */
export async function runSchedule(shop: MoneyShop, acts: readonly Act[]): Promise<void> {
  await shop.clear();
  const world: World = { shop, orders: [], account: [] };
  for (const act of acts) await step(world, act);
  await rest(world);
}

/** One act, and what holds after it. */
export async function step(world: World, act: Act): Promise<void> {
  await happen(world, act);
  await alwaysHolds(world.shop);
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
  const { deps, houses } = shop;
  const now = deps.now();
  const by = { author: AUTHOR, now };
  const numero = 'of' in act ? orders[act.of % Math.max(1, orders.length)] : undefined;
  switch (act.act) {
    case 'order': {
      if ((await shop.stockLeft()) === 0 || orders.length >= 5) return;
      const made = await shop.order({ pagamento: methodOf(act.way), coupon: act.coupon });
      orders.push(made);
      return begin(shop, made, act.way);
    }
    case 'work':
      return shop.work();
    case 'later':
      return shop.later(act.ms);
    case 'badWork':
      for (const { faults } of houses) faults.push(...act.faults);
      return shop.work();
    case 'provider':
      return changeMood(houses, act);
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
      if (charge) houseOf(shop, charge)?.refuse(charge.ref);
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
      await shop.inTrx((trx) =>
        requestRefund(trx, deps, numero, { valor: act.valor, causa: 'manual', ...by }),
      );
      return;
    case 'takeUp':
      return takeUp(shop, numero, charge);
    case 'case':
      return endOldestCase(world, numero, act.outcome, charges);
    case 'notice': {
      // A late one is of the charge before.
      const { ref = 'PED2T2', provider = STAND_IN } = (act.late ? charges.at(-2) : charge) ?? {};
      const note = () => noteNotice(deps.db, { provider, ref: act.forged ? 'PED1T1' : ref, now });
      await Promise.all(Array.from({ length: act.times }, note));
      return;
    }
  }
}

function changeMood(
  houses: readonly House[],
  { refusing, slow, skew }: Extract<Act, { act: 'provider' }>,
): void {
  for (const house of houses) Object.assign(house, { refusing, slow, skew });
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
    // Nobody acts in no time: what the jobs do next is later.
    shop.later(1000);
  };
  if (when !== 'taken') {
    for (const house of shop.houses)
      house.meanwhile = async (moment) => (moment === when ? once() : undefined);
    await shop.work();
    for (const house of shop.houses) house.meanwhile = undefined;
    return;
  }
  const db = actedUpon(shop.deps.db, once);
  await workPayments({ ...shop.deps, db }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}
