/** What buyers do in a schedule. */
import { endOfDay, plusBankDays, shopDay } from '#lib/domain/kernel/bank-days.ts';
import { endOfBoleto } from '#lib/domain/payments/deadlines.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { takeStep } from '#lib/platform/orders/take-step.ts';
import { payByCard } from '#lib/platform/payments/card/pay-by-card.ts';
import { endPayments } from '#lib/platform/payments/end-orders.ts';
import { settleOrderPayment } from '#lib/platform/payments/order-state.ts';
import { MERCADO_PAGO } from '#lib/platform/payments/providers/mercado-pago.ts';
import { PIX_API } from '#lib/platform/payments/providers/pix-api.ts';
import { PIX_KEY } from '#lib/platform/payments/providers/pix-key.ts';
import type { ChargeRow } from '#lib/platform/payments/queries/charges.ts';
import type { Way } from './acts.ts';
import { accountAt } from './houses/accounts.ts';
import type { House } from './houses/house.ts';
import type { MoneyShop } from './shop.ts';
import { Killed } from './stand-in.ts';
import type { World } from './world.ts';

/** Bank days until a boleto is due. */
const BOLETO_DAYS = 1;

export async function begin(shop: MoneyShop, numero: number, way: Way): Promise<void> {
  if (way === 'combinar') return;
  const { deps, store } = shop;
  const now = deps.now();
  if (way === 'chave') await shop.pixByKey(numero, endOfDay(shopDay(now)));
  else if (way === 'pix' || way === 'cartao') await shop.charge(numero, { method: way });
  else if (way === 'banco')
    await shop.charge(numero, { provider: PIX_API, account: await accountAt(store.db, PIX_API) });
  else if (way === 'mp-pix' || way === 'mp-boleto' || way === 'mp-pagina')
    await shop.charge(numero, {
      ...{ provider: MERCADO_PAGO, method: methodOf(way), account: await accountAt(store.db, MERCADO_PAGO) },
      ...(way === 'mp-boleto' && { expiresAt: endOfBoleto(plusBankDays(shopDay(now), BOLETO_DAYS)) }),
    });
  else await byCard(shop, numero, way);
}

/** A card is typed on the shop's page. Whoever is killed over it is no failure. */
async function byCard({ deps }: MoneyShop, numero: number, way: Way): Promise<void> {
  const [, outcome] = way.split('-');
  // In parts with interest, of which the shop gets nothing.
  const card = { token: `${outcome}-${'0'.repeat(20)}`, kind: 'visa', installments: 10 };
  await payByCard(deps, numero, { card, local: false, pickUp: false }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

export function methodOf(way: Way): Method {
  if (way === 'combinar' || way === 'cartao') return way;
  if (way === 'chave' || way === 'pix' || way === 'banco' || way === 'mp-pix') return 'pix';
  return way === 'mp-boleto' ? 'boleto' : 'cartao';
}

export function houseOf({ houses }: MoneyShop, { provider }: ChargeRow): House | undefined {
  return houses.find(({ name }) => name === provider);
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
  houseOf(shop, charge)?.pay(charge.ref, charge.valor + more, late && order.status === 'cancelado');
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
