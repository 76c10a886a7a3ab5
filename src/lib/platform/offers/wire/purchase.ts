import type { Precos } from '#lib/contract/money.ts';
import type { CarrinhoProduto } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { installmentRules } from '#lib/platform/shop/wire/installments.ts';
import type { Item } from '../priced-items.ts';
import type { Totals } from '../totals.ts';

/** The payload that buys one unit of a product; `valorId` is 0 for one without `simples` values. */
export function presentPurchase(shop: Shop, productId: number, valorId: number): CarrinhoProduto {
  return presentPayload(shop, [{ tipo: 'produto', id_produto: productId, valor: valorId, quantidade: 1 }]);
}

/**
 * The payload that buys `items`, which are of one kind. `hash` is `idProduto-idAtributoSimples-idUnidadeVenda-idArmazem-quantidade`
 * (platform contract 6.3), of several joined by `_` (ours).
 */
export function presentPayload({ siteUrl }: Shop, items: readonly Item[]): CarrinhoProduto {
  return {
    hash: items
      .map(({ id_produto, valor, quantidade }) => `${id_produto}-${valor}-0-0-${quantidade}`)
      .join('_'),
    url: `${siteUrl}/checkout/carrinho/`,
    tipo: items[0]?.tipo ?? 'produto',
    itens: items.map(({ id_produto, valor, quantidade }) => ({
      idProduto: String(id_produto),
      idAtributoSimples: String(valor),
      idUnidadeVenda: '0',
      idArmazem: '0',
      quantidade: String(quantidade),
      adicional: '',
      parametros: '',
    })),
  };
}

/** Goods bought together, as the price of one thing. */
export function presentTotals(shop: Shop, { de, valor, vista, descontoVista }: Totals): Precos<Centavos> {
  return {
    de,
    por: valor,
    vista,
    descontoVista,
    editavel: false,
    parcelamento: installmentPlans(valor, installmentRules(shop)),
    regrasAtacado: [],
  };
}
