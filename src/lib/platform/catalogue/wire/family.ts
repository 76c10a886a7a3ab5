/** The family that a card of a listing stands for. */
import type { Familia } from '#lib/contract/family.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import { isBuyable, statusOf } from '#lib/domain/offers/stock.ts';
import { presentPrices } from '#lib/platform/offers/wire/prices.ts';
import { presentPurchase } from '#lib/platform/offers/wire/purchase.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { productRota } from '#lib/platform/shop/wire/rota.ts';
import type { MemberPrices } from '../queries/members.ts';
import type { SiblingRow } from '../queries/product-parts.ts';
import type { Product } from '../queries/products.ts';

/**
 * @param listed The products that the card stands for.
 * @returns Undefined for fewer than two: there is nothing to choose.
 */
export function presentFamily(
  shop: Shop,
  { id, siblings }: Product,
  listed: readonly number[],
  prices: MemberPrices,
): Familia<Centavos> | undefined {
  const membros = siblings.flatMap((sibling) => {
    const price = listed.includes(sibling.id) ? prices.get(sibling.id) : undefined;
    return price ? [presentMember(shop, sibling, price, sibling.id === id)] : [];
  });
  const [first] = siblings;
  if (!first || membros.length < 2) return undefined;
  return {
    id: String(first.attribute_id),
    nome: first.attribute_nome,
    tipo: first.attribute_tipo,
    membros,
  };
}

function presentMember(
  shop: Shop,
  sibling: SiblingRow,
  price: PriceParts,
  selecionado: boolean,
): Familia<Centavos>['membros'][number] {
  const { id, label, status, estoque } = sibling;
  const rota = productRota(shop, sibling.slug);
  const [only, ...others] = price.values;
  return {
    id,
    label,
    imagem: absolute(shop, sibling.imagem),
    imagemOriginal: absolute(shop, sibling.imagem_original),
    estoque,
    status: statusOf(status, estoque),
    precos: presentPrices(shop, { price }),
    carrinho:
      isBuyable(status, estoque) && others.length === 0 ? presentPurchase(shop, id, only?.id ?? 0) : {},
    rota,
    url: absolute(shop, rota.route),
    selecionado,
  };
}
