/** What the shop's people do in a schedule about money that waits for them. */
import { shopDay } from '#lib/domain/kernel/bank-days.ts';
import { endCase } from '#lib/platform/payments/close-case.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import { reinstateOrder } from '#lib/platform/payments/reinstate-order.ts';
import { AUTHOR, type MoneyShop } from './shop.ts';
import type { World } from './world.ts';

/** An order goes on with money that came late. */
export async function takeUp(shop: MoneyShop, numero: number, charge: ChargeRow | undefined): Promise<void> {
  const { deps } = shop;
  const by = { author: AUTHOR, now: deps.now() };
  const late = await deps.db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pedida')
    .where('causa', '=', 'tardio')
    .where('charge_id', '=', charge?.id ?? 0)
    .executeTakeFirst();
  if (!late) return;
  await shop.inTrx((trx) => reinstateOrder(trx, deps, { numero, refund: late.id }, by));
}

/** The oldest case about money of an order ends. */
export async function endOldestCase(
  { shop, account }: World,
  numero: number,
  outcome: 'devolvida' | 'aceita',
  charges: readonly ChargeRow[],
): Promise<void> {
  const { deps } = shop;
  const now = deps.now();
  const by = { author: AUTHOR, now };
  const open = await deps.db
    .selectFrom('payment_cases')
    .select(['id', 'charge_id', 'valor', 'kind'])
    .where('numero', '=', numero)
    .where('valor', '>', 0)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!open || isByHandAtMachine(open, charges)) return;
  const closing = { outcome, ref: `B${open.id}`, at: now, note: '', ...by };
  await shop.inTrx((trx) => endCase(trx, deps, { numero, id: open.id }, closing));
  const about = charges.find(({ id }) => id === open.charge_id);
  if (outcome === 'devolvida' && about?.provider === PIX_KEY)
    account.push({ day: shopDay(now), valor: -open.valor, ref: about.ref, confirmed: true });
}

/** What a person gives back by hand at a provider is not in the stand-in's books. */
function isByHandAtMachine(
  { charge_id, kind }: { readonly charge_id: number; readonly kind: string },
  charges: readonly ChargeRow[],
): boolean {
  const machine = charges.some(({ id, provider }) => id === charge_id && provider !== PIX_KEY);
  return machine && kind === 'devolucao_recusada';
}
