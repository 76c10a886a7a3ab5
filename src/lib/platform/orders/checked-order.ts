/** What a form orders, read again in the transaction that writes it: what differs from what its buyer saw ends it. */
import { centavos, formatBRL } from '#lib/domain/kernel/money.ts';
import { addressNeededFor } from '#lib/domain/orders/address-needed.ts';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import { writeSlot } from '#lib/domain/shipping/delivery-turns.ts';
import { readCart, type SettledCart } from '#lib/platform/cart/cart.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { bodyDigest } from '#lib/platform/kernel/http/body-digest.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { termsOf } from '#lib/platform/offers/pricing-context.ts';
import type { Delivery } from '#lib/platform/shipping/delivery.ts';
import type { OrderForm } from './order-form.ts';
import { discountOf, isShown, type OrderPreview } from './order-preview.ts';

export type CheckedOrder = {
  readonly cart: SettledCart;
  readonly address: EnderecoEntrega;
  readonly delivery: Delivery;
};

/** @throws HttpError 400 for what cannot be ordered as it is, 409 when it is not what the review showed any more. */
export async function checkedOrder(
  trx: Trx,
  {
    held,
    user,
    form,
    review,
  }: {
    readonly held: SessionRow;
    readonly user: number | undefined;
    readonly form: OrderForm;
    readonly review: OrderPreview;
  },
): Promise<CheckedOrder> {
  const { shop, delivery } = review;
  const address = review.named ?? form.endereco ?? review.address;
  const terms = termsOf({ ...shop, descontoRevenda: discountOf(held, user) });
  const cart: SettledCart = await readCart(trx, held, terms);
  if (cart.lines.length === 0 && cart.messages.length > 0) throw orderChanged(cart);
  if (cart.lines.length === 0) throw new HttpError(400, message.emptyCart);
  if (!address) throw new HttpError(400, message.addressFirst);
  if (!delivery) throw new HttpError(400, review.quote?.restriction || message.unknownFreight);
  refuseWithoutAddress(address, { delivery, review, form });
  if (form.servico !== '' && delivery.id !== form.servico) throw new HttpError(400, message.unknownFreight);
  if (!isShown({ ...review, cart, delivery }, form)) throw orderChanged(cart);
  refuseTooDear(cart, delivery);
  return { cart, address, delivery };
}

/** @throws HttpError 400 for a postal code alone, where the whole address has to be known. */
function refuseWithoutAddress(
  { logradouro }: EnderecoEntrega,
  {
    delivery,
    review,
    form,
  }: { readonly delivery: Delivery; readonly review: OrderPreview; readonly form: OrderForm },
): void {
  if (logradouro !== '') return;
  const { pessoa = '' } = review.buyer ?? form.comprador ?? {};
  const reason = addressNeededFor({ pickup: delivery.pickup, pessoa, pagamento: form.pagamento });
  if (reason) throw new HttpError(400, message.addressNeeded[reason]);
}

/** The largest sum of an order, in centavos: its columns are integers of four bytes. */
const DEAREST = 2 ** 31 - 1;

/** Its goods before anything is taken off are a sum that is kept too. @throws HttpError 400 */
function refuseTooDear({ lines }: SettledCart, { price }: Delivery): void {
  const whole = lines.reduce<number>(
    (sum, { line: { quantidade }, offer }) => sum + offer.price.por(quantidade) * quantidade,
    price,
  );
  if (whole > DEAREST) throw new HttpError(400, message.orderTooDear(formatBRL(centavos(DEAREST))));
}

/** The error lists the items that left the cart in the meantime. */
function orderChanged({ messages }: SettledCart): HttpError {
  return new HttpError(409, [...messages, message.orderChanged].join(' '));
}

/** Of what a form says: the same key with another one is another form. */
export function digestOf({
  versao,
  servico,
  agendamento,
  pagamento,
  observacao,
  pedidoCompra,
  ...form
}: OrderForm): string {
  const { endereco, comprador } = form;
  const brought = endereco || comprador ? [endereco ?? null, comprador ?? null] : [];
  const chosen = agendamento ? [writeSlot(agendamento)] : [];
  const purchase = pedidoCompra === '' ? [] : [{ pedidoCompra }];
  return bodyDigest([versao, servico, pagamento, observacao, ...brought, ...chosen, ...purchase]);
}
