/** Where entries lead, and what every page answer has around its content (platform contract 2.1, 2.2). */
import { z } from 'zod';
import type { Breadcrumb, Estrutura, Rota } from '#lib/contract/route.ts';
import type { Seo } from '#lib/domain/shop/seo.ts';
import { withPath } from '../rota.ts';
import { note } from './notes.ts';
import {
  address,
  choice,
  fields,
  flag,
  isFields,
  list,
  mapOf,
  mapOrList,
  neededText,
  type Reading,
  run,
  text,
} from './reading.ts';

const rotaShape = {
  name: text(),
  route: text(),
  path: text(),
  params: mapOf(text()),
  query: mapOrList(text()),
};

export const rota = fields(rotaShape) satisfies Reading<Rota>;

/** As `rota`, of an entry that is nothing without a path. */
export const neededRota = fields({ ...rotaShape, path: neededText() }) satisfies Reading<Rota>;

/** An entry that leads somewhere: what its `rota` does not say stands in the address beside it, or is made of its name. */
export function placed<S extends z.ZodRawShape>(shape: S): Reading<z.output<z.ZodObject<S>>> {
  const entry = fields(shape);
  const read = z.transform((given: unknown, context) => {
    const { value, issues } = run(entry, isFields(given) ? leading(given) : {});
    context.issues.push(...(issues as z.core.$ZodRawIssue[]));
    return value;
  });
  return note(read as unknown as Reading<z.output<z.ZodObject<S>>>, { kind: 'fields', shape });
}

function leading(entry: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { rota: given, url, link, tipo } = entry;
  const beside = url ?? (tipo === 'personalizado' ? undefined : link);
  const made = withPath(isFields(given) ? given : {}, beside);
  return { ...entry, rota: made };
}

export const breadcrumb = placed({
  label: neededText(),
  atual: flag(),
  rota,
  url: address(),
}) satisfies Reading<Breadcrumb>;

export const seo = fields({
  title: text(),
  description: text(),
  titleSocial: text(),
  descriptionSocial: text(),
  openGraphUrlImagem: address(),
  twitterUrlImagem: address(),
  keywords: text(),
  canonical: address(),
  indexar: flag(true),
}) satisfies Reading<Seo>;

/** Nobody prints it. */
const structured = note(
  z.transform((given: unknown) => (Array.isArray(given) ? given : []).filter(isFields)) as Reading<object[]>,
  {
    kind: 'list',
  },
);

const NIVEIS = [
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

export const estrutura = fields({
  nivel: choice(...NIVEIS),
  seo,
  breadcrumb: list(breadcrumb),
  dadosEstruturados: structured,
}) satisfies Reading<Estrutura>;

export { NIVEIS };
