/** The payments of an order for the shop: ours, `/api/v2/vitrine/panel/orders/{numero}/payments*` and `panel/cases*`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { ChargeState } from '#lib/domain/payments/charge.ts';
import type { EntryKind, RefundCause } from '#lib/domain/payments/ledger.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { OrderPayment } from '#lib/domain/payments/order-payment.ts';
import type { Convert } from './money.ts';
import type { AlteracaoPainel } from './panel-changes.ts';
import type { InfoPainel } from './panel-opinions.ts';

export type CobrancaPainel<M extends Money = Reais> = {
  readonly id: number;
  readonly forma: Method;
  readonly provedor: string;
  /** What its buyer was asked. */
  readonly valor: M;
  readonly estado: ChargeState;
  /** Why it was refused, in the provider's word. */
  readonly motivo: string;
  /** What the bank's statement calls it. */
  readonly identificador: string;
  /** What its provider calls it, '' for none. */
  readonly numeroProvedor: string;
  /** ISO times, '' for none. */
  readonly criadaEm: string;
  readonly venceEm: string;
  readonly pagaEm: string;
  /** The day on which a boleto is due, `YYYY-MM-DD`, '' for any other charge. */
  readonly vencimento: string;
  /** Its money came after its end. */
  readonly atrasada: boolean;
  /** Parts that a card was paid in, 0 where it was one or nobody said; what its buyer pays in all where interest makes it more, else 0. */
  readonly parcelas: number;
  readonly totalParcelado: M;
  /** What of it was taken for the order, 0 for nothing. */
  readonly aplicado: M;
  /** Who looks into the account may say that it was paid, or take that back, or that it was not. */
  readonly confirmavel: boolean;
  readonly desfazivel: boolean;
  readonly conferivel: boolean;
  readonly passos: readonly {
    readonly estado: ChargeState;
    readonly causa: string;
    /** Name of who works for the shop, '' for its buyer and for what happens by itself. */
    readonly autor: string;
    readonly por: 'comprador' | 'equipe' | 'tarefa';
    readonly em: string;
  }[];
  /** What came and went, in its order. */
  readonly lancamentos: readonly {
    readonly tipo: EntryKind;
    readonly valor: M;
    readonly identificacao: string;
    readonly em: string;
    readonly autor: string;
  }[];
  readonly devolucoes: readonly {
    readonly id: string;
    readonly valor: M;
    readonly causa: RefundCause;
    readonly estado: string;
    readonly nota: string;
    readonly autor: string;
    readonly em: string;
    /** Late money that is promised back, and not on its way: the order may be taken up again instead. */
    readonly retomavel: boolean;
  }[];
};

export type CasoPagamento<M extends Money = Reais> = {
  readonly id: number;
  readonly pedido: number;
  /** Of its buyer. */
  readonly nome: string;
  readonly tipo: string;
  readonly causa: string;
  /** Money that waits for a person, 0 for a case about something else. */
  readonly valor: M;
  /** What the charge it is about asked for. */
  readonly cobrado: M;
  readonly nota: string;
  /** ISO times, '' for none. */
  readonly abertoEm: string;
  readonly fechadoEm: string;
  readonly fechadoPor: string;
  readonly desfecho: '' | 'devolvida' | 'aceita' | 'vista';
  readonly identificacao: string;
  readonly notaFim: string;
  /** With `devolvida` its provider is asked for the return: nobody makes it before. */
  readonly peloProvedor: boolean;
  /** The ways in which it may end. */
  readonly desfechos: readonly DesfechoCaso[];
};
export type DesfechoCaso = 'devolvida' | 'aceita' | 'vista';

