/** `showcase/*` (platform contract 4.3, 8.3). */
import { z } from 'zod';
import type {
  Banner,
  Banners,
  DimensaoBanner,
  Instagram,
  Postagem,
  Vitrine,
} from '#lib/contract/showcase.ts';
import { note, ours } from './notes.ts';
import { produto } from './product.ts';
import { address, choice, fields, list, number, optional, type Reading, run, text } from './reading.ts';

export const dimensao = fields({
  imagem: address(),
  imagemOriginal: address(),
  link: address(),
  largura: ours(number()),
  altura: ours(number()),
  alt: ours(text()),
}) satisfies Reading<DimensaoBanner>;

const bannerShape = {
  id: number(),
  nome: text(),
  titulo: ours(text()),
  tagTitulo: ours(text()),
  ordem: ours(number()),
  target: ours(choice('_self', '_blank')),
  dimensoes: fields({ desktop: dimensao, mobile: dimensao }),
};
const anyBanner = fields(bannerShape);

/** The picture of one width stands in for the other's; a banner without any is none. */
const banner = note(
  z.transform((given: unknown, context) => {
    const read = run(anyBanner, given).value;
    const { desktop, mobile } = read.dimensoes;
    if (!hasPicture(desktop) && !hasPicture(mobile)) {
      context.issues.push({ code: 'custom', message: 'missing', path: ['dimensoes'], input: undefined });
    }
    return { ...read, dimensoes: { desktop: pictured(desktop, mobile), mobile: pictured(mobile, desktop) } };
  }) as Reading<Banner>,
  { kind: 'fields', shape: bannerShape },
);

function hasPicture({ imagem, imagemOriginal }: DimensaoBanner): boolean {
  return imagem !== '' || imagemOriginal !== '';
}

function pictured(own: DimensaoBanner, other: DimensaoBanner): DimensaoBanner {
  if (!hasPicture(own)) return { ...other, link: own.link || other.link };
  return {
    ...own,
    imagem: own.imagem || own.imagemOriginal,
    imagemOriginal: own.imagemOriginal || own.imagem,
  };
}

export const banners = fields({
  id: ours(number()),
  nome: ours(text()),
  hash: ours(text()),
  banners: list(banner),
  mudaEm: ours(optional(text())),
}) satisfies Reading<Banners>;

export const vitrine = fields({
  vitrine: fields({ id: number(), nivel: text(), titulo: text(), tagTitulo: text() }),
  produtos: list(produto),
}) satisfies Reading<Vitrine>;

const postagem = fields({
  id: text(),
  tipo: choice('imagem', 'video'),
  imagem: address(),
  imagemOriginal: address(),
  link: address(),
  legenda: text(),
  data: text(),
}) satisfies Reading<Postagem>;

export const instagram = fields({
  usuario: text(),
  link: address(),
  postagens: list(postagem),
}) satisfies Reading<Instagram>;
