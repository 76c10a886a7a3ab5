/** `/painel/orcamentos/venda`: a seller says for whom they buy; the shop's own cart and checkout do the rest. */
import type { Api } from '#lib/api/client.ts';
import { beginSale } from '#lib/api/panel-orders.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line } from '#lib/domain/kernel/form-fields.ts';
import { cartPath } from '#lib/paths.ts';
import { panelSaleText } from '#lib/text/panel-sale.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedSale = { readonly cliente: string; readonly desconto: string };

export const BLANK_SALE: TypedSale = { cliente: '', desconto: '0' };

export function answerSale(api: Api, posted: FormData): Promise<FormOutcome<TypedSale>> {
  const typed = { cliente: line(posted, 'cliente'), desconto: line(posted, 'desconto') };
  const desconto = typed.desconto === '' ? 0 : Number(typed.desconto);
  if (!/^\d{0,2}$/.test(typed.desconto))
    return Promise.resolve(refuse(typed, { desconto: panelSaleText.discountWrong }));
  return attempt(typed, {}, async () => {
    await beginSale(api, { cliente: typed.cliente, desconto });
    return cartPath;
  });
}
