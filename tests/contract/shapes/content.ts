/** Platform contract 4.2 to 4.5 and 8.2 to 8.4: what the shop edits. */
import { z } from 'zod';
import {
  absoluteUrl,
  count,
  filled,
  flag,
  id,
  nothing,
  picturePair,
  text,
  time,
  urlOrNone,
} from './primitives.ts';
import { marca, produtos } from './product.ts';
import { estrutura, rota } from './structure.ts';

export const NIVEIS = [
  'home',
  'page',
  'product/detail',
  'product/listing/category',
  'product/listing/brand',
  'product/listing/landing-page',
  'product/listing/search',
  'list/listing',
  'list/detail',
] as const;

export const verify = z.object({ nivel: z.enum(NIVEIS) });

export const home = z.object({ estrutura: estrutura('home'), conteudo: z.object({}) });

export const page = z.object({
  estrutura: estrutura('page'),
  conteudo: z.object({
    id,
    nome: filled,
    url: absoluteUrl,
    descricao: text,
    ...picturePair,
    layoutPersonalizado: z.object({ layout: text, codigoCss: text }),
    pecas: z.array(
      z.object({
        id,
        slug: filled,
        tipo: z.enum(['banner', 'canais', 'chamada', 'contato', 'menu', 'perguntas', 'texto']),
        titulo: text,
        texto: text,
        ...picturePair,
        largura: count,
        altura: count,
        alt: text,
        link: urlOrNone,
        textoLink: text,
        perguntas: z.array(z.object({ pergunta: filled, resposta: filled })),
        get menu() {
          return z.array(menuItem);
        },
      }),
    ),
    mudaEm: z.union([z.literal(''), time]),
  }),
});

const dimension = z.object({ imagem: absoluteUrl, imagemOriginal: absoluteUrl, link: urlOrNone });
const side = dimension.extend({ largura: count, altura: count, alt: text });
const target = z.enum(['_self', '_blank']);

export const banners = z.object({
  id,
  nome: filled,
  hash: filled,
  banners: z.array(
    z.object({
      id,
      nome: filled,
      titulo: text,
      tagTitulo: text,
      ordem: z.number(),
      target,
      dimensoes: z.object({ desktop: side, mobile: side }),
    }),
  ),
});

export const showcase = z.object({
  vitrine: z.object({ id: count, nivel: text, titulo: text, tagTitulo: text }),
  produtos,
});

export const instagram = z.object({
  usuario: text,
  link: urlOrNone,
  postagens: z.array(
    z.object({
      id: filled,
      tipo: z.enum(['imagem', 'video']),
      ...picturePair,
      link: absoluteUrl,
      legenda: text,
      data: text,
    }),
  ),
});

const menuItem = z.object({
  label: filled,
  tipo: filled,
  link: urlOrNone,
  target,
  rota: z.union([nothing, rota]),
  icone: urlOrNone,
  iconeOriginal: urlOrNone,
  svg: text,
  destaque: flag,
  get sub() {
    return z.array(menuItem);
  },
});

export const menu = z.object({ id, nome: filled, hash: filled, menu: z.array(menuItem).min(1) });

const popupSide = z.object({ ...picturePair, link: urlOrNone });
export const popup = z.object({
  id,
  nome: filled,
  tempo: count,
  tipo: z.enum(['imagem', 'html', 'newsletter']),
  titulo: text,
  descricao: text,
  link: urlOrNone,
  target,
  dimensoes: z.object({ desktop: popupSide, mobile: popupSide }),
});

export const brands = z.object({ marcas: z.array(marca).min(1) });
