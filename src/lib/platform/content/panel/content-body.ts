/** What editors send: lengths by `CONTENT_LIMITS`, so that a refusal by the schema is one no form of ours runs into. */
import { z } from 'zod';
import { CONTENT_LIMITS } from '#lib/domain/content/content-form.ts';
import { MOST_SECTIONS, SECTION_KINDS } from '#lib/domain/content/sections.ts';
import { APPEARANCE } from '#lib/domain/panel/appearance.ts';
import { requiredFlag, text, wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { recordShape } from '#lib/platform/panel/record-body.ts';

/** Characters; each field has a limit of its own. */
const LONGEST_FIELD = 20_000;

const short = (field: keyof typeof CONTENT_LIMITS) => text(CONTENT_LIMITS[field]);

const pagina = z.object({
  especie: z.literal('pagina'),
  nome: short('nome'),
  texto: short('texto').describe('Markdown; HTML in it passes through.'),
  imagem: short('imagem').describe('Path of a picture of the shop, empty for none.'),
  layout: z.enum(['', 'largo']).default(''),
  seoTitle: short('seoTitle'),
  seoDescription: short('seoDescription'),
  indexar: requiredFlag,
  pecas: z.array(short('slug')).max(CONTENT_LIMITS.pecas).describe('Slugs of pieces, in order.'),
  secoes: z
    .array(
      z.object({
        tipo: z.enum(SECTION_KINDS),
        campos: z.record(text(40), text(LONGEST_FIELD)).describe('By the names of the fields of its kind.'),
      }),
    )
    .max(MOST_SECTIONS)
    .default([])
    .describe('What the page goes on with after its pieces, in order.'),
});

const peca = z.object({
  especie: z.literal('peca'),
  titulo: short('titulo'),
  texto: short('texto').describe('Markdown; HTML in it passes through.'),
  imagem: short('imagem').describe('Path of a picture of the shop, empty for none.'),
  alt: short('alt'),
  link: short('link'),
  textoLink: short('textoLink'),
  perguntas: z
    .array(z.object({ pergunta: short('pergunta'), resposta: short('resposta') }))
    .max(CONTENT_LIMITS.perguntas),
  menu: short('slug').describe('Hash of a menu.'),
});

const banner = z.object({
  especie: z.literal('banner'),
  titulo: short('titulo'),
  alt: short('alt'),
  link: short('link'),
  novaJanela: requiredFlag,
  desktop: short('imagem').describe('Path of the picture on wide screens.'),
  mobile: short('imagem').describe('Path of the picture on narrow screens.'),
});

const aparencia = z.object({
  especie: z.literal('aparencia'),
  ...recordShape(APPEARANCE),
});

const conteudo = z.discriminatedUnion('especie', [pagina, peca, banner, aparencia]);

/** 0 is the look that a shop came with. */
const version = wholeNumber(0, 2_147_483_647);
const seen = {
  versao: version.describe('The version that was edited.'),
  revisao: wholeNumber(1, 2_147_483_647).describe('How often it had been saved.'),
};
const moment = z
  .union([z.literal(''), z.iso.datetime({ offset: true })])
  .default('')
  .describe('ISO 8601; empty for none.');

export const newBody = z.object({
  conteudo: z.discriminatedUnion('especie', [pagina, peca, banner]),
  nome: short('slug').describe('Slug, or the name of a banner.'),
  tipo: z
    .enum(['banner', 'canais', 'chamada', 'contato', 'menu', 'perguntas', 'texto'])
    .default('texto')
    .describe('Of a piece.'),
  espaco: short('slug').describe('Of a banner: hash of its slot.'),
});
export const draftBody = z.object({ ...seen, conteudo });
export const seenBody = z.object(seen);
export const publishBody = z.object({ ...seen, visivelDe: moment, visivelAte: moment });
export const versionBody = z.object({ versao: version });
export const activeBody = z.object({ ativo: requiredFlag });
export const moveBody = z.object({ sentido: z.enum(['sobe', 'desce']) });
export const slotBody = z.object({ espaco: short('slug').describe('Hash of the slot.') });
export const removedBody = z.object({ removido: requiredFlag });
export const markdownBody = z.object({ texto: short('texto') });
