/** The form of the shipping calculator, for visitors without scripts. */
import { setZipcode } from '#lib/api/checkout.ts';
import { ApiError } from '#lib/api/error.ts';
import { quoteProduct } from '#lib/api/shipment.ts';
import type { ShippingAnswer, ShippingReply } from '#lib/contract/shipping-quote.ts';
import { normalizeCep, ufOf } from '#lib/domain/kernel/cep.ts';
import { readBuyForm, readQuantity } from '#lib/domain/offers/buy-form.ts';
import { shippingText } from '#lib/text/shipping.ts';
import { optional } from '../page/optional.ts';
import type { FormOutcome } from '../product/form-outcome.ts';
import { loadProductPage } from '../product/product-page.ts';

type Locals = Pick<App.Locals, 'api' | 'config' | 'sessionApi' | 'shopApi'>;
/** Enough to see what was wrong with it. */
const MAX_CEP_LENGTH = 20;

export async function answerShippingForm(locals: Locals, posted: FormData): Promise<FormOutcome> {
  const form = readBuyForm(posted);
  const page = form && (await loadProductPage(locals, form.rota));
  if (!form || page?.produto.id !== form.idProduto) return { kind: 'unknown' };
  const { idProduto, idAtributoSimples, quantidade } = form;
  const cep = String(posted.get('cep') ?? '').slice(0, MAX_CEP_LENGTH);
  const answer = await quote(locals, { cep, idProduto, idAtributoSimples, quantidade });
  return {
    kind: 'shown',
    status: answer.kind === 'problem' ? 422 : 200,
    page,
    kept: { shipping: { cep, quantidade, idAtributoSimples, answer } },
  };
}

type Asked = Omit<ShippingReply, 'answer'> & { readonly idProduto: number };

async function quote(
  { sessionApi }: Locals,
  { cep: typed, idProduto, idAtributoSimples, quantidade: units }: Asked,
): Promise<ShippingAnswer> {
  const cep = normalizeCep(typed);
  if (cep === undefined) return { kind: 'problem', field: 'cep', message: shippingText.badCep };
  const quantidade = readQuantity(units);
  if (quantidade === undefined)
    return { kind: 'problem', field: 'quantidade', message: shippingText.badQuantity };
  try {
    const asked = { cep, idProduto, idAtributoValor: idAtributoSimples, quantidade };
    const cotacao = await quoteProduct(sessionApi(), asked);
    if (ufOf(cep)) await optional(setZipcode(sessionApi(), cep), undefined, 'checkout/zipcode');
    return { kind: 'quote', cep, quantidade, cotacao };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = (error.status < 500 && error.serverText) || shippingText.failed;
    return { kind: 'problem', field: error.status === 400 ? 'cep' : 'form', message };
  }
}
