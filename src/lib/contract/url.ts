/** Answers of `url/product/*` (platform contract 4.2) and the query grammar of listings (section 5 and 8.8). */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Empty } from './empty.ts';
import type { Marca, Produto, ProdutoDetalhe, Selo } from './product.ts';
import type { Estrutura, Rota } from './route.ts';

export type Info = {
  /** Keys are the query parameters in force. */
  readonly filtros: Readonly<Record<string, string>> | Empty;
  /** '' when there is none. */
  readonly prev: string;
  readonly self: string;
  readonly next: string;
  readonly offset: number;
  readonly limit: number;
  readonly exibindo: number;
  /** Products, also where several are one card. */
  readonly total: number;
  /** Cards on all pages, where the call asked for one of each family; ours. */
  readonly cartoes?: number;
};

/** Picture in the format of visitors, and as it was sent; ours, missing where there is none. */
type Figura = { readonly imagem?: string; readonly imagemOriginal?: string };

export type CategoriaEntrada = {
  readonly id: number;
  readonly nome: string;
  readonly rota: Rota;
} & Figura;

export type ValorFiltro = {
  readonly id: number;
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly ordem: number;
  readonly ativo: boolean;
  /** Products it would leave, ours (the contract names no count). */
  readonly quantidade: number;
  readonly rota: Rota;
  readonly url: string;
};

/** The measures a listing holds and the range chosen of them, in the base unit; ours. */
export type FaixaMedida = {
  readonly unidade: string;
  readonly minimo: number;
  readonly maximo: number;
  /** Every measure of the listing is a multiple of it. */
  readonly passo: number;
  /** Null where nothing is chosen, or that end is open. */
  readonly de: number | null;
  readonly ate: number | null;
  /** The listing without the range. */
  readonly rota: Rota;
  readonly url: string;
};

export type Filtro = {
  readonly id: number;
  readonly nome: string;
  readonly tipo: string;
  readonly valores: readonly ValorFiltro[];
  readonly faixa?: FaixaMedida;
};

/** A seal of the listing, which also filters: ours, as the contract's entries only name the seals. */
export type SeloFiltro = Selo & Pick<ValorFiltro, 'ativo' | 'quantidade' | 'rota' | 'url'>;

export type FaixaFiltro = {
  readonly de: number;
  readonly ate: number;
  readonly ativo: boolean;
  readonly quantidade: number;
  readonly rota: Rota;
  readonly url: string;
};

export type Ordenacao = {
  readonly label: string;
  readonly title: string;
  readonly atual: boolean;
  readonly rota: Rota;
  readonly url: string;
};

export type Detalhes = {
  readonly categorias: {
    readonly niveisAnteriores: readonly CategoriaEntrada[];
    readonly atual: CategoriaEntrada | Empty;
    readonly irmas: readonly CategoriaEntrada[];
    readonly filhas: readonly CategoriaEntrada[];
  };
  readonly marcas: readonly (Marca & { readonly quantidade: number })[];
  readonly filtros: readonly Filtro[];
  readonly atributos: readonly Filtro[];
  readonly filtrosPreco: readonly FaixaFiltro[];
  readonly filtrosDescontoPrecoPor: Readonly<Record<string, FaixaFiltro>> | Empty;
  readonly selos: readonly SeloFiltro[];
  /** Ours. Empty in a category, whose page has `categorias`. */
  readonly filtrosCategoria: readonly ValorFiltro[];
  /** Ours; labels are sentences of the shop. */
  readonly filtrosDisponibilidade: readonly ValorFiltro[];
  readonly ordenacao: readonly Ordenacao[];
};

/** Head of a listing: HTML descriptions. */
export type ListagemEntidade = {
  readonly id: number;
  readonly nome: string;
  readonly descricao: string;
  readonly descricaoLonga: string;
  /** Ours, missing where there is none. */
  readonly banner?: { readonly imagem: string; readonly imagemOriginal: string; readonly alt: string };
} & Figura;

/** What a search was read as; '' and empty in other listings. */
export type Busca = {
  readonly texto: string;
  /** Searches that were probably meant, where words were taken for typing errors; the products are those of the first. */
  readonly sugestao: readonly string[];
  /** Words that no product answers to and that were left out; ours, missing where there are none. */
  readonly semResultadoPara?: readonly string[];
  /** What was read as a filter or an order and not as words, as sentences of the shop: `até R$ 50,00`; ours, missing where nothing was. */
  readonly lidoComo?: readonly string[];
  /** What the owner says to this search, as text; ours, missing where there is nothing. */
  readonly dica?: string;
  /** Address of the shop where this search leads instead of its results; ours, missing where there is none. */
  readonly irPara?: string;
};

export type ConteudoListagem<M extends Money = Reais> = {
  readonly produtos: readonly Produto<M>[];
  readonly detalhes: Detalhes;
  readonly layoutPersonalizado: { readonly layout: string; readonly codigoCss: string };
  readonly busca: Busca;
  readonly categoria?: ListagemEntidade;
  readonly marca?: ListagemEntidade;
  readonly landingPage?: ListagemEntidade;
};

export type UrlListing<M extends Money = Reais> = {
  readonly estrutura: Estrutura;
  readonly conteudo: ConteudoListagem<M>;
  readonly info: Info;
};

export type UrlProductDetail<M extends Money = Reais> = {
  readonly estrutura: Estrutura;
  readonly conteudo: ProdutoDetalhe<M>;
  readonly info: Info;
};

/** What a listing call takes beside `url`. Filter parameters keep their wire form. */
export type ListingParams = {
  readonly offset: number;
  readonly limit: number;
  readonly order: string;
  readonly marca?: string;
  readonly filtro?: string;
  readonly atributo?: string;
  readonly preco?: string;
  readonly descontoPrecoPor?: string;
  readonly categoria?: string;
  readonly selo?: string;
  readonly disponibilidade?: string;
  readonly busca?: string;
  /** Ours: siblings are one card. */
  readonly agrupar?: 'familia';
};
