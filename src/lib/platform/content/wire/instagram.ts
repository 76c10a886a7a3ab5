/** `showcase/instagram` (platform contract 8.3), out of what the shop has set. */
import type { Instagram } from '#lib/contract/showcase.ts';
import { absolute, type Origin } from '#lib/platform/shop/shop.ts';
import { keptInstagram, picturePaths } from '../instagram.ts';

/** At most `limit` posts, newest first as they are kept. */
export function presentInstagram(shop: Origin, stored: object | undefined, limit: number): Instagram {
  const { usuario, link, postagens } = keptInstagram(stored);
  return {
    usuario,
    link,
    postagens: postagens.slice(0, limit).map((post) => {
      const { imagem, imagemOriginal } = picturePaths(post);
      return {
        ...{ id: post.id, tipo: post.tipo, legenda: post.legenda, data: post.data },
        imagem: absolute(shop, imagem),
        imagemOriginal: absolute(shop, imagemOriginal),
        link: absolute(shop, post.link),
      };
    }),
  };
}
