/** The buy form of a product page, for visitors without scripts. */
import { addToCart } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { filled } from '#lib/contract/empty.ts';
import { checkChoice } from '#lib/domain/catalogue/attributes.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { type BuyFailure, readBuyForm, readQuantity } from '#lib/domain/offers/buy-form.ts';
import { paymentPath } from '#lib/paths.ts';
import { buyText } from '#lib/text/cart.ts';
import { cartNotice } from '../cart/cart-page.ts';
import type { FormOutcome } from '../product/form-outcome.ts';
import { loadProductPage } from '../product/product-page.ts';

export async function buy(
  locals: Pick<App.Locals, 'api' | 'config' | 'sessionApi' | 'shopApi'>,
  posted: FormData,
  key: string,
): Promise<FormOutcome> {
  const form = readBuyForm(posted);
  const page = form && (await loadProductPage(locals, form.rota));
  if (!form || page?.produto.id !== form.idProduto) return { kind: 'unknown' };
  const { idProduto, idAtributoSimples } = form;
  const fail = (field: BuyFailure['field'], message: string): FormOutcome => ({
    kind: 'shown',
    status: 422,
    page,
    kept: { failure: { field, message, idAtributoSimples, quantidade: form.quantidade } },
  });

  const simples = filled(page.produto.atributos)?.simples;
  const choice = checkChoice(simples?.valores ?? [], idAtributoSimples);
  if (choice === 'missing') return fail('choice', buyText.missingChoice(simples?.nome ?? ''));
  if (choice === 'unavailable') return fail('choice', buyText.unavailableChoice);
  const quantidade = readQuantity(form.quantidade);
  if (quantidade === undefined) return fail('quantity', buyText.badQuantity);

  try {
    const itens = [{ idProduto, idAtributoSimples, quantidade }];
    const carrinho = await addToCart(locals.sessionApi(), { tipo: 'produto', itens }, key);
    const adjusted = carrinho.mensagens.some(({ tipo }) => tipo !== 'aviso');
    // What was put in otherwise than asked for is read in the cart first; a hosted platform has a checkout of its own.
    const straight = line(posted, 'destino') === 'compra' && !adjusted && !locals.config.platformUrl;
    if (straight) return { kind: 'sent', path: `${paymentPath}?aviso=adicionado` };
    return { kind: 'sent', path: cartNotice(adjusted ? 'ajustado' : 'adicionado') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fail('form', error.serverText || buyText.failed);
  }
}
