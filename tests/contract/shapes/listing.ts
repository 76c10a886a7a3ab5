/** Platform contract 4.2: the four product listings. */
import { z } from 'zod';
import { absoluteUrl, filled, flag, id, money, orNothing, picturePair, text } from './primitives.ts';
import { produtos, selo } from './product.ts';
import { estrutura, info, rota } from './structure.ts';

/** Toggles itself from the current state; its query always says the order. */
const choice = {
  ativo: flag,
  rota: rota.extend({ query: z.record(z.string(), z.string()).and(z.object({ order: filled })) }),
  url: absoluteUrl,
};

const categoria = z.object({ id, nome: filled, rota });
const grupo = z.object({
  id,
  nome: filled,
  tipo: filled,
  valores: z.array(z.object({ id, label: filled, ...picturePair, ordem: z.number(), ...choice })).min(1),
});
const faixa = z.object({ de: money, ate: money, ...choice });
const ordem = z
  .object({
    label: filled,
    title: filled,
    atual: flag,
    rota: rota.extend({ query: z.object({ order: filled }) }),
    url: absoluteUrl,
  })
  .refine(({ label, rota }) => rota.query.order === label, 'order is not the label');

const detalhes = z.object({
  categorias: z.object({
    niveisAnteriores: z.array(categoria),
    atual: orNothing(z.object({ nome: filled, rota })),
    irmas: z.array(categoria),
    filhas: z.array(categoria),
  }),
  marcas: z.array(z.object({ id, nome: filled, ...picturePair, ...choice })),
  filtros: z.array(grupo),
  atributos: z.array(grupo),
  filtrosPreco: z.array(faixa),
  filtrosDescontoPrecoPor: z.record(z.string(), faixa),
  selos: z.array(selo),
  ordenacao: z
    .array(ordem)
    .min(1)
    .refine((all) => all.filter(({ atual }) => atual).length === 1),
});

const subject = z.object({ id, nome: filled, descricao: text.optional(), descricaoLonga: text.optional() });

const conteudo = {
  produtos,
  layoutPersonalizado: z.object({ layout: text, codigoCss: text }),
  busca: z.object({ texto: text, sugestao: z.array(z.unknown()).optional() }),
  detalhes,
};

const page = <Extra extends z.ZodRawShape>(nivel: string, extra: Extra) =>
  z.object({ estrutura: estrutura(nivel), conteudo: z.object({ ...conteudo, ...extra }), info });

export const categoryListing = page('product/listing/category', { categoria: subject });
export const brandListing = page('product/listing/brand', { marca: subject });
export const landingPageListing = page('product/listing/landing-page', { landingPage: subject });
export const searchListing = page('product/listing/search', {});
