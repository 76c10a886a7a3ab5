/** `panel/content*`: what marketers edit, in the versions of pages, pieces, banners and the look of the shop. */
import type { Appearance } from '#lib/domain/shop/appearance.ts';
import type { AlteracaoPainel } from './panel-changes.ts';
import type { TipoPeca } from './piece.ts';
import type { Secao } from './section.ts';

/** `pagina-3`: a page, a piece or a banner by its id; `aparencia-1` is the look of the shop. */
export type Coisa = `${Especie}-${number}`;
export type Especie = 'aparencia' | 'banner' | 'pagina' | 'peca';

/** Texts are as they were typed: Markdown, with HTML in it where it came as HTML. Pictures are paths of the shop. */
export type ConteudoPagina = {
  readonly especie: 'pagina';
  readonly nome: string;
  readonly texto: string;
  readonly imagem: string;
  /** `largo` has no menu of its neighbours beside it. */
  readonly layout: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly indexar: boolean;
  /** Slugs, in order. */
  readonly pecas: readonly string[];
  /** What the page goes on with after them, in order. */
  readonly secoes: readonly Secao[];
};

/** Each kind uses some of it; the rest is ''. */
export type ConteudoPeca = {
  readonly especie: 'peca';
  readonly titulo: string;
  readonly texto: string;
  readonly imagem: string;
  readonly alt: string;
  readonly link: string;
  readonly textoLink: string;
  readonly perguntas: readonly { readonly pergunta: string; readonly resposta: string }[];
  /** Hash of the menu it shows. */
  readonly menu: string;
};

export type ConteudoBanner = {
  readonly especie: 'banner';
  readonly titulo: string;
  readonly alt: string;
  readonly link: string;
  readonly novaJanela: boolean;
  readonly desktop: string;
  readonly mobile: string;
};

/** How the shop looks. */
export type ConteudoAparencia = Appearance & { readonly especie: 'aparencia' };

export type Conteudo = ConteudoAparencia | ConteudoBanner | ConteudoPagina | ConteudoPeca;

export type VersaoConteudo = {
  /** 0 is the look that the shop came with. */
  readonly id: number;
  /** Counts the times a draft was saved. */
  readonly revisao: number;
  readonly estado: 'agendada' | 'anterior' | 'no-ar' | 'rascunho';
  readonly conteudo: Conteudo;
  /** ISO 8601, '' for none. */
  readonly visivelDe: string;
  readonly visivelAte: string;
  /** Names, '' for the shop itself. */
  readonly autor: string;
  readonly publicadoPor: string;
  /** ISO 8601; `publicadoEm` is '' for a draft. */
  readonly salvoEm: string;
  readonly publicadoEm: string;
  /** Path, with its signature, that shows this version in its place. */
  readonly previa: string;
};

export type ItemConteudo = {
  readonly coisa: Coisa;
  readonly nome: string;
  /** Path where it is seen. */
  readonly endereco: string;
  /** Of a piece, '' otherwise. */
  readonly tipo: TipoPeca | '';
  readonly ativo: boolean;
  readonly noAr: boolean;
  readonly rascunho: boolean;
  /** When a planned version begins (ISO 8601), '' for none. */
  readonly agendadoPara: string;
  /** When what is seen now ends, '' for never. */
  readonly terminaEm: string;
  /** Of a page: slugs of its pieces. */
  readonly pecas: readonly string[];
  /** Pictures of a banner, '' otherwise. */
  readonly imagem: string;
};

export type Conteudos = {
  readonly paginas: readonly ItemConteudo[];
  readonly pecas: readonly ItemConteudo[];
  readonly espacos: readonly {
    readonly hash: string;
    readonly nome: string;
    readonly banners: readonly ItemConteudo[];
  }[];
  /** Banners that were taken out of the shop and can be put back. */
  readonly removidos: readonly ItemConteudo[];
  /** Of banners: other slots, out of the shop, back into it. */
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type ConteudoEditado = {
  readonly coisa: Coisa;
  readonly especie: Especie;
  readonly tipo: TipoPeca | '';
  /** Slug of a page or piece, name of a banner. */
  readonly nome: string;
  /** Hash of a banner's slot, '' otherwise. */
  readonly espaco: string;
  /** Of a banner: the slots there are. */
  readonly espacos: readonly { readonly hash: string; readonly nome: string }[];
  /** Of a banner: out of the shop until it is put back. */
  readonly removido: boolean;
  readonly endereco: string;
  readonly ativo: boolean;
  /** Id of the version that is edited next: the draft, else what visitors see, else what was published last. */
  readonly base: number;
  /** Newest first; a draft, of which there is at most one, before all others. */
  readonly versoes: readonly VersaoConteudo[];
  /** Of a piece: the pages it is a part of. */
  readonly usadaEm: readonly { readonly coisa: Coisa; readonly nome: string }[];
  /** Links of that version that lead nowhere in this shop. */
  readonly linksQuebrados: readonly string[];
  /** What a page or a piece can be made of. */
  readonly pecas: readonly { readonly coisa: Coisa; readonly slug: string; readonly nome: string }[];
  readonly menus: readonly { readonly hash: string; readonly nome: string }[];
};

/** The version that holds the draft, as whoever publishes it names it. */
export type RascunhoSalvo = {
  readonly sucesso: boolean;
  readonly versao: number;
  readonly revisao: number;
};

export type ConteudoCriado = { readonly coisa: Coisa };
export type TextoPronto = {
  /** HTML of a text typed in Markdown; not made safe yet. */
  readonly html: string;
};
