/** How an order is paid, step by step, and the bank that the demonstration plays: ours, below `/api/v2/vitrine`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Refusal } from '#lib/domain/payments/refusals.ts';
import type { Convert } from './money.ts';
import type { FormaPagamento, SituacaoPagamento, StatusPedido } from './order.ts';

/** How far one try to be paid is. */
export type SituacaoCobranca =
  /** What its buyer needs is being made. */
  | 'preparando'
  | 'aberta'
  /** The bank or the card company looks into it. */
  | 'analise'
  /** Its time is over, or it was given up: whether it was paid meanwhile is being looked at. */
  | 'conferencia'
  | 'paga'
  | 'recusada'
  | 'vencida'
  | 'cancelada';

export type Cobranca<M extends Money = Reais> = {
  /** What bank and shop know it by. */
  readonly ref: string;
  readonly forma: FormaPagamento;
  readonly valor: M;
  readonly situacao: SituacaoCobranca;
  /** Text of the Pix code, '' for none. */
  readonly copiaECola: string;
  /** Of a boleto, '' for none. */
  readonly linhaDigitavel: string;
  /** `YYYY-MM-DD` on which a boleto is due, '' for none. */
  readonly vencimento: string;
  /** Of the provider: where a card is paid, or the boleto as a document; '' for none. */
  readonly link: string;
  /** Whose page that is, '' for nobody's. */
  readonly empresa: string;
  /** Where the card's bank asks for a confirmation, '' where it asks for none. */
  readonly desafio: string;
  /** Why it was refused, '' where it was not. */
  readonly recusa: Refusal | '';
  /** Parts that a card was paid in, 0 where it was one or nobody said; what its buyer pays in all where interest makes it more, else 0. */
  readonly parcelas: number;
  readonly totalParcelado: M;
  /** ISO time until which it may be paid, '' for none. */
  readonly ate: string;
  /** No machine sees its money: the shop's people confirm it. */
  readonly porPessoas: boolean;
  /** Of the demonstration's bank. */
  readonly demonstracao: boolean;
};

export type PagamentoPedido<M extends Money = Reais> = {
  readonly numero: number;
  readonly status: StatusPedido;
  readonly situacao: SituacaoPagamento;
  readonly forma: FormaPagamento;
  /** What is to be paid by that way; once it is paid, what was taken for it. */
  readonly valor: M;
  /** When its invoice is due (`YYYY-MM-DD`), so many days after it; null for an order without. */
  readonly fatura: { readonly dias: number; readonly vencimento: string } | null;
  /** How much of what was paid went back. */
  readonly devolvido: M;
  /** The try that counts: the one that paid it, else the open one, else the last one; null where nothing is charged. */
  readonly cobranca: Cobranca<M> | null;
  /** Its buyer has cancelled; it ends as soon as the provider says that nothing was paid. */
  readonly cancelando: boolean;
  /** Money came that a person of the shop looks at. */
  readonly emConferencia: boolean;
  /** It was tried to be paid as often as it may be: the shop has to allow more. */
  readonly esgotado: boolean;
  /** Ways to pay that may be chosen now instead, with what each costs. */
  readonly outras: readonly { readonly forma: FormaPagamento; readonly valor: M }[];
  /** A card may be typed on the shop's own page, into fields of who processes it. */
  readonly cartaoNaLoja: boolean;
  /** It may change without its buyer's doing: worth asking again. */
  readonly espera: boolean;
  /** Another one for everything that is shown otherwise. */
  readonly marca: string;
};

/** What the page for cards needs to know. */
export type CartaoPedido<M extends Money = Reais> = {
  readonly numero: number;
  readonly valor: M;
  /** By what the script of who processes the card names the shop's account; no secret. */
  readonly chave: string;
  /** Parts that the shop allows at most. */
  readonly parcelas: number;
};

/** Body of `POST order/…/payment/card`: what stands for a card, never the card. */
export type PagarCartao = {
  readonly token: string;
  readonly bandeira: string;
  readonly parcelas: number;
};

/** Body of `POST order/…/payment`. */
export type ChoosePayment = { readonly pagamento: FormaPagamento };

export type AcaoDemonstracao =
  | 'pagar'
  | 'recusar'
  | 'analisar'
  | 'expirar'
  | 'pagar-de-novo'
  | 'outro-valor'
  | 'contestar'
  | 'contestacao-ganha'
  | 'contestacao-perdida';

/** A charge as the demonstration's bank knows it. */
export type CobrancaDemonstracao<M extends Money = Reais> = {
  readonly ref: string;
  readonly numero: number;
  readonly forma: FormaPagamento;
  readonly valor: M;
  readonly situacao: 'aberta' | 'analise' | 'paga' | 'recusada' | 'expirada' | 'cancelada';
  /** How often it was paid, and what went back. */
  readonly pagamentos: number;
  readonly devolvido: M;
  /** What its visitor may have the bank do. */
  readonly acoes: readonly AcaoDemonstracao[];
};

export function convertPagamento<A extends Money, B extends Money>(
  payment: PagamentoPedido<A>,
  convert: Convert<A, B>,
): PagamentoPedido<B> {
  const { cobranca, outras } = payment;
  return {
    ...payment,
    valor: convert(payment.valor),
    devolvido: convert(payment.devolvido),
    cobranca: cobranca && {
      ...cobranca,
      valor: convert(cobranca.valor),
      totalParcelado: convert(cobranca.totalParcelado),
    },
    outras: outras.map(({ forma, valor }) => ({ forma, valor: convert(valor) })),
  };
}

export function convertDemonstracao<A extends Money, B extends Money>(
  charge: CobrancaDemonstracao<A>,
  convert: Convert<A, B>,
): CobrancaDemonstracao<B> {
  return { ...charge, valor: convert(charge.valor), devolvido: convert(charge.devolvido) };
}

export function convertCartao<A extends Money, B extends Money>(
  card: CartaoPedido<A>,
  convert: Convert<A, B>,
): CartaoPedido<B> {
  return { ...card, valor: convert(card.valor) };
}
