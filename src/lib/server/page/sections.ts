/** The sections of a page, each with what it shows; one that has nothing to show, or fails, is left out. */
import { getBrands } from '#lib/api/brands.ts';
import { getStoreReviews } from '#lib/api/opinions.ts';
import { getBanners, getInstagram } from '#lib/api/showcase.ts';
import type { SecaoPronta } from '#lib/contract/section.ts';
import type { PageSection, PageSections } from '#lib/contract/section-page.ts';
import type { Shell } from '#lib/contract/shell.ts';
import { categoryTiles } from '#lib/domain/content/category-tiles.ts';
import {
  linesIn,
  questionsIn,
  SINGLE_SECTIONS,
  sectionFields,
  tableIn,
} from '#lib/domain/content/sections.ts';
import { videoLinks, videoOf } from '#lib/domain/media/video.ts';
import { faqData } from '#lib/domain/shop/structured-data.ts';
import { finderOptions } from '../finder/link-page.ts';
import { optional } from './optional.ts';
import { INSTAGRAM_POSTS } from './page-data.ts';
import { storeHtml } from './sanitize.ts';
import { ofCodes, sectionProducts } from './section-products.ts';
import { chosenTiles } from './section-tiles.ts';
import { soundBanners } from './sound-content.ts';
import { unlessMissing } from './unless-missing.ts';

type Locals = Pick<App.Locals, 'api' | 'shopApi' | 'config'>;

/** @param previa Signed link of an editor, '' for what visitors see. */
export async function loadSections(
  locals: Locals,
  shell: Shell,
  secoes: readonly SecaoPronta[],
  previa: string,
): Promise<PageSections> {
  const mudancas: string[] = [];
  const once = secoes.filter(
    ({ tipo }, place) =>
      !SINGLE_SECTIONS.has(tipo) || secoes.findIndex((other) => other.tipo === tipo) === place,
  );
  const read = await Promise.all(
    once.map(async (secao, place) => {
      const section: PageSection = { ...EMPTY, ...withSafeTexts(secao), id: `secao-${place + 1}` };
      const filled = await optional(
        fill(locals, shell, section, { previa, mudancas }),
        undefined,
        secao.tipo,
      );
      return filled && hasAnything(filled) ? filled : undefined;
    }),
  );
  const sections = read.filter((section) => section !== undefined);
  const questions = sections.flatMap((section) => (section.tipo === 'perguntas' ? questionsIn(section) : []));
  return { sections, mudancas, structuredData: questions.length > 0 ? faqData(questions) : undefined };
}

const EMPTY = {
  produtos: [],
  banners: [],
  menu: undefined,
  marcas: [],
  avaliacoes: undefined,
  pares: [],
  video: undefined,
  instagram: undefined,
};

function withSafeTexts(secao: SecaoPronta): SecaoPronta {
  const fields = sectionFields(secao.tipo).map(([name, { kind }]) => {
    const value = secao.campos[name] ?? '';
    return [name, kind === 'text' ? storeHtml(value) : value];
  });
  return { ...secao, campos: Object.fromEntries(fields) };
}

type Around = { readonly previa: string; readonly mudancas: string[] };

async function fill(
  locals: Locals,
  shell: Shell,
  section: PageSection,
  { previa, mudancas }: Around,
): Promise<PageSection> {
  const { api } = locals;
  const { campos, tipo } = section;
  switch (tipo) {
    case 'destaque': {
      const code = campos.produto ?? '';
      return { ...section, produtos: code === '' ? [] : await ofCodes(locals.shopApi(), [code]) };
    }
    case 'produtos':
      return { ...section, produtos: await sectionProducts(locals.shopApi(), shell, campos) };
    case 'banners': {
      const slot = campos.espaco ?? '';
      const answer = await unlessMissing(getBanners(api, slot, previa));
      if (answer?.mudaEm) mudancas.push(answer.mudaEm);
      return { ...section, banners: answer ? soundBanners(answer.banners, `banner slot ${slot}`) : [] };
    }
    case 'categorias': {
      const chosen = linesIn(campos.lista);
      return { ...section, menu: chosen.length > 0 ? chosenTiles(shell, chosen) : shell.menus.main };
    }
    case 'avaliacoes':
      return {
        ...section,
        avaliacoes: await getStoreReviews(api, { offset: 0, limit: Number(campos.quantos) || FEW }),
      };
    case 'instagram':
      return { ...section, instagram: await unlessMissing(getInstagram(api, INSTAGRAM_POSTS)) };
    case 'marcas':
      return { ...section, marcas: (await getBrands(api)).marcas };
    case 'ligar':
      return { ...section, pares: (await finderOptions(locals))?.pares ?? [] };
    case 'video': {
      const video = videoOf(campos.video ?? '');
      return { ...section, video: video && videoLinks(video) };
    }
    default:
      return section;
  }
}

const FEW = 4;

function hasAnything(section: PageSection): boolean {
  const { campos, tipo } = section;
  switch (tipo) {
    case 'destaque':
    case 'texto':
      return section.produtos.length > 0 || Boolean(campos.titulo || campos.texto || campos.imagem);
    case 'produtos':
      return section.produtos.length > 0;
    case 'banners':
      return section.banners.length > 0;
    case 'categorias':
      return section.menu !== undefined && categoryTiles(section.menu).length > 0;
    case 'perguntas':
      return questionsIn(section).length > 0;
    case 'avaliacoes':
      return (section.avaliacoes?.avaliacoes.length ?? 0) > 0;
    case 'instagram':
      return (section.instagram?.postagens.length ?? 0) > 0;
    case 'marcas':
      return section.marcas.length > 0;
    case 'ligar':
      return section.pares.length > 0;
    case 'video':
      return section.video !== undefined;
    case 'tabela':
      return tableIn(campos.linhas).length > 0;
    default:
      return true;
  }
}
