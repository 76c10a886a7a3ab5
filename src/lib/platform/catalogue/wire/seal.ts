import type { Selo } from '#lib/contract/product.ts';
import { absolute, type Shop } from '#lib/platform/shop/shop.ts';
import type { SealRow } from '../queries/product-rows.ts';

/** Share of the picture's width a seal with an image takes, per cent. */
const WIDTH = { page: 20, card: 30 } as const;

export function presentSeal(shop: Shop, row: SealRow): Selo {
  const posicao = { x: row.posicao_x, y: row.posicao_y };
  return {
    id: row.id,
    nome: row.nome,
    tipo: row.tipo,
    label: row.label,
    imagem: absolute(shop, row.imagem),
    imagemOriginal: absolute(shop, row.imagem_original),
    proporcaoDetalheProduto: WIDTH.page,
    proporcaoVitrineProduto: WIDTH.card,
    cores: { texto: row.cor_texto, selo: row.cor_selo, posicao },
    posicao,
  };
}
