/** Ready-made lists: `url/list/*` (platform contract 4.2). A list is bought as one line of the cart. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import { convertProduto } from './conversion.ts';
import type { Empty } from './empty.ts';
import { type Convert, convertPrecos, type Precos } from './money.ts';
import type { CarrinhoProduto, Imagem, Produto, Selo, Status } from './product.ts';
import type { Estrutura, Rota } from './route.ts';
import type { ConteudoListagem, Info } from './url.ts';

/** What the index and the page of a list say alike. */
export type Lista<M extends Money = Reais> = {
  readonly id: number;
  readonly nome: string;
  /** `aberta`: its products can be bought in other quantities, or without some of them. */
  readonly tipo: string;
  /** HTML; ours. */
  readonly descricao: string;
  /** The visitor may choose other values of the products; the list's own are chosen already. */
  readonly selecaoAtributo: boolean;
  /** How many times all of it can be had; ours. */
  readonly estoque: number;
  /** Ours. */
  readonly status: Exclude<Status, 'sobConsulta'>;
  /** All of it together, in the list's quantities. */
  readonly precos: Precos<M>;
  /** One picture of each of its products. */
  readonly midias: { readonly imagens: readonly Imagem[] };
  readonly selos: readonly Selo[];
  /** Buys all of it; empty when it cannot be had. Ours. */
  readonly carrinho: CarrinhoProduto | Empty;
  readonly rota: Rota;
  readonly url: string;
};

/** A product as a list holds it: its `precos`, `status` and `estoque` are those of the value the list chose. */
export type ProdutoLista<M extends Money = Reais> = Produto<M> & {
  readonly quantidade: number;
  /** 0 for a product without values; ours. */
  readonly idAtributoValor: number;
};

export type UrlListListing<M extends Money = Reais> = {
  readonly estrutura: Estrutura;
  readonly conteudo: Omit<ConteudoListagem<M>, 'produtos' | 'categoria' | 'marca' | 'landingPage'> & {
    readonly produtos: readonly Lista<M>[];
  };
  readonly info: Info;
};

export type UrlListDetail<M extends Money = Reais> = {
  readonly estrutura: Estrutura;
  readonly conteudo: Lista<M> & { readonly produtos: readonly ProdutoLista<M>[] };
  readonly info: Info;
};

/** Kits that hold a product; ours. */
export type KitsProduto<M extends Money = Reais> = { readonly kits: readonly Lista<M>[] };

/** `gifts-list/type`: the shop keeps none; ours to define. */
export type ListasPresente = {
  readonly listas: readonly never[];
  readonly info: Pick<Info, 'offset' | 'limit' | 'exibindo' | 'total'>;
};

export function convertListListing<A extends Money, B extends Money>(
  { estrutura, conteudo, info }: UrlListListing<A>,
  convert: Convert<A, B>,
): UrlListListing<B> {
  const produtos = conteudo.produtos.map((list) => ({
    ...list,
    precos: convertPrecos(list.precos, convert),
  }));
  return { estrutura, conteudo: { ...conteudo, produtos }, info };
}

export function convertListDetail<A extends Money, B extends Money>(
  { estrutura, conteudo, info }: UrlListDetail<A>,
  convert: Convert<A, B>,
): UrlListDetail<B> {
  const produtos = conteudo.produtos.map(({ quantidade, idAtributoValor, ...produto }) => ({
    ...convertProduto(produto, convert),
    quantidade,
    idAtributoValor,
  }));
  const precos = convertPrecos(conteudo.precos, convert);
  return { estrutura, conteudo: { ...conteudo, precos, produtos }, info };
}

export function convertKits<A extends Money, B extends Money>(
  { kits }: KitsProduto<A>,
  convert: Convert<A, B>,
): KitsProduto<B> {
  return { kits: kits.map((kit) => ({ ...kit, precos: convertPrecos(kit.precos, convert) })) };
}
