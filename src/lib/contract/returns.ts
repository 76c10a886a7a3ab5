/** Returns of goods: ours, `/api/v2/vitrine/order/{numero}/returns*` and `/panel/returns*`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import type { ReturnEnd, ReturnKind, ReturnState } from '#lib/domain/returns/return.ts';
import type { Convert } from './money.ts';
import type { InfoPainel } from './panel-opinions.ts';

export type ItemDevolucao = {
  /** Place of the line in the order, from 0. */
  readonly linha: number;
  readonly nome: string;
  /** The chosen values, '' for none. */
  readonly atributos: string;
  readonly sku: string;
  readonly quantidade: number;
  /** Units that came to the shop, and those of them that are sold again. */
  readonly recebida: number;
  readonly aoEstoque: number;
  /** Units that the shop sent in exchange, and the code of other goods, '' for the same. */
  readonly enviada: number;
  readonly codigoEnviado: string;
};

export type PassoDevolucao = {
  readonly status: ReturnState;
  /** ISO time. */
  readonly data: string;
  readonly por: 'comprador' | 'equipe';
  /** What the shop said with it. */
  readonly nota: string;
};

export type Devolucao<M extends Money = Reais> = {
  readonly id: number;
  readonly numero: number;
  readonly tipo: ReturnKind;
  readonly status: ReturnState;
  /** What its buyer would like best. */
  readonly desejo: 'dinheiro' | 'troca';
  readonly motivo: string;
  /** ISO time. */
  readonly data: string;
  readonly itens: readonly ItemDevolucao[];
  /** How the goods come back, as the shop says. */
  readonly instrucoes: string;
  /** Where the label is, '' for none. */
  readonly etiquetaLink: string;
  /** Kind of the label that the shop sent as a file, '' for none. */
  readonly etiqueta: 'pdf' | 'txt' | '';
  /** Numbers of the pictures that its buyer sent. */
  readonly fotos: readonly number[];
  readonly resposta: string;
  /** '' before its end. */
  readonly desfecho: ReturnEnd | '';
  /** What goes back by the payment of the order. */
  readonly valor: M;
  /** That money went out. */
  readonly devolvido: boolean;
  /** The coupon of the order may be used once more. */
  readonly cupom: boolean;
  readonly passos: readonly PassoDevolucao[];
  /** Its buyer may take it back. */
  readonly cancelavel: boolean;
};

export type DevolucoesPedido<M extends Money = Reais> = {
  readonly numero: number;
  /** The oldest first. */
  readonly devolucoes: readonly Devolucao<M>[];
  /** What may be asked, and the ISO time at which that ends; '' before the delivery. */
  readonly direitos: readonly { readonly tipo: ReturnKind; readonly ate: string }[];
  /** Units of each line that no return is about. */
  readonly linhas: readonly Pick<ItemDevolucao, 'linha' | 'nome' | 'atributos' | 'quantidade'>[];
  readonly regras: RegrasDevolucao;
};

export type RegrasDevolucao = {
  /** Days after the delivery in which goods are changed for others; 0 where the shop does not. */
  readonly dias: number;
  /** Who pays for sending them back then. */
  readonly frete: 'loja' | 'comprador';
  /** Where to, '' for an address that the shop tells later. */
  readonly endereco: string;
};

/** Body of `POST order/{numero}/returns`. */
export type PedirDevolucao = {
  /** Made for each form; the same one again is the same return. */
  readonly chave: string;
  readonly tipo: ReturnKind;
  /** Of a defect; otherwise it follows from the kind. */
  readonly desejo?: 'dinheiro' | 'troca';
  readonly motivo?: string;
  /** Left out or empty: everything that is left. */
  readonly itens?: readonly { readonly linha: number; readonly quantidade: number }[];
};

/** A file of a return. */
export type ArquivoDevolucao = {
  readonly formato: 'webp' | 'pdf' | 'txt';
  /** Base64. */
  readonly dados: string;
};

export type DevolucaoPainel<M extends Money = Reais> = {
  readonly devolucao: Devolucao<M>;
  /** Counts its changes. */
  readonly revisao: number;
  readonly comprador: Comprador;
  /** Where the goods are to come, '' for nowhere that the shop has said. */
  readonly endereco: string;
  /** A payment was taken for the order; how much of it may still go back, and what would by the rules. */
  readonly pago: boolean;
  readonly maximo: M;
  readonly proposto: M;
  /** What was paid for the units that were asked for; what of the order's payment went back, or is to. */
  readonly custo: M;
  readonly devolvidoPedido: M;
  /** Its units can be put back on the shelf. */
  readonly estoque: boolean;
  /** What the shop may make of it. */
  readonly proximos: readonly ReturnState[];
  /** With the names of who took them, '' for the buyer. */
  readonly passos: readonly (PassoDevolucao & { readonly autor: string })[];
};

export type ResumoDevolucao = Pick<Devolucao, 'id' | 'numero' | 'tipo' | 'status' | 'data'> & {
  readonly nome: string;
  readonly email: string;
  readonly quantidade: number;
};

export type DevolucoesPainel = {
  /** What was asked for first, first. */
  readonly devolucoes: readonly ResumoDevolucao[];
  readonly totais: { readonly loja: number; readonly comprador: number; readonly encerradas: number };
  readonly info: InfoPainel;
};

export type FimDevolucao = {
  readonly revisao: number;
  readonly desfecho: ReturnEnd;
  readonly valor: number;
  readonly resposta: string;
  readonly itens: readonly {
    readonly linha: number;
    readonly recebida: number;
    readonly aoEstoque: number;
    /** With `troca`: units sent in exchange, and the code of other goods. */
    readonly enviada?: number;
    readonly codigoEnviado?: string;
  }[];
  /** What is sent in exchange costs another amount, as the shop was told. */
  readonly diferencaVista?: boolean;
};

function convertDevolucao<A extends Money, B extends Money>(
  one: Devolucao<A>,
  convert: Convert<A, B>,
): Devolucao<B> {
  return { ...one, valor: convert(one.valor) };
}

export function convertDevolucoesPedido<A extends Money, B extends Money>(
  all: DevolucoesPedido<A>,
  convert: Convert<A, B>,
): DevolucoesPedido<B> {
  return { ...all, devolucoes: all.devolucoes.map((one) => convertDevolucao(one, convert)) };
}

export function convertDevolucaoPainel<A extends Money, B extends Money>(
  one: DevolucaoPainel<A>,
  convert: Convert<A, B>,
): DevolucaoPainel<B> {
  return {
    ...one,
    devolucao: convertDevolucao(one.devolucao, convert),
    maximo: convert(one.maximo),
    proposto: convert(one.proposto),
    custo: convert(one.custo),
    devolvidoPedido: convert(one.devolvidoPedido),
  };
}

/** What was typed into the form that asks for a return. */
export type TypedReturn = {
  readonly chave: string;
  readonly tipo: ReturnKind | '';
  readonly desejo: 'dinheiro' | 'troca';
  readonly motivo: string;
  /** By place of the line. */
  readonly unidades: Readonly<Record<number, number>>;
};

/** What was typed into the forms of a return in the panel. */
export type TypedConclusion = {
  readonly resposta: string;
  readonly instrucoes: string;
  readonly link: string;
  readonly desfecho: string;
  readonly valor: string;
  readonly itens: FimDevolucao['itens'];
  readonly diferencaVista: boolean;
};
