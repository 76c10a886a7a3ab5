/** Cart and user on the wire (platform contract 2.10, 2.11, 4.6). */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Empty } from './empty.ts';
import type { Parcelamento } from './money.ts';

export type TipoItem = 'produto' | 'lista';

/** Identifies a cart line; sent back flat, with `tipo`, to change or remove it. */
export type Hash = {
  readonly idProduto: number;
  readonly idAtributoSimples: number;
  readonly idUnidadeVenda: number;
  readonly idArmazem: number;
  readonly quantidade: number;
  readonly adicional: string;
};

export type AtributoItem = {
  readonly atributo: { readonly id: number; readonly label: string; readonly tipo: string };
  readonly atributoValor: { readonly id: number; readonly label: string; readonly imagem: string };
};

export type ItemCarrinho<M extends Money = Reais> = {
  readonly nome: string;
  readonly sku: string;
  readonly tipo: TipoItem;
  readonly conjunto: boolean;
  readonly quantidade: number;
  readonly precos: {
    readonly precoDe: M;
    readonly precoPor: M;
    /** Per cent. */
    readonly descontoVista: number;
    /** One unit in cash, ours: of a list the sum of its parts, each rounded. */
    readonly vista?: M;
    readonly total: M;
    readonly tipo: string;
  };
  /** Medium picture (its path holds `/m_`), '' when none. */
  readonly imagem: string;
  readonly atributos: { readonly unico?: AtributoItem; readonly simples?: AtributoItem } | Empty;
  readonly hash: Hash;
  /** Path of the product page, ours (the contract names no link on a line). */
  readonly rota: string;
};

/** `tipo` of ours: `erro` says what had to be changed, once; `aviso` what stands, on every reading. `mensagem` is HTML. */
export type Mensagem = { readonly tipo: string; readonly mensagem: string };

/** An offer to buy two products together, or a quote, that holds in the cart; ours to define. */
export type Promocao<M extends Money = Reais> = {
  /** Of the combination, or the number of the quote. */
  readonly id: number;
  readonly tipo: 'combinacao' | 'orcamento';
  /** Sentence for the visitor. */
  readonly nome: string;
  /** How many pairs there are; 1 for a quote. */
  readonly quantidade: number;
  readonly desconto: M;
};

export type CupomCarrinho<M extends Money = Reais> = {
  readonly hash: string;
  /** Of what it takes off; ours. */
  readonly tipo: 'porcentagem' | 'valor' | 'frete';
  /** Off the goods; 0 for one off the freight, and while the goods cost less than it asks for. */
  readonly desconto: M;
};

export type Carrinho<M extends Money = Reais> = {
  readonly itens: readonly ItemCarrinho<M>[];
  /** Number of lines. */
  readonly quantidadeItens: number;
  /** Number of units. */
  readonly quantidadeTotal: number;
  readonly quantidadePontos: number;
  readonly mensagens: readonly Mensagem[];
  readonly subtotal: {
    readonly valor: M;
    /** `valor` is what is paid in cash, `desconto` what was taken off, `porcentagem` in per cent. */
    readonly descontoVista: { readonly valor: M; readonly porcentagem: number; readonly desconto: M };
    readonly parcelamento: readonly Parcelamento<M>[];
  };
  /** What buying some of it together takes off; `subtotal` is without it. */
  readonly promocoes: readonly Promocao<M>[];
  /** `subtotal` is without its `desconto`. */
  readonly cupom: CupomCarrinho<M> | null;
};

/** One item of `POST checkout/cart`; numeric strings are accepted as well. */
export type AddItem = {
  readonly idProduto: number | string;
  readonly idAtributoSimples?: number | string;
  readonly idUnidadeVenda?: number | string;
  readonly idArmazem?: number | string;
  readonly quantidade: number | string;
  readonly adicional?: string;
  readonly parametros?: string;
};
export type AddToCart = { readonly tipo: TipoItem; readonly itens: readonly AddItem[] };
export type UpdateCartItem = Omit<Hash, 'quantidade'> & {
  readonly tipo: TipoItem;
  readonly quantidade: number;
};
export type RemoveCartItem = Omit<Hash, 'quantidade'> & { readonly tipo: TipoItem };

export type EnderecoPrincipal = {
  readonly cep: string;
  readonly cidade: string;
  readonly uf: string;
  readonly pais: string;
};

export type Representante = {
  readonly id: number;
  readonly nome: string;
  readonly celular: string;
  readonly email: string;
  readonly canais: readonly object[];
};

/** For whom a seller of the shop buys: ours. */
export type ClienteVenda = {
  /** Of the account; 0 of somebody without one, who is named as the order is sent. */
  readonly id: number;
  /** '' as long as nobody is named. */
  readonly nome: string;
};

export type VendaInterna = {
  readonly id: number;
  readonly usuario: { readonly id: number; readonly nome: string };
  readonly data: string;
  readonly canais: readonly object[];
  /** Ours; left out as long as the seller buys for nobody. */
  readonly cliente?: ClienteVenda;
  /** Per cent off the goods: ours. */
  readonly desconto?: number;
};

export type Usuario = {
  readonly id: number;
  readonly nomeRazao: string;
  readonly nomeFantasia: string;
  readonly celular: string;
  readonly telefone: string;
  readonly email: string;
  readonly pessoa: string;
  readonly sexo: string;
  readonly nascimento: string;
  readonly revendedor: boolean;
  readonly logado: boolean;
  readonly loginFacilitado: boolean;
  readonly primeiraCompra: boolean;
  readonly optin: boolean;
  readonly ativo: boolean;
  readonly representantes: readonly Representante[];
  readonly vendaInterna: VendaInterna | Empty;
  readonly endereco: { readonly cep: string; readonly principal: EnderecoPrincipal | Empty };
  readonly pontos: {
    readonly valorTotal: { readonly quantidade: number; readonly valorEmMoeda: number };
    readonly valorPorCanal: readonly object[];
  };
  readonly userHash: Readonly<Record<'nomeRazao' | 'email' | 'celular' | 'telefone', string>>;
  readonly perfilMultiplo: readonly object[];
  /** Ours: the account buys for a company that has several buyers. */
  readonly compraPorEmpresa?: boolean;
};
