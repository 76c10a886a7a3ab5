/** `showcase/instagram` (platform contract 8.3), out of what the shop has set. */
import { z } from 'zod';
import type { Instagram } from '#lib/contract/showcase.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';

const INSTAGRAM = z.object({
  usuario: z.string().default(''),
  link: z.string().default(''),
  postagens: z
    .array(
      z.object({
        id: z.string(),
        tipo: z.enum(['imagem', 'video']).default('imagem'),
        /** File of a product's picture, without size and ending. */
        picture: z.string(),
        /** Path or absolute URL. */
        link: z.string(),
        legenda: z.string(),
        data: z.string(),
      }),
    )
    .default([]),
});

/** At most `limit` posts, newest first as they are kept. */
export function presentInstagram(shop: Origin, stored: object | undefined, limit: number): Instagram {
  const { usuario, link, postagens } = INSTAGRAM.parse(stored ?? {});
  return {
    usuario,
    link,
    postagens: postagens.slice(0, limit).map(({ picture, link, ...post }) => ({
      ...post,
      imagem: absolute(shop, `/upload/produto/imagem/m_${picture}.webp`),
      imagemOriginal: absolute(shop, `/upload/produto/imagem/m_${picture}.png`),
      link: absolute(shop, link),
    })),
  };
}
