import type { Peca } from '#lib/contract/piece.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import type { MenuRows } from '../queries/menus.ts';
import type { PieceRow } from '../queries/pages.ts';
import { presentMenu } from './menu.ts';

/** @param menu What a piece that shows a menu names; undefined where there is none of that name. */
export function presentPiece(shop: Origin, row: PieceRow, menu: MenuRows | undefined): Peca {
  const { imagem, imagemOriginal, link, perguntas, menu: _, fonte: __, ...content } = row.content;
  return {
    id: row.id,
    slug: row.slug,
    tipo: row.tipo,
    ...content,
    imagem: absolute(shop, imagem),
    imagemOriginal: absolute(shop, imagemOriginal),
    link: absolute(shop, link),
    perguntas: perguntas.map(({ pergunta, resposta }) => ({ pergunta, resposta })),
    menu: menu ? presentMenu(shop, menu).menu : [],
  };
}
