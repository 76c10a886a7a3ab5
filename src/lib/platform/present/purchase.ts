import type { CarrinhoProduto } from '#lib/contract/product.ts';
import type { Shop } from './shop.ts';

/**
 * The payload that buys one unit. `hash` is `idProduto-idAtributoSimples-idUnidadeVenda-idArmazem-quantidade`
 * (platform contract 6.3); `valorId` is 0 for a product without `simples` values.
 */
export function presentPurchase({ siteUrl }: Shop, productId: number, valorId: number): CarrinhoProduto {
  return {
    hash: `${productId}-${valorId}-0-0-1`,
    url: `${siteUrl}/checkout/carrinho/`,
    tipo: 'produto',
    itens: [
      {
        idProduto: String(productId),
        idAtributoSimples: String(valorId),
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ],
  };
}
