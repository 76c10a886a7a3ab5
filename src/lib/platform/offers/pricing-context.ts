import type { Terms } from '#lib/domain/offers/parts.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';

/** Everything that decides an offer beside the product: what the shop has settled, who asks, and the moment. */
export function termsOf({
  configuracoes,
  descontoRevenda,
  now,
}: Pick<Shop, 'configuracoes' | 'descontoRevenda' | 'now'>): Terms {
  const { descontoVista, formas } = configuracoes.pagamento;
  const noCash = formas !== undefined && !formas.includes('pix');
  return { discounts: descontoVista, noCash, descontoRevenda, now };
}
