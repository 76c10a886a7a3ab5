import type { Banner, Banners, DimensaoBanner } from '#lib/contract/showcase.ts';
import type { BannerRow, BannerSlot } from '../queries/banners.ts';
import { absolute, type Origin } from './shop.ts';

export function presentBannerSlot(shop: Origin, { id, nome, hash, banners }: BannerSlot): Banners {
  return { id, nome, hash, banners: banners.map((row) => presentBanner(shop, row)) };
}

function presentBanner(shop: Origin, row: BannerRow): Banner {
  return {
    id: row.id,
    nome: row.nome,
    titulo: row.titulo,
    tagTitulo: row.tag_titulo,
    ordem: row.ordem,
    target: row.target,
    dimensoes: { desktop: presentFile(shop, row.desktop), mobile: presentFile(shop, row.mobile) },
  };
}

export function presentFile(shop: Origin, file: BannerRow['desktop']): DimensaoBanner {
  return {
    imagem: absolute(shop, file.imagem),
    imagemOriginal: absolute(shop, file.imagemOriginal),
    link: absolute(shop, file.link),
    largura: file.largura,
    altura: file.altura,
    alt: file.alt,
  };
}
