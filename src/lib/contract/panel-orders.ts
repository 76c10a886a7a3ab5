/** Orders and quotes as the shop works through them: ours, `/api/v2/vitrine/panel/orders*` and `panel/quotes*`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { Convert } from './money.ts';
import { convertPedido, type Pedido, type StatusPedido } from './order.ts';
import type { AlteracaoPainel } from './panel-changes.ts';
import type { NotaInterna } from './panel-notes.ts';
import type { InfoPainel } from './panel-opinions.ts';
import type { Ocorrencia } from './parcel.ts';

export const STATUS_PEDIDO = ['recebido', 'confirmado', 'enviado', 'entregue', 'cancelado'] as const;
export type PassoPedido = Exclude<StatusPedido, 'recebido'>;

export type PedidoPainel<M extends Money = Reais> = {
  readonly pedido: Pedido<M>;
  /**
   * What happened to it, the oldest first; `por` is '' for its buyer. `recebido` again: its payment was noted by mistake. ISO
   * times.
   */
  readonly passos: readonly { readonly situacao: StatusPedido; readonly por: string; readonly em: string }[];
  /** What may be done next. */
  readonly proximos: readonly PassoPedido[];
  /** Its tracking code may be another one: it is under way. */
  readonly rastreavel: boolean;
  /** Names of the shop's own carriers, which the form offers. */
  readonly transportadoras: readonly string[];
  /** What a carrier says of its parcel may be written down. */
  readonly acompanhavel: boolean;
  /** That, the oldest first, with who told it. */
  readonly ocorrencias: readonly (Ocorrencia & { readonly por: string })[];
  /** What the shop's people wrote down about it, the newest first. */
  readonly notas: readonly NotaInterna[];
  /** Corrections of it, the newest first. */
  readonly alteracoes: readonly AlteracaoPainel[];
};

/** A step that was taken back. */
export type PassoDesfeito = {
  /** What the order is now. */
  readonly situacao: StatusPedido;
  /** The letter about the step had gone out: its reader knows of something that is not so. */
  readonly avisado: boolean;
};

export type ResumoPedidoPainel<M extends Money = Reais> = Pick<
  Pedido,
  'numero' | 'status' | 'data' | 'retirada'
> & {
  /** Of its buyer. */
  readonly nome: string;
  readonly email: string;
  /** Units of everything. */
  readonly quantidade: number;
  /** What it costs by the way to pay that holds; once it is paid, what was taken for it. */
  readonly valor: M;
  /** Where it stands with its money. */
  readonly situacaoPagamento: OrderPayment;
};

export type PedidosPainel<M extends Money = Reais> = {
  /** The newest first. */
  readonly pedidos: readonly ResumoPedidoPainel<M>[];
  readonly totais: Readonly<Record<StatusPedido, number>>;
  readonly info: InfoPainel;
};

export type ResumoOrcamentoPainel<M extends Money = Reais> = {
  readonly numero: number;
  /** ISO times. */
  readonly data: string;
  readonly validade: string;
  readonly valido: boolean;
  /** Number of the order that was made at its price; null while there is none. */
  readonly pedido: number | null;
  /** A seller has mailed it. */
  readonly enviado: boolean;
  readonly recusado: boolean;
  /** Who sold it, '' for nobody. */
  readonly vendedor: string;
  readonly nome: string;
  readonly email: string;
  readonly valor: M;
};

export type OrcamentosPainel<M extends Money = Reais> = {
  /** The newest first. */
  readonly orcamentos: readonly ResumoOrcamentoPainel<M>[];
  readonly info: InfoPainel;
};

/** Who sells for the shop. */
export type Vendedores = {
  readonly vendedores: readonly {
    readonly id: number;
    readonly nome: string;
    readonly email: string;
    /** Per cent they may take off a quote. */
    readonly limite: number;
  }[];
};

/** What a seller says of a quote; `frete` left out, and `validade` '', leave it as it is. */
export type TermosOrcamento = {
  /** Per cent. */
  readonly desconto: number;
  /** `2026-11-30`. */
  readonly validade: string;
  readonly cupom: boolean;
  /** In reais, and working days. */
  readonly frete?: { readonly cep: string; readonly valor: number; readonly dias: number };
};

/** `vista` is the state it was in for who chose the step; `rastreio` and `transportadora` count with `enviado`. */
export type NovoPasso = {
  readonly situacao: PassoPedido;
  readonly vista: StatusPedido;
  readonly rastreio?: string;
  readonly transportadora?: string;
};

export function convertPedidoPainel<A extends Money, B extends Money>(
  order: PedidoPainel<A>,
  convert: Convert<A, B>,
): PedidoPainel<B> {
  return { ...order, pedido: convertPedido(order.pedido, convert) };
}

export function convertPedidosPainel<A extends Money, B extends Money>(
  list: PedidosPainel<A>,
  convert: Convert<A, B>,
): PedidosPainel<B> {
  return { ...list, pedidos: list.pedidos.map((order) => ({ ...order, valor: convert(order.valor) })) };
}

export function convertOrcamentosPainel<A extends Money, B extends Money>(
  list: OrcamentosPainel<A>,
  convert: Convert<A, B>,
): OrcamentosPainel<B> {
  return { ...list, orcamentos: list.orcamentos.map((quote) => ({ ...quote, valor: convert(quote.valor) })) };
}
