/** `/checkout/pagamento` as it is shown, whatever led to it. */
import { randomUUID } from 'node:crypto';
import type { Api } from '#lib/api/client.ts';
import { reviewOrder } from '#lib/api/order.ts';
import type { RevisaoPedido } from '#lib/contract/order.ts';
import type { OrderPage } from '#lib/contract/order-page.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { BLANK_CHECKOUT, FAULTLESS, type TypedCheckout } from '#lib/domain/orders/checkout-form.ts';
import { fillAddress } from '../forms/place.ts';

export type OrderOutcome =
  | { readonly path: string }
  /** `filled` is no failure: the order was counted again beside what was typed. `status` is that of a failure, 422 where it is left out. */
  | { readonly page: OrderPage; readonly filled?: boolean; readonly status?: number };

type Locals = Pick<App.Locals, 'api' | 'sessionApi'>;
/** What a form brought, and what is to be said about it. */
type Brought = Omit<Partial<OrderPage>, 'review' | 'typed'> & { readonly typed: TypedCheckout };

/** The page as it is first opened: with the address that is known. @throws ApiError when the platform failed. */
export async function openPage(locals: Locals, chave: string = randomUUID()): Promise<OrderPage> {
  const review = await reviewOrder(locals.sessionApi(), { cep: '' });
  const { endereco, enderecos, servico, cep } = review;
  const typed = { ...BLANK_CHECKOUT, servico };
  const blank = { review, chave, typed, faults: FAULTLESS };
  const own = enderecos.find(
    (one) =>
      one.cep === endereco?.cep && one.numero === endereco.numero && one.logradouro === endereco.logradouro,
  );
  if (own) return { ...blank, typed: { ...typed, idEndereco: own.id } };
  if (endereco)
    return { ...blank, typed: { ...typed, endereco: { ...endereco, nome: '' }, cepBuscado: endereco.cep } };
  if (cep === '') return blank;
  const { endereco: filled, note } = await fillAddress(locals, { ...BLANK_CHECKOUT.endereco, cep });
  return { ...blank, typed: { ...typed, endereco: filled, cepBuscado: cep }, cepNote: note };
}

/** The page with what was typed and ticked. @throws ApiError when the platform failed. */
export async function pageOf(api: Api, { typed, chave, faults, ...said }: Brought): Promise<OrderPage> {
  const review = await reviewOf(api, typed);
  return { ...said, typed, faults: faults ?? FAULTLESS, chave: chave || randomUUID(), review };
}

function reviewOf(
  api: Api,
  { idEndereco, endereco, servico }: TypedCheckout,
): Promise<RevisaoPedido<Centavos>> {
  const where = idEndereco > 0 ? { idEndereco: String(idEndereco) } : { cep: endereco.cep };
  return reviewOrder(api, { ...where, servico });
}
