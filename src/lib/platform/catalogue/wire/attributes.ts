/** `unico`: sibling products, each with its page. `simples`: SKUs inside the page (platform contract 2.7, 6.2). */
import type { Atributos, Imagem, Simples, Unico } from '#lib/contract/product.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { isBuyable, statusOf } from '#lib/domain/offers/stock.ts';
import { presentValuePrices } from '#lib/platform/offers/wire/prices.ts';
import { presentPurchase } from '#lib/platform/offers/wire/purchase.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import type { MediaRow } from '../queries/product-parts.ts';
import type { Product } from '../queries/products.ts';
import { presentImages } from './pictures.ts';

/** Pictures of siblings by product; a listing leaves them out. */
export type SiblingMedia = ReadonlyMap<number, readonly MediaRow[]>;

export function presentAttributes(
  shop: Shop,
  product: Product,
  siblingMedia: SiblingMedia,
): Atributos<Centavos> {
  const unico = presentUnico(shop, product, siblingMedia);
  const simples = presentSimples(shop, product);
  return { ...(unico ? { unico } : {}), ...(simples ? { simples } : {}) };
}

function presentUnico(shop: Shop, { id, siblings }: Product, siblingMedia: SiblingMedia): Unico | undefined {
  const [first] = siblings;
  if (!first) return undefined;
  return {
    id: String(first.attribute_id),
    nome: first.attribute_nome,
    tipo: first.attribute_tipo,
    valores: siblings.map((sibling) => {
      const rota = productRota(shop, sibling.slug);
      const imagens: readonly Imagem[] = presentImages(shop, siblingMedia.get(sibling.id) ?? []);
      return {
        idAtributoValor: sibling.valor_id,
        label: sibling.label,
        imagem: absolute(shop, sibling.imagem),
        imagemOriginal: absolute(shop, sibling.imagem_original),
        produto: {
          id: sibling.id,
          estoque: sibling.estoque,
          estoqueMarketplace: 0,
          status: statusOf(sibling.status, sibling.estoque),
          midias: { imagens },
          atributoSimples: {},
        },
        rota,
        url: absolute(shop, rota.route),
        selecionado: sibling.id === id,
      };
    }),
  };
}

/** Nothing is chosen for the visitor, unless there is only one thing to choose. */
function presentSimples(shop: Shop, product: Product): Simples<Centavos> | undefined {
  const { variants } = product;
  const [first] = variants;
  if (!first) return undefined;
  return {
    id: String(first.attribute_id),
    nome: first.attribute_nome,
    tipo: first.attribute_tipo,
    valores: variants.map((variant) => ({
      idAtributoValor: variant.valor_id,
      sku: variant.sku,
      ...(variant.ean !== '' && { ean: variant.ean }),
      label: variant.label,
      imagem: absolute(shop, variant.imagem),
      imagemOriginal: absolute(shop, variant.imagem_original),
      estoque: variant.estoque,
      estoqueMarketplace: 0,
      descontoAdicional: variant.desconto_adicional,
      precos: presentValuePrices(shop, product, variant.valor_id),
      carrinho: isBuyable(product.status, variant.estoque)
        ? presentPurchase(shop, product.id, variant.valor_id)
        : {},
      selecionado: variants.length === 1,
    })),
  };
}
