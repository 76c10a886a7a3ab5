/** Orders that wait for the approval of a company: ours, `approvals*`. */
import type { ApprovalState } from '#lib/domain/accounts/company-buyers.ts';
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { EnderecoEntrega } from '#lib/domain/orders/order-parties.ts';
import type { Convert } from './money.ts';
import { convertAgreed, type FormaPagamento, type LinhaPedido } from './order.ts';

export type SituacaoAprovacao = ApprovalState;

/** One of a list. */
export type ResumoAprovacao<M extends Money = Reais> = {
  readonly numero: number;
  /** ISO times: when it was asked for, and from when on it holds no more. */
  readonly data: string;
  readonly validade: string;
  readonly situacao: SituacaoAprovacao;
  /** Who reads: the company, which decides, or the buyer who asked. */
  readonly papel: 'aprovador' | 'comprador';
  /** Names of the buyer and of the company. */
  readonly solicitante: string;
  readonly empresa: string;
  /** Number of the order it became; null as long as there is none. */
  readonly pedido: number | null;
  /** What it costs by the way to pay that was chosen. */
  readonly valor: M;
};

/** As it was asked for. Goods, prices and freight hold until `validade`; the order never costs more. */
export type Aprovacao<M extends Money = Reais> = ResumoAprovacao<M> & {
  readonly linhas: readonly LinhaPedido<M>[];
  readonly descontos: readonly { readonly nome: string; readonly valor: M }[];
  readonly frete: { readonly label: string; readonly prazo: string; readonly valor: M };
  readonly endereco: EnderecoEntrega;
  /** It is collected at the shop. */
  readonly retirada: boolean;
  /** Day and turn of a scheduled delivery, '' of any other. */
  readonly agenda: string;
  readonly pagamento: FormaPagamento;
  readonly observacao: string;
  readonly pedidoCompra: string;
  /** Why it was refused, '' where nobody said. */
  readonly recado: string;
  /** To be paid, freight included: by card, and in cash. */
  readonly total: { readonly produtos: M; readonly valor: M; readonly vista: M };
};

/** What waits first, then the newest. */
export type Aprovacoes<M extends Money = Reais> = {
  readonly aprovacoes: readonly ResumoAprovacao<M>[];
};

export function convertAprovacao<A extends Money, B extends Money>(
  approval: Aprovacao<A>,
  convert: Convert<A, B>,
): Aprovacao<B> {
  return {
    ...approval,
    valor: convert(approval.valor),
    frete: { ...approval.frete, valor: convert(approval.frete.valor) },
    ...convertAgreed(approval, convert),
  };
}

export function convertAprovacoes<A extends Money, B extends Money>(
  { aprovacoes }: Aprovacoes<A>,
  convert: Convert<A, B>,
): Aprovacoes<B> {
  return { aprovacoes: aprovacoes.map((one) => ({ ...one, valor: convert(one.valor) })) };
}
