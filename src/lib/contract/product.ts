/** Products on the wire (platform contract 2.3 to 2.9). Ids are numbers unless noted; absent texts are ''. */

import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Empty } from './empty.ts';
import type { Familia } from './family.ts';
import type { Precos } from './money.ts';
import type { Pergunta } from './questions.ts';
import type { Rota } from './route.ts';

/** The four sizes of one picture, absolute URLs. */
export type Arquivos = {
  readonly zoom: string;
  readonly big: string;
  readonly medium: string;
  readonly small: string;
};

export type Imagem = {
  readonly id: number;
  /** Attribute value the picture belongs to; 0 = all. */
  readonly idAtributoValor: number;
  readonly descricao: string;
  readonly label: string;
  /** WebP. */
  readonly arquivos: Arquivos;
  /** The uploaded format. */
  readonly arquivosOriginais: Arquivos;
};

export type Arquivo = {
  readonly id: number;
  readonly idAtributoValor: number;
  readonly descricao: string;
  readonly label: string;
  readonly arquivo: string;
  /** Ours: how large a file is that was sent to the shop. What is made when it is asked for has none. */
  readonly bytes?: number;
};

export type Status = 'disponivel' | 'indisponivel' | 'sobConsulta';

export type Marca = {
  readonly id: number;
  readonly nome: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly rota: Rota;
  readonly url: string;
  readonly ativo: boolean;
};

export type AvaliacaoProduto = {
  readonly id: number;
  readonly nome: string;
  readonly email: string;
  readonly nota: number;
  readonly comentario: string;
  readonly recomenda: boolean;
  readonly data: string;
  readonly produto: { readonly id: number; readonly nome: string };
  readonly anexos: readonly string[];
};

export type Avaliacao = {
  /** 0 to 5. */
  readonly media: number;
  readonly quantidade: number;
  readonly avaliacoes: readonly AvaliacaoProduto[];
};

export type PosicaoSelo = {
  readonly x: 'left' | 'center' | 'right';
  readonly y: 'top' | 'middle' | 'bottom';
};

export type Selo = {
  readonly id: number;
  readonly nome: string;
  readonly tipo: 'texto' | 'imagem';
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly proporcaoDetalheProduto: number;
  readonly proporcaoVitrineProduto: number;
  /** `posicao` stands here too: some clients look for it here. */
  readonly cores: { readonly texto: string; readonly selo: string; readonly posicao: PosicaoSelo };
  readonly posicao: PosicaoSelo;
};

export type Caracteristica = {
  readonly nome: string;
  readonly visivelSite: boolean;
  readonly itens: readonly ItemCaracteristica[];
};

/** What is not said where it is as usual is only of our own platform. */
export type ItemCaracteristica = {
  readonly id: number;
  readonly label: string;
  readonly valor: string;
  /** Place among the facts beside the picture, from 1. */
  readonly destaque?: number;
  /** What a card says of it: its size, a value, one of two ends. */
  readonly cartao?: 'nao' | 'medida' | 'valor' | 'ponta';
  /** False: comparisons leave it out. */
  readonly comparar?: boolean;
};

export type Canal = {
  readonly id: number;
  readonly nome: string;
  readonly tipo: string;
  readonly dominio: string;
};

export type FiltroProduto = {
  readonly idFiltro: number;
  readonly idValor: number;
  readonly nome: string;
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
};

/** What `POST checkout/cart` takes to buy the product; all ids are strings here. */
export type CarrinhoProduto = {
  readonly hash: string;
  readonly url: string;
  readonly tipo: 'produto' | 'lista';
  readonly itens: readonly {
    readonly idProduto: string;
    readonly idAtributoSimples: string;
    readonly idUnidadeVenda: string;
    readonly idArmazem: string;
    readonly quantidade: string;
    readonly adicional: string;
    readonly parametros: string;
  }[];
};

export type ValorUnico = {
  readonly idAtributoValor: number;
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly produto: {
    readonly id: number;
    readonly estoque: number;
    readonly estoqueMarketplace: number;
    readonly status: Status;
    readonly midias: { readonly imagens: readonly Imagem[] };
    readonly atributoSimples: Empty;
  };
  readonly rota: Rota;
  readonly url: string;
  readonly selecionado: boolean;
};

/** Each value is a sibling product with its own page. */
export type Unico = {
  readonly id: string;
  readonly nome: string;
  readonly tipo: 'texto' | 'imagem';
  readonly valores: readonly ValorUnico[];
};

