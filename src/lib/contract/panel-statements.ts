/** Statements of the shop's bank, and the day's closing: ours, `/api/v2/vitrine/panel/statements*` and `panel/closing`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { EntryKind } from '#lib/domain/payments/ledger.ts';
import type { Method } from '#lib/domain/payments/methods.ts';
import type { Convert } from './money.ts';
import type { InfoPainel } from './panel-opinions.ts';

export type ResumoExtrato = {
  readonly id: number;
  readonly arquivo: string;
  /** Days, `YYYY-MM-DD`: the first and the last it shows. */
  readonly de: string;
  readonly ate: string;
  readonly autor: string;
  /** ISO time. */
  readonly em: string;
  /** Lines that this file was the first to show, those that paid an order, and credits that belong to none yet. */
  readonly linhas: number;
  readonly reconhecidas: number;
  readonly soltas: number;
};

export type LinhaExtrato<M extends Money = Reais> = {
  /** The same for the same line, whichever file shows it. */
  readonly ref: string;
  /** `YYYY-MM-DD`. */
  readonly dia: string;
  readonly valor: M;
  readonly texto: string;
  /** The order it pays, null for none. */
  readonly pedido: number | null;
  /** Name of who said that it pays no order, '' for nobody. */
  readonly dispensadaPor: string;
  /** Orders that wait for this amount; of a loose credit. */
  readonly candidatos: readonly { readonly pedido: number; readonly nome: string }[];
};

export type ExtratosPainel<M extends Money = Reais> = {
  /** The newest first. */
  readonly extratos: readonly ResumoExtrato[];
  readonly dispensas: readonly {
    readonly ate: string;
    readonly nota: string;
    readonly autor: string;
    readonly em: string;
  }[];
  /** Credits of all statements that belong to no order, the newest first; `info` says which of how many. */
  readonly soltas: readonly LinhaExtrato<M>[];
  readonly info: InfoPainel;
  /** Codes whose term is over, and that no statement has shown the end of. */
  readonly aguardando: readonly {
    readonly pedido: number;
    readonly nome: string;
    readonly valor: M;
    readonly prazo: string;
  }[];
};

export type ExtratoPainel<M extends Money = Reais> = ResumoExtrato & {
  /** The newest first; `info` says which of how many. */
  readonly lista: readonly LinhaExtrato<M>[];
  readonly info: InfoPainel;
};

/** Of money that came or went in some days, by way to pay. */
export type LinhaFechamento<M extends Money = Reais> = {
  readonly forma: Method;
  readonly provedor: string;
  readonly quantidade: number;
  /** Payments less those that were noted by mistake. */
  readonly recebido: M;
  readonly devolvido: M;
  /** What banks and card companies took back. */
  readonly contestado: M;
  readonly liquido: M;
};

export type Fechamento<M extends Money = Reais> = {
  /** Days, `YYYY-MM-DD`. */
  readonly de: string;
  readonly ate: string;
  readonly formas: readonly LinhaFechamento<M>[];
  readonly total: Omit<LinhaFechamento<M>, 'forma' | 'provedor'>;
  /** As it is now, whatever the days. */
  readonly aberto: {
    readonly pedidos: { readonly quantidade: number; readonly valor: M };
    readonly devolucoes: { readonly quantidade: number; readonly valor: M };
    readonly casos: { readonly quantidade: number; readonly valor: M };
  };
  readonly lancamentos: readonly {
    readonly pedido: number;
    readonly forma: Method;
    readonly provedor: string;
    readonly tipo: EntryKind;
    readonly valor: M;
    readonly identificacao: string;
    /** ISO times: when it happened, and when it was noted. */
    readonly em: string;
    readonly notadoEm: string;
    readonly autor: string;
  }[];
};

export function convertExtratos<A extends Money, B extends Money>(
  list: ExtratosPainel<A>,
  convert: Convert<A, B>,
): ExtratosPainel<B> {
  return {
    ...list,
    soltas: list.soltas.map((line) => ({ ...line, valor: convert(line.valor) })),
    aguardando: list.aguardando.map((code) => ({ ...code, valor: convert(code.valor) })),
  };
}

export function convertExtrato<A extends Money, B extends Money>(
  one: ExtratoPainel<A>,
  convert: Convert<A, B>,
): ExtratoPainel<B> {
  return { ...one, lista: one.lista.map((line) => ({ ...line, valor: convert(line.valor) })) };
}

export function convertFechamento<A extends Money, B extends Money>(
  closing: Fechamento<A>,
  convert: Convert<A, B>,
): Fechamento<B> {
  const sums = <S extends Omit<LinhaFechamento<A>, 'forma' | 'provedor'>>(line: S) => ({
    ...line,
    recebido: convert(line.recebido),
    devolvido: convert(line.devolvido),
    contestado: convert(line.contestado),
    liquido: convert(line.liquido),
  });
  const counted = ({ quantidade, valor }: { readonly quantidade: number; readonly valor: A }) => ({
    quantidade,
    valor: convert(valor),
  });
  const { pedidos, devolucoes, casos } = closing.aberto;
  return {
    ...closing,
    formas: closing.formas.map(sums),
    total: sums(closing.total),
    aberto: { pedidos: counted(pedidos), devolucoes: counted(devolucoes), casos: counted(casos) },
    lancamentos: closing.lancamentos.map((entry) => ({ ...entry, valor: convert(entry.valor) })),
  };
}
