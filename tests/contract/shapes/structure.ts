/** Platform contract 2.1 and 2.2, and the paging of 4.2: what stands round the content of a page. */
import { z } from 'zod';
import { absoluteUrl, count, filled, flag, id, text, urlOrNone } from './primitives.ts';

const map = z.record(z.string(), z.string());

/** PHP writes an empty map as a list; a map here says something. */
const query = z.union([map.refine((said) => Object.keys(said).length > 0), z.tuple([])]);

export const rota = z.object({ name: filled, route: filled, path: filled, params: map, query });

export const breadcrumb = z.object({ label: filled, atual: flag, rota, url: absoluteUrl });

export const seo = z.object({
  title: filled,
  description: text,
  titleSocial: text,
  descriptionSocial: text,
  openGraphUrlImagem: urlOrNone,
  twitterUrlImagem: urlOrNone,
  keywords: text,
  canonical: absoluteUrl,
  indexar: flag,
});

/** The first crumb is the home page. */
const crumbs = z
  .array(breadcrumb)
  .min(1)
  .refine(
    ([first]) => first?.rota.path === '/' && new URL(first.url).pathname === '/',
    'does not start at home',
  );

export function estrutura(nivel: string) {
  return z.object({
    nivel: z.literal(nivel),
    seo,
    breadcrumb: crumbs,
    dadosEstruturados: z.array(z.unknown()).optional(),
  });
}

export const info = z.object({
  filtros: z.record(z.string(), z.unknown()),
  prev: urlOrNone,
  self: urlOrNone,
  next: urlOrNone,
  offset: count,
  limit: id,
  exibindo: count,
  total: count,
});
