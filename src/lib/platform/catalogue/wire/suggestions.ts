import type { ProdutoSugerido, Sugestoes } from '#lib/contract/search.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { statusOf } from '#lib/domain/offers/stock.ts';
import { presentPrices } from '#lib/platform/offers/wire/prices.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { categoryRota, productRota } from '#lib/platform/shop/wire/rota.ts';
import type { Suggestions } from '../memory/suggestions.ts';
import type { Product } from '../queries/products.ts';
import { presentBrand } from './brand.ts';
import { presentImages } from './pictures.ts';

/** The answer of `search/suggestions`. */
export function presentSuggestions(
  shop: Shop,
  busca: string,
  { categories, brands, terms }: Suggestions,
  products: readonly Product[],
): Sugestoes<Centavos> {
  return {
    busca,
    produtos: products.map((product) => presentSuggested(shop, product)),
    categorias: categories.map(({ id, nome, caminho }) => ({ id, nome, rota: categoryRota(caminho) })),
    marcas: brands.map((brand) => {
      const { id, nome, rota, url } = presentBrand(shop, brand);
      return { id, nome, rota, url };
    }),
    termos: terms,
  };
}

function presentSuggested(shop: Shop, product: Product): ProdutoSugerido<Centavos> {
  const rota = productRota(shop, product.slug);
  const { de, por, vista } = presentPrices(shop, product);
  return {
    id: product.id,
    nome: product.nome,
    sku: product.sku,
    status: statusOf(product.status, product.estoque),
    rota,
    url: absolute(shop, rota.route),
    imagem: presentImages(shop, product.media)[0]?.arquivos.small ?? '',
    precos: { de, por, vista },
  };
}
