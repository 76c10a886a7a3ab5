import type { Marca } from '#lib/contract/product.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import { brandRota } from '#lib/platform/shop/wire/rota.ts';
import type { BrandRow } from '../queries/brands.ts';

export function presentBrand(shop: Shop, row: BrandRow): Marca {
  const rota = brandRota(row.slug);
  return {
    id: row.id,
    nome: row.nome,
    imagem: absolute(shop, row.imagem),
    imagemOriginal: absolute(shop, row.imagem_original),
    rota,
    url: absolute(shop, rota.route),
    ativo: row.ativo,
  };
}
