/** Buying an order once more: its page shows what that costs today before anything goes into the cart. */
import { randomUUID } from 'node:crypto';
import { addToCart } from '#lib/api/checkout.ts';
import type { Api } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { getOpenOrderAgain, getOrderAgain } from '#lib/api/order.ts';
import type { Recompra } from '#lib/contract/order-again.ts';
import type { AgainPage } from '#lib/contract/order-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { cartPath, followPath, orderPath } from '#lib/paths.ts';
import { orderAgainText, reviewOrderText } from '#lib/text/order.ts';

type Reading = () => Promise<Recompra<Centavos>>;
export type AgainOutcome = { readonly path: string } | { readonly problem: string };

/** Undefined as long as its visitor has not asked for it. */
export async function askedAgain(url: URL, read: Reading): Promise<AgainPage | undefined> {
  if (!url.searchParams.has('repetir')) return undefined;
  const again = await read();
  return { ...again, chave: randomUUID(), versao: againVersion(again) };
}

export function changedSince(url: URL): string | undefined {
  return url.searchParams.get('aviso') === 'mudou' ? orderAgainText.changed : undefined;
}

/** Of everything that is shown: other units or prices are shown first. */
export function againVersion({ linhas }: Recompra<Centavos>): string {
  return linhas.map(({ quantidade, precoPor }) => `${quantidade}x${precoPor}`).join('-');
}

/** Puts into the cart what was shown, beside what is there. @returns Where that leads. @throws ApiError */
export function takeAgain(api: Api, numero: string, posted: FormData): Promise<string> {
  return take(api, { read: () => getOrderAgain(api, numero), here: orderPath(Number(numero)) }, posted);
}

/** The same by the link of a letter, for the cart of whoever opens it. @throws ApiError 404 for a link that is none. */
export async function takeLinkedAgain(api: Api, token: string, posted: FormData): Promise<AgainOutcome> {
  if (line(posted, 'acao') !== 'repetir') return { problem: reviewOrderText.failed };
  try {
    const here = `${followPath}/${token}`;
    return { path: await take(api, { read: () => getOpenOrderAgain(api, token), here }, posted) };
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 409].includes(error.status)) throw error;
    return { problem: error.serverText || reviewOrderText.failed };
  }
}

async function take(
  api: Api,
  { read, here }: { readonly read: Reading; readonly here: string },
  posted: FormData,
): Promise<string> {
  const again = await read();
  if (line(posted, 'visto') !== againVersion(again)) return `${here}?aviso=mudou&repetir=sim#repetir`;
  for (const tipo of ['produto', 'lista'] as const) {
    const itens = again.linhas
      .filter((one) => one.tipo === tipo && one.quantidade > 0)
      .map(({ idProduto, idAtributoSimples, quantidade }) => ({ idProduto, idAtributoSimples, quantidade }));
    if (itens.length > 0) await addToCart(api, { tipo, itens }, `${line(posted, 'chave')}-${tipo}`);
  }
  return cartPath;
}
