import type { Terms } from '#lib/domain/offers/parts.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';

/** Everything that decides an offer beside the product: what the shop has settled, who asks, and the moment. */
export function termsOf({
  configuracoes,
  descontoRevenda,
  now,
}: Pick<Shop, 'configuracoes' | 'descontoRevenda' | 'now'>): Terms {
  return { discounts: configuracoes.pagamento.descontoVista, descontoRevenda, now };
}
