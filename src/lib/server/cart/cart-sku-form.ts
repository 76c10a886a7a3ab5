/** The pasted list of codes on the cart page: its form, and what the page tells of it afterwards. */
import { randomUUID } from 'node:crypto';
import { addSkuList, getSkuList } from '#lib/api/cart-sku-list.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import type { CartPage, SkuListForm } from '#lib/contract/cart-page.ts';
import { readSkuList, SKU_LIST_LENGTH, SKU_LIST_LINES } from '#lib/domain/cart/sku-list.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { cartPath } from '#lib/paths.ts';
import { cartSkuText, cartText } from '#lib/text/cart.ts';
import { storeInline } from '../page/sanitize.ts';
import { unlessMissing } from '../page/unless-missing.ts';
import type { CartAnswer } from './cart-answer.ts';

export function blankList(): SkuListForm {
  return { chave: randomUUID(), texto: '', faltas: [] };
}

/** Of a link somebody was sent: its codes stand in the form, and enter the cart when it is sent. */
export function writtenList(codes: string): SkuListForm {
  const texto = codes.slice(0, SKU_LIST_LENGTH).split(',').slice(0, SKU_LIST_LINES).join('\n');
  return { ...blankList(), texto };
}

/** Where the page tells what became of a list, as often as it is loaded. */
export function listedPath(chave: string): string {
  return `${cartPath}?${new URLSearchParams({ lista: chave })}#lista-sku`;
}

export async function addList(api: Api, posted: FormData): Promise<CartAnswer> {
  const texto = text(posted, 'skus');
  const chave = line(posted, 'chave').slice(0, 100) || randomUUID();
  const fail = (problem: string): CartAnswer => ({ skuList: { ...blankList(), texto, problem } });
  const lines = readSkuList(texto).length;
  if (lines === 0) return fail(cartSkuText.empty);
  if (lines > SKU_LIST_LINES) return fail(cartSkuText.long(lines));
  if (texto.length > SKU_LIST_LENGTH) return fail(cartSkuText.longText);
  try {
    const { faltas, mensagens } = await addSkuList(api, { chave, texto });
    return faltas.length === 0 && mensagens.length === 0 ? { notice: 'lista' } : { list: chave };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return fail((error.status < 500 && error.serverText) || cartText.failures.failed);
  }
}

/** What is left of a list stands in the form, to be corrected and sent again. */
export async function listedPage(
  { sessionApi }: Pick<App.Locals, 'sessionApi'>,
  chave: string,
): Promise<Partial<CartPage>> {
  const list = await unlessMissing(getSkuList(sessionApi(), chave));
  if (!list) return {};
  const { adicionadas, faltas, mensagens } = list;
  const texto = faltas.map((falta) => falta.texto).join('\n');
  return {
    ...(adicionadas > 0 && { notice: cartSkuText.added(adicionadas) }),
    problems: mensagens.map(storeInline),
    skuList: { ...blankList(), texto, faltas },
  };
}