export type ValorSimples<M extends Money = Reais> = {
  readonly idAtributoValor: number;
  readonly sku: string;
  /** Its own GTIN; ours, missing where there is none. */
  readonly ean?: string;
  readonly label: string;
  readonly imagem: string;
  readonly imagemOriginal: string;
  readonly estoque: number;
  readonly estoqueMarketplace: number;
  /** Per cent taken off on top. */
  readonly descontoAdicional: number;
  readonly precos: Precos<M>;
  readonly carrinho: CarrinhoProduto | Empty;
  readonly selecionado: boolean;
};

/** Each value is a SKU inside the page. */
export type Simples<M extends Money = Reais> = {
  readonly id: string;
  readonly nome: string;
  readonly tipo: 'texto' | 'imagem';
  readonly valores: readonly ValorSimples<M>[];
};

export type Atributos<M extends Money = Reais> = { readonly unico?: Unico; readonly simples?: Simples<M> };

export type Descricoes = {
  readonly curta: string;
  readonly longa: string;
  readonly simples: string;
  readonly opcional1: string;
  readonly opcional2: string;
  readonly opcional3: string;
  readonly tabelaMedida: string;
};

/** A product as listings, showcases and lists carry it. */
export type Produto<M extends Money = Reais> = {
  readonly id: number;
  readonly sku: string;
  readonly nome: string;
  /** Label of the product's own `unico` value, '' when it has none. */
  readonly adicionalNome: string;
  readonly estoque: number;
  readonly estoqueMarketplace: number;
  readonly status: Status;
  readonly descricoes: Descricoes;
  readonly marca: Marca;
  readonly avaliacao: Avaliacao;
  readonly precos: Precos<M>;
  readonly atributos: Atributos<M> | Empty;
  readonly personalizacoes: readonly never[];
  readonly carrinho: CarrinhoProduto | Empty;
  readonly rota: Rota;
  readonly url: string;
  readonly link: string;
  readonly sites: readonly Canal[];
  readonly canaisVenda: readonly Canal[];
  readonly caracteristicas: readonly Caracteristica[];
  readonly filtros: readonly FiltroProduto[];
  readonly selos: readonly Selo[];
  readonly midias: { readonly imagens: readonly Imagem[] };
  readonly instancia: {
    readonly ordemIndisponivel: number;
    readonly rankBuscaFullText: number;
    readonly idLandingPage: number;
    readonly status: string;
    readonly hashPromocional: string;
    readonly urlPromocional: string;
  };
  /** Where the call asked for one card of each family; missing of a product that stands alone. Ours. */
  readonly familia?: Familia<M>;
};

export type Combinacao<M extends Money = Reais> = {
  readonly id: number;
  readonly tipoDesconto: 'valor' | 'porcentagem';
  readonly desconto: number;
  readonly produto: Produto<M>;
};

/** `precoDe` and `precoPor` of a scheduled price; `descontoVista` in per cent. */
export type ItemAgendamentoPreco<M extends Money = Reais> = {
  readonly nome: string;
  readonly precoDe: M;
  readonly precoPor: M;
  readonly descontoVista: number;
  readonly dataInicial: string;
  readonly dataFinal: string;
};

/** `conteudo` of `url/product/detail`: all of a listing product except `instancia` and `familia`, and what only the page shows. */
export type ProdutoDetalhe<M extends Money = Reais> = Omit<Produto<M>, 'instancia' | 'midias' | 'familia'> & {
  readonly ean: string;
  readonly mpn: string;
  readonly tipo: string;
  readonly prevenda?: { readonly dataEncerramento: string };
  readonly layoutPersonalizado: {
    readonly layout: string;
    readonly layout2: string;
    readonly layout3: string;
    readonly codigoCss: string;
    readonly codigoJs: string;
  };
  /** Left out where there is none: clients show whatever is there. */
  readonly video?: { readonly plataforma: 'youtube' | 'vimeo'; readonly url: string };
  readonly categoria: {
    readonly id: number;
    readonly nome: string;
    readonly nivel: number;
    readonly taxonomia: readonly { readonly id: number; readonly nome: string }[];
  };
  readonly AgendamentoPreco: {
    readonly aplicado?: ItemAgendamentoPreco<M>;
    readonly geral?: readonly ItemAgendamentoPreco<M>[];
  };
  readonly pontos: { readonly quantidade: number; readonly valorEmMoeda: number; readonly regra: Empty };
  readonly conjunto: Empty;
  readonly assinatura: boolean;
  readonly midias: {
    readonly imagens: readonly Imagem[];
    readonly imagensFull: readonly Imagem[];
    readonly imagensConjunto: readonly Imagem[];
    readonly imagensRotativas: readonly Arquivo[];
    readonly arquivos: readonly Arquivo[];
    readonly manuais: readonly Arquivo[];
  };
  readonly combinacoes: readonly Combinacao<M>[];
  readonly perguntas: readonly Pergunta[];
  readonly produtosLista: readonly never[];
};
