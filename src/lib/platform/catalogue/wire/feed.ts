import type { ProdutoFeed } from '#lib/contract/feed.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { presentSchedules } from '#lib/platform/offers/wire/prices.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import type { FeedRow } from '../queries/feed.ts';
import { presentImages } from './pictures.ts';
import { presentProduct } from './product.ts';
import { presentPreorder } from './product-detail.ts';

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