export type PagamentosPedido<M extends Money = Reais> = {
  readonly numero: number;
  readonly nome: string;
  readonly forma: Method;
  readonly situacao: OrderPayment;
  /** Of an order by invoice: days that its company has, and the day on which it is due, `YYYY-MM-DD`. */
  readonly fatura: { readonly dias: number; readonly vencimento: string } | null;
  /** ISO time at which the order ends unpaid, '' for none. */
  readonly prazo: string;
  /** ISO time at which its buyer asked to cancel it, as long as that waits for a provider; '' for none. */
  readonly cancelamentoPedidoEm: string;
  readonly valor: M;
  readonly vista: M;
  /** What it costs by `forma`; once it is paid, what was taken for it. */
  readonly cobrado: M;
  /** The oldest first. */
  readonly cobrancas: readonly CobrancaPainel<M>[];
  readonly casos: readonly CasoPagamento<M>[];
  readonly passos: readonly {
    readonly situacao: OrderPayment;
    readonly causa: string;
    readonly por: string;
    readonly em: string;
  }[];
  /** Its buyer may begin no other charge before the shop allows it. */
  readonly esgotado: boolean;
  /** A person may say that it was paid outside of the shop. */
  readonly marcavel: boolean;
  /** What may be given back. */
  readonly devolvivel: M;
  /** No machine gives its money back: a person does at the bank, and says when and under which identification. */
  readonly devolveAMao: boolean;
  /** What a form was filled with: of two who act on it at once, one is told. */
  readonly revisao: string;
  /** What people said and did about them, the newest first. */
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type CasosPagamento<M extends Money = Reais> = {
  readonly casos: readonly CasoPagamento<M>[];
  readonly abertos: number;
  /** What the lists of providers and the ledger do not both have. */
  readonly diferencas: readonly DiferencaPainel<M>[];
  readonly info: InfoPainel;
};

export type DiferencaPainel<M extends Money = Reais> = {
  readonly id: number;
  /** Money without a charge here, a movement that the shop did not note, one that only the shop has, or one of two amounts. */
  readonly tipo: 'sem_cobranca' | 'nao_anotado' | 'so_na_loja' | 'outro_valor';
  readonly empresa: 'pix-api' | 'mercado-pago';
  /** 0 where no order knows it. */
  readonly pedido: number;
  /** Of the charge, and what the provider calls the movement: where it is about the charge itself, its `ref`. */
  readonly ref: string;
  readonly identificacao: string;
  /** What the provider's list says and what stands here, null where it is not told or not there. */
  readonly valorProvedor: M | null;
  readonly valorLoja: M | null;
  readonly desde: string;
};

/** Amounts in reais; `em` is a day, `YYYY-MM-DD`. */
export type ConfirmacaoPagamento = {
  readonly revisao: string;
  readonly valor: number;
  readonly identificacao: string;
  /** Why another amount came than was asked: has to be said then. */
  readonly nota?: string;
};
export type PagamentoManual = {
  readonly revisao: string;
  readonly forma: Method;
  readonly valor: number;
  /** Has to be said where the order costs another amount by that way. */
  readonly nota: string;
};
export type PedidoDevolucao = {
  readonly revisao: string;
  readonly valor: number;
  readonly motivo: string;
  /** Of a return that was made at the bank already; '' for one that is to be made. */
  readonly identificacao: string;
  readonly em: string;
};
export type FimCaso = {
  readonly desfecho: DesfechoCaso;
  readonly identificacao: string;
  readonly em: string;
  readonly nota: string;
};

/** A form about payments as it was typed; `alvo` is the charge or the case whose form it was. */
export type TypedPayment = {
  readonly ato: string;
  readonly alvo: number;
  readonly valor: string;
  readonly identificacao: string;
  readonly em: string;
  readonly motivo: string;
  readonly nota: string;
  readonly forma: string;
};

export function convertPagamentosPedido<A extends Money, B extends Money>(
  order: PagamentosPedido<A>,
  convert: Convert<A, B>,
): PagamentosPedido<B> {
  return {
    ...order,
    valor: convert(order.valor),
    vista: convert(order.vista),
    cobrado: convert(order.cobrado),
    devolvivel: convert(order.devolvivel),
    casos: order.casos.map((one) => convertCaso(one, convert)),
    cobrancas: order.cobrancas.map((charge) => ({
      ...charge,
      valor: convert(charge.valor),
      totalParcelado: convert(charge.totalParcelado),
      aplicado: convert(charge.aplicado),
      lancamentos: charge.lancamentos.map((entry) => ({ ...entry, valor: convert(entry.valor) })),
      devolucoes: charge.devolucoes.map((refund) => ({ ...refund, valor: convert(refund.valor) })),
    })),
  };
}

export function convertCasosPagamento<A extends Money, B extends Money>(
  list: CasosPagamento<A>,
  convert: Convert<A, B>,
): CasosPagamento<B> {
  const amount = (value: A | null) => (value === null ? null : convert(value));
  return {
    ...list,
    casos: list.casos.map((one) => convertCaso(one, convert)),
    diferencas: list.diferencas.map((one) => ({
      ...one,
      valorProvedor: amount(one.valorProvedor),
      valorLoja: amount(one.valorLoja),
    })),
  };
}

function convertCaso<A extends Money, B extends Money>(
  one: CasoPagamento<A>,
  convert: Convert<A, B>,
): CasoPagamento<B> {
  return { ...one, valor: convert(one.valor), cobrado: convert(one.cobrado) };
}
