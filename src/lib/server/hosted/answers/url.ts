/** `url/*`: what stands at an address (platform contract 4.2). */
import { z } from 'zod';
import type { UrlListDetail, UrlListListing } from '#lib/contract/list.ts';
import type { Pagina, UrlHome, UrlPage } from '#lib/contract/page.ts';
import type { Peca } from '#lib/contract/piece.ts';
import type { UrlVerify } from '#lib/contract/route.ts';
import type { UrlListing, UrlProductDetail } from '#lib/contract/url.ts';
import { listDetailContent, listListingContent } from './list.ts';
import { conteudoListagem, info } from './listing.ts';
import { note, ours } from './notes.ts';
import { estrutura, NIVEIS } from './place.ts';
import { produtoDetalhe } from './product-detail.ts';
import {
  address,
  choice,
  fields,
  html,
  isFields,
  list,
  neededChoice,
  nothing,
  number,
  optional,
  type Reading,
  text,
} from './reading.ts';
import { itemMenu } from './struct.ts';

export const urlVerify = fields({ nivel: neededChoice(...NIVEIS) }) satisfies Reading<UrlVerify>;

export const urlHome = fields({ estrutura, conteudo: nothing() }) satisfies Reading<UrlHome>;

const peca = fields({
  id: number(),
  slug: text(),
  tipo: choice('texto', 'banner', 'canais', 'chamada', 'contato', 'menu', 'perguntas'),
  titulo: text(),
  texto: html(),
  imagem: address(),
  imagemOriginal: address(),
  largura: number(),
  altura: number(),
  alt: text(),
  link: address(),
  textoLink: text(),
  perguntas: list(fields({ pergunta: text(), resposta: html() })),
  menu: list(itemMenu),
}) satisfies Reading<Peca>;

const pagina = fields({
  id: number(),
  nome: text(),
  url: address(),
  descricao: html(),
  imagem: address(),
  imagemOriginal: address(),
  layoutPersonalizado: fields({ layout: html(), codigoCss: html() }),
  pecas: ours(optional(list(peca))),
  mudaEm: ours(optional(text())),
}) satisfies Reading<Pagina>;
export const urlPage = fields({ estrutura, conteudo: pagina }) satisfies Reading<UrlPage>;

/** Nothing of this kind comes without its content: what has none is another answer. */
function withContent<T>(reading: Reading<T>): Reading<T> {
  const schema = z.unknown().superRefine((given, context) => {
    if (!isFields(given) || !isFields(given.conteudo)) {
      context.addIssue({ code: 'custom', message: 'missing', path: ['conteudo'] });
    }
  });
  return note(schema.pipe(reading as never) as unknown as Reading<T>, { kind: 'fields', of: reading });
}

export const urlProductDetail = withContent(
  fields({ estrutura, conteudo: produtoDetalhe, info }) satisfies Reading<UrlProductDetail>,
);
export const urlListing = withContent(
  fields({ estrutura, conteudo: conteudoListagem, info }) satisfies Reading<UrlListing>,
);
export const urlListListing = withContent(
  fields({ estrutura, conteudo: listListingContent, info }) satisfies Reading<UrlListListing>,
);
export const urlListDetail = withContent(
  fields({ estrutura, conteudo: listDetailContent, info }) satisfies Reading<UrlListDetail>,
);
