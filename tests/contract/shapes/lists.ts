/** Platform contract 4.2: the shop's ready-made lists. */
import { z } from 'zod';
import { atributos, status } from './attributes.ts';
import { imagens } from './media.ts';
import { precos } from './prices.ts';
import { absoluteUrl, filled, flag, id } from './primitives.ts';
import { selo } from './product.ts';
import { estrutura, info, rota } from './structure.ts';

export const list = z.object({
  id,
  nome: filled,
  rota,
  url: absoluteUrl,
  selos: z.array(selo),
  midias: z.object({ imagens: imagens.min(1) }),
  precos,
});

/** "The same envelope" as a listing of products. */
export const listListing = z.object({
  estrutura: estrutura('list/listing'),
  conteudo: z.object({ produtos: z.array(list) }),
  info,
});

const item = z.object({
  id,
  nome: filled,
  status,
  quantidade: id,
  precos,
  atributos,
  midias: z.object({ imagens: imagens.min(1) }),
  rota,
  url: absoluteUrl,
});

export const listDetail = z.object({
  estrutura: estrutura('list/detail'),
  conteudo: z.object({
    id,
    nome: filled,
    tipo: filled,
    selecaoAtributo: flag,
    precos,
    midias: z.object({ imagens: imagens.min(1) }),
    selos: z.array(selo),
    produtos: z.array(item).min(1),
  }),
});
