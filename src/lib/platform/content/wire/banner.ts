import type { Banner, Banners, DimensaoBanner } from '#lib/contract/showcase.ts';
import type { BannerFile } from '#lib/platform/schema/content.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import type { BannerRow, BannerSlot } from '../queries/banners.ts';

export function presentBannerSlot(shop: Origin, slot: BannerSlot): Banners {
  const { id, nome, hash, banners, next } = slot;
  return {
    id,
    nome,
    hash,
    banners: banners.map((row) => presentBanner(shop, row)),
    mudaEm: next?.toISOString() ?? '',
  };
}

function presentBanner(shop: Origin, { id, nome, ordem, content }: BannerRow): Banner {
  const { titulo, tagTitulo, target, desktop, mobile } = content;
  return {
    id,
    nome,
    titulo,
    tagTitulo,
    ordem,
    target,
    dimensoes: { desktop: presentFile(shop, desktop), mobile: presentFile(shop, mobile) },
  };
}

export function presentFile(shop: Origin, file: BannerFile): DimensaoBanner {
  return {
    imagem: absolute(shop, file.imagem),
    imagemOriginal: absolute(shop, file.imagemOriginal),
    link: absolute(shop, file.link),
    largura: file.largura,
    altura: file.altura,
    alt: file.alt,
  };
}
