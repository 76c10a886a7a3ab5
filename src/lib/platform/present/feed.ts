import type { ProdutoFeed } from '#lib/contract/feed.ts';
import type { Centavos } from '#lib/domain/money.ts';
import type { FeedRow } from '../queries/feed.ts';
import { presentImages } from './media.ts';
import { presentSchedules } from './prices.ts';
import { presentProduct } from './product.ts';
import { presentPreorder } from './product-detail.ts';
import type { Shop } from './shop.ts';

export function presentFeedProduct(
  shop: Shop,
  { product, media, categories, weight }: FeedRow,
): ProdutoFeed<Centavos> {
  return {
    ...presentProduct(shop, product),
    ean: product.ean,
    mpn: product.mpn,
    ...presentPreorder(shop, product),
    AgendamentoPreco: presentSchedules(shop, product),
    taxonomia: categories,
    peso: weight,
    midias: { imagens: presentImages(shop, media) },
  };
}
