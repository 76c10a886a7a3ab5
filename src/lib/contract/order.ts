/** Closing an order, and the orders of an account: ours, `/api/v2/vitrine/order*`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Comprador, EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { Slot } from '#lib/domain/shipping/delivery-turns.ts';
import type { PickupPlace } from '#lib/domain/shipping/pickup-place.ts';
import type { Carrinho } from './checkout.ts';
import { convertCarrinho } from './conversion.ts';
import { type Convert, convertParcelamento, type Parcelamento } from './money.ts';
import type { Ocorrencia } from './parcel.ts';
import { type Cotacao, convertCotacao } from './shipment.ts';

export type StatusPedido = 'recebido' | 'confirmado' | 'enviado' | 'entregue' | 'cancelado';

/** How an order is paid. */
export type FormaPagamento = Method;

/** Where it stands with its money, beside its own steps. */
export type SituacaoPagamento = OrderPayment;

/** One of the account's own. */
export type EnderecoPossivel = EnderecoEntrega & {
  readonly id: number;
  readonly principal: boolean;
  /** What its owner calls it, '' for none. */
  readonly nome: string;
};

/** What would be ordered with one service. */
export type EntregaPossivel<M extends Money = Reais> = {
  /** Its id. */
  readonly servico: string;
  /** Sent back with an order that comes by it. */
  readonly versao: string;
  /** It is collected at the shop. */
  readonly retirada: boolean;
  /** Days and turns to choose one of; none of what is not scheduled. */
  readonly agenda: readonly Slot[];
  /** Where and when, of what is collected. */
  readonly local: PickupPlace | null;
  readonly total: {
    readonly valor: M;
    readonly vista: M;
    readonly frete: M;
    readonly parcelamento: readonly Parcelamento<M>[];
  };
};

/** Whether the company has to be asked. */
export type AprovacaoRevisao<M extends Money = Reais> = {
  readonly empresa: string;
  /** Up to which it need not be, freight included; 0: each order waits. */
  readonly limite: M;
  /** Whether what is shown, with the service it comes with, waits for an approval. */
  readonly precisa: boolean;
};

/** What would be ordered now. */
export type RevisaoPedido<M extends Money = Reais> = {
  /** Of everything that is shown here: sent back with the order, so that nobody orders what they did not see. */
  readonly versao: string;
  /** Null of a guest, who says it with the order. */
  readonly comprador: Comprador | null;
  /** A seller of the shop orders for somebody else. */
  readonly venda: boolean;
  /** Of a buyer of a company, who orders for it; null of all others. */
  readonly aprovacao: AprovacaoRevisao<M> | null;
  readonly enderecos: readonly EnderecoPossivel[];
  /** Where to: what was said last, else the account's main address; null without either. */
  readonly endereco: EnderecoEntrega | null;
  /** The postal code that deliveries are quoted for, '' for none. */
  readonly cep: string;
  readonly carrinho: Carrinho<M>;
  readonly cotacao: Cotacao<M>;
  /** Id of the service it comes with: the chosen one, else the cheapest; '' when none takes it there. */
  readonly servico: string;
  readonly total: {
    readonly valor: M;
    readonly vista: M;
    readonly frete: M;
    readonly parcelamento: readonly Parcelamento<M>[];
  };
  /** The order with each service that takes it there, in the order of `cotacao`. */
  readonly entregas: readonly EntregaPossivel<M>[];
  /** Ways to pay that are offered, the first one ahead; none: the shop takes no orders. Pix and boleto cost `vista`, the others `valor`. */
  readonly formasPagamento: readonly FormaPagamento[];
  /** Ways beside them for whoever collects the order, where it may be collected and comes otherwise so far. */
  readonly formasRetirada: readonly FormaPagamento[];
  /** Days after the order in which its invoice is paid; null for who may not pay later. */
  readonly faturaDias: number | null;
};

export type LinhaPedido<M extends Money = Reais> = {
  readonly nome: string;
  readonly sku: string;
  /** The chosen values, '' for none. */
  readonly atributos: string;
  /** Path of the product's page. */
  readonly rota: string;
  /** Small picture, '' for none. */
  readonly imagem: string;
  readonly quantidade: number;
  /** Of one unit. */
  readonly precoPor: M;
  readonly total: M;
};

/** A step that an order has taken. */
export type EtapaPedido = {
  readonly status: StatusPedido;
  /** ISO time. */
  readonly data: string;
};

