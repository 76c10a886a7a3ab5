/** What buyers do in a schedule. */
import { endOfDay, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import type { Way } from './acts.ts';
import type { MoneyShop } from './shop.ts';
import type { World } from './world.ts';

export async function begin(shop: MoneyShop, numero: number, way: Way): Promise<void> {
  if (way === 'combinar') return;
  if (way === 'chave') await shop.pixByKey(numero, endOfDay(shopDay(shop.deps.now())));
  else await shop.charge(numero, { method: way });
}

export async function pay(
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

export async function cancel(shop: MoneyShop, numero: number): Promise<void> {
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
