/** Reading what was typed into the form of a page, a piece, a banner or the look of the shop, and changing the order of pieces. */
import type {
  Conteudo,
  ConteudoAparencia,
  ConteudoBanner,
  ConteudoPagina,
  ConteudoPeca,
} from '#lib/contract/panel-content.ts';
import { CONTENT_LIMITS, PIECE_FIELDS } from '#lib/domain/content/content-form.ts';
import { line, text } from '#lib/domain/kernel/form-fields.ts';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import { APPEARANCE } from '#lib/domain/panel/appearance.ts';
import { appearanceOf } from '#lib/domain/shop/appearance.ts';
import { typedIn, valuesOf } from './record-form.ts';
import { sectionsOf } from './typed-sections.ts';

/** @param kept What fields that the form does not show go on holding. */
export function readContent(posted: FormData, kept: Conteudo, tipo: string): Conteudo {
  if (kept.especie === 'pagina') return readPage(posted, kept);
  if (kept.especie === 'aparencia') return readAppearance(posted);
  return kept.especie === 'banner' ? readBanner(posted, kept) : readPiece(posted, kept, tipo);
}

function readAppearance(posted: FormData): ConteudoAparencia {
  return { especie: 'aparencia', ...appearanceOf(valuesOf(APPEARANCE, typedIn(APPEARANCE, posted))) };
}

function readPage(posted: FormData, kept: ConteudoPagina): ConteudoPagina {
  return {
    ...kept,
    nome: line(posted, 'nome'),
    texto: text(posted, 'texto'),
    imagem: pickedPicture(posted, 'imagem'),
    layout: posted.has('largo') ? 'largo' : '',
    seoTitle: line(posted, 'seoTitle'),
    seoDescription: line(posted, 'seoDescription'),
    indexar: posted.has('indexar'),
    pecas: piecesOf(posted),
    secoes: sectionsOf(posted),
  };
}

export function readBanner(posted: FormData, kept: ConteudoBanner): ConteudoBanner {
  return {
    ...kept,
    titulo: line(posted, 'titulo'),
    alt: line(posted, 'alt'),
    link: line(posted, 'link'),
    novaJanela: posted.has('novaJanela'),
    desktop: pickedPicture(posted, 'desktop'),
    mobile: pickedPicture(posted, 'mobile'),
  };
}

function readPiece(posted: FormData, kept: ConteudoPeca, tipo: string): ConteudoPeca {
  const typed: ConteudoPeca = {
    especie: 'peca',
    titulo: line(posted, 'titulo'),
    texto: text(posted, 'texto'),
    imagem: pickedPicture(posted, 'imagem'),
    alt: line(posted, 'alt'),
    link: line(posted, 'link'),
    textoLink: line(posted, 'textoLink'),
    perguntas: questionsOf(posted),
    menu: line(posted, 'menu'),
  };
  const shown = (PIECE_FIELDS[tipo] ?? []).map((field) => [field, typed[field as keyof ConteudoPeca]]);
  return { ...kept, ...Object.fromEntries(shown) };
}

/** Pairs of which nothing is typed are none. */
function questionsOf(posted: FormData): ConteudoPeca['perguntas'] {
  return Array.from({ length: CONTENT_LIMITS.perguntas }, (_, place) => ({
    pergunta: line(posted, `pergunta-${place}`),
    resposta: text(posted, `resposta-${place}`),
  })).filter(({ pergunta, resposta }) => pergunta !== '' || resposta !== '');
}

/** Their order is that of the form; `acao` may move one, take it out or put one in: `sobe:quem_somos/menu`. */
function piecesOf(posted: FormData): readonly string[] {
  const slugs = posted.getAll('peca').filter((slug) => typeof slug === 'string');
  const [acao = '', slug = ''] = line(posted, 'acao').split(':');
  const added = line(posted, 'nova');
  switch (acao) {
    case 'sobe':
      return moved(slugs, slug, -1);
    case 'desce':
      return moved(slugs, slug, 1);
    case 'tira':
      return slugs.filter((other) => other !== slug);
    case 'inclui':
      return added === '' || slugs.includes(added) ? slugs : [...slugs, added];
    default:
      return slugs;
  }
}

function moved(slugs: readonly string[], slug: string, by: -1 | 1): readonly string[] {
  const place = slugs.indexOf(slug);
  const other = slugs[place + by];
  if (place < 0 || other === undefined) return slugs;
  return slugs.map((one) => (one === slug ? other : one === other ? slug : one));
}