/** An order as it was agreed. */
export type Pedido<M extends Money = Reais> = {
  readonly numero: number;
  readonly status: StatusPedido;
  /** Who of the shop sold it, '' for what its buyer ordered. */
  readonly vendedor: string;
  /** For who sold it alone: where its buyer follows and pays it; '' for everybody else. */
  readonly linkCliente: string;
  /** Its buyer may still take it back. */
  readonly cancelavel: boolean;
  /** ISO time. */
  readonly data: string;
  /** What it has gone through, the oldest first. */
  readonly passos: readonly EtapaPedido[];
  /** Sent without an account, and taken over by none so far. */
  readonly convidado: boolean;
  /** It is collected at the shop. */
  readonly retirada: boolean;
  /** Where and when, of what is collected. */
  readonly local: PickupPlace | null;
  readonly comprador: Comprador;
  /** Of what a person collects it may be its `cep` alone, with what follows from it; the rest ''. */
  readonly endereco: EnderecoEntrega;
  readonly frete: {
    readonly servico: string;
    readonly label: string;
    readonly prazo: string;
    /** Day by which it arrives, `YYYY-MM-DD`; '' of an order from before days were said. */
    readonly dia: string;
    /** Turn of a scheduled delivery, '' of any other. */
    readonly turno: string;
    /** An order that is confirmed later than this arrives later, ISO time; '' as `dia`. */
    readonly limite: string;
    readonly valor: M;
  };
  readonly linhas: readonly LinhaPedido<M>[];
  /** Of an order, that for its way to pay too: goods and freight without them are `cobrado`. */
  readonly descontos: readonly { readonly nome: string; readonly valor: M }[];
  /** Before what is taken off for the way to pay, and what it costs in cash. */
  readonly total: { readonly produtos: M; readonly valor: M; readonly vista: M };
  /** What it costs by the way to pay that holds; once it is paid, what was taken for it. */
  readonly cobrado: M;
  /** The way that holds: chosen, or by which it was paid. */
  readonly pagamento: FormaPagamento;
  readonly situacaoPagamento: SituacaoPagamento;
  readonly observacao: string;
  /** Of a company: its purchase order, '' without one. */
  readonly pedidoCompra: string;
  /** Name of the buyer who asked for it, of a company with several; '' of all others. */
  readonly solicitante: string;
  /** Name of who approved it; '' where nobody had to. */
  readonly aprovador: string;
  /** What the carrier calls the parcel, '' before it is sent. */
  readonly rastreio: string;
  /** Who carries it, '' where nobody said. */
  readonly transportadora: string;
  /** Where the parcel is followed, '' where nobody knows. */
  readonly linkRastreio: string;
  /** What the carrier said of it, the oldest first. */
  readonly ocorrencias: readonly Ocorrencia[];
};

/** What whoever has the link of an order may see of it. */
export type PedidoAberto<M extends Money = Reais> = Omit<
  Pedido<M>,
  | 'cancelavel'
  | 'comprador'
  | 'convidado'
  | 'endereco'
  | 'linkCliente'
  | 'observacao'
  | 'pedidoCompra'
  | 'solicitante'
  | 'aprovador'
  | 'vendedor'
> & {
  /** Masked. */
  readonly comprador: { readonly nome: string; readonly email: string };
  readonly destino: { readonly cep: string; readonly cidade: string; readonly uf: string };
  /** Units of it are left that no return is about. */
  readonly devolvivel: boolean;
};

/** One of a list. */
export type ResumoPedido<M extends Money = Reais> = Pick<
  Pedido,
  'numero' | 'status' | 'cancelavel' | 'data' | 'retirada'
> & {
  /** Units of everything. */
  readonly quantidade: number;
  /** How many lines it has. */
  readonly produtos: number;
  /** Name of the first of them. */
  readonly nome: string;
  /** What it costs by the way to pay that holds. */
  readonly valor: M;
};

export type Pedidos<M extends Money = Reais> = {
  /** The newest first. */
  readonly pedidos: readonly ResumoPedido<M>[];
  readonly info: { readonly offset: number; readonly limit: number; readonly total: number };
};

export function convertRevisao<A extends Money, B extends Money>(
  review: RevisaoPedido<A>,
  convert: Convert<A, B>,
): RevisaoPedido<B> {
  return {
    ...review,
    aprovacao: review.aprovacao && { ...review.aprovacao, limite: convert(review.aprovacao.limite) },
    carrinho: convertCarrinho(review.carrinho, convert),
    cotacao: convertCotacao(review.cotacao, convert),
    total: convertTotal(review.total, convert),
    entregas: review.entregas.map(({ total, ...option }) => ({
      ...option,
      total: convertTotal(total, convert),
    })),
  };
}

function convertTotal<A extends Money, B extends Money>(
  { valor, vista, frete, parcelamento }: RevisaoPedido<A>['total'],
  convert: Convert<A, B>,
): RevisaoPedido<B>['total'] {
  return {
    valor: convert(valor),
    vista: convert(vista),
    frete: convert(frete),
    parcelamento: parcelamento.map((plan) => convertParcelamento(plan, convert)),
  };
}

export function convertPedido<A extends Money, B extends Money>(
  order: Pedido<A>,
  convert: Convert<A, B>,
): Pedido<B> {
  return {
    ...order,
    cobrado: convert(order.cobrado),
    frete: { ...order.frete, valor: convert(order.frete.valor) },
    ...convertAgreed(order, convert),
  };
}

export function convertPedidoAberto<A extends Money, B extends Money>(
  order: PedidoAberto<A>,
  convert: Convert<A, B>,
): PedidoAberto<B> {
  return {
    ...order,
    cobrado: convert(order.cobrado),
    frete: { ...order.frete, valor: convert(order.frete.valor) },
    ...convertAgreed(order, convert),
  };
}

type Agreed<M extends Money> = Pick<Pedido<M>, 'linhas' | 'descontos' | 'total'>;

/** What orders and quotes say alike. */
export function convertAgreed<A extends Money, B extends Money>(
  { linhas, descontos, total: { produtos, valor, vista } }: Agreed<A>,
  convert: Convert<A, B>,
): Agreed<B> {
  return {
    linhas: linhas.map((line) => ({
      ...line,
      precoPor: convert(line.precoPor),
      total: convert(line.total),
    })),
    descontos: descontos.map((saving) => ({ ...saving, valor: convert(saving.valor) })),
    total: { produtos: convert(produtos), valor: convert(valor), vista: convert(vista) },
  };
}

export function convertPedidos<A extends Money, B extends Money>(
  { pedidos, info }: Pedidos<A>,
  convert: Convert<A, B>,
): Pedidos<B> {
  return { pedidos: pedidos.map((order) => ({ ...order, valor: convert(order.valor) })), info };
}
