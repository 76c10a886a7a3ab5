/** What columns have to hold, by `table.column`. What is not named here is any JSON, or any value of its type. */
import { z } from 'zod';
import { SECTION_KINDS } from '#lib/domain/content/sections.ts';
import { isFileName } from '#lib/domain/media/file-name.ts';
import { isRead, readRules } from '#lib/platform/finder/rules/read-rules.ts';

const texts = z.record(z.string(), z.string());
const pixels = z.number().min(0);

const bannerFile = z.looseObject({
  imagem: z.string(),
  imagemOriginal: z.string(),
  link: z.string(),
  largura: pixels,
  altura: pixels,
  alt: z.string(),
});

const section = z.looseObject({
  tipo: z.enum(SECTION_KINDS),
  campos: texts,
  imagemOriginal: z.string(),
  largura: pixels,
  altura: pixels,
});

const page = z.looseObject({
  nome: z.string(),
  descricao: z.string(),
  imagem: z.string(),
  imagemOriginal: z.string(),
  layout: z.string(),
  codigoCss: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  indexar: z.boolean(),
  pecas: z.array(z.string()),
  secoes: z.array(section).optional(),
});

const piece = z.looseObject({
  titulo: z.string(),
  texto: z.string(),
  imagem: z.string(),
  imagemOriginal: z.string(),
  largura: pixels,
  altura: pixels,
  alt: z.string(),
  link: z.string(),
  textoLink: z.string(),
  perguntas: z.array(z.looseObject({ pergunta: z.string(), resposta: z.string() })),
  menu: z.string(),
});

const banner = z.looseObject({
  titulo: z.string(),
  tagTitulo: z.string(),
  target: z.enum(['_self', '_blank']),
  desktop: bannerFile,
  mobile: bannerFile,
});

const appearance = z.looseObject({ destaque: z.string(), faixa: z.string() });

const anyObject = z.record(z.string(), z.json());

/** What stands in the place of the finder's rules has to be rules; all else that the finder keeps is checked as it is read. */
const finderData = anyObject.superRefine((data, context) => {
  if (!('regras' in data)) return;
  const read = readRules(data.regras);
  for (const fault of isRead(read) ? [] : read) {
    context.addIssue({ code: 'custom', path: ['regras', 'where' in fault ? fault.where : ''] });
  }
});

/** Where pages read into it. */
export const JSON_SHAPES: Readonly<Record<string, z.ZodType>> = {
  'content_versions.content': z.union([banner, page, piece, appearance]),
  'popups.desktop': bannerFile,
  'popups.mobile': bannerFile,
  'landing_pages.consulta': texts,
  'showcases.regra': z.strictObject({
    ordem: z.enum(['vendidos', 'novidades', 'desconto']),
    categoria: z.int().min(0),
  }),
  'settings.valor': z.union([anyObject, z.array(z.json())]),
  'finder_data.data': finderData,
  'reviews.anexos': z.array(z.string()),
  'users.representantes': z.array(anyObject),
  'orders.comprador': anyObject,
  'orders.endereco': anyObject,
  'orders.promocoes': z.array(anyObject),
  'quotes.conteudo': anyObject,
  'order_approvals.endereco': anyObject,
  'order_approvals.cupom': anyObject,
};

/** The same for texts that become part of an address and of a header. */
export const TEXT_SHAPES: Readonly<Record<string, z.ZodType>> = {
  'files.nome': z.string().refine(isFileName),
};
