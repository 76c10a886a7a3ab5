/** Quotes: ours, `/api/v2/vitrine/quote*`. */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import type { Comprador } from '#lib/domain/orders/order-parties.ts';
import type { Convert } from './money.ts';
import { convertAgreed, type LinhaPedido } from './order.ts';

/** A quote as it was given. Only a seller changes it, as long as nobody has bought it. */
export type Orcamento<M extends Money = Reais> = {
  readonly numero: number;
  /** ISO times: when it was given, and from when on it holds no more. */
  readonly data: string;
  readonly validade: string;
  /** It can be bought at its price: not over, and not used. */
  readonly valido: boolean;
  /** Number of the order that was made at its price; null while there is none. */
  readonly pedido: number | null;
  readonly comprador: Comprador;
  readonly linhas: readonly LinhaPedido<M>[];
  readonly descontos: readonly { readonly nome: string; readonly valor: M }[];
  /** How it comes, and for how much; null where that is settled with the order. */
  readonly frete: {
    readonly label: string;
    readonly prazo: string;
    /** Working days. */
    readonly dias: number;
    readonly cep: string;
    readonly valor: M;
  } | null;
  /** Per cent that a seller took off. */
  readonly desconto: number;
  /** Coupons count on top of it. */
  readonly cupom: boolean;
  /** Name of who sold it, '' for a quote its buyer made of a cart. */
  readonly vendedor: string;
  /** ISO times: when a seller sent it, and when its buyer refused it; null for never. */
  readonly enviado: string | null;
  readonly recusado: string | null;
  /** What its buyer said. */
  readonly recado: string;
  /** Counts its changes. */
  readonly revisao: number;
  /** Of the goods, without freight and coupon. */
  readonly total: { readonly produtos: M; readonly valor: M; readonly vista: M };
};

export type ResumoOrcamento<M extends Money = Reais> = Pick<Orcamento, 'numero' | 'data' | 'validade'> & {
  readonly valor: M;
};

/** Those that still hold, the newest first. */
export type Orcamentos<M extends Money = Reais> = { readonly orcamentos: readonly ResumoOrcamento<M>[] };

export function convertOrcamento<A extends Money, B extends Money>(
  quote: Orcamento<A>,
  convert: Convert<A, B>,
): Orcamento<B> {
  const frete = quote.frete && { ...quote.frete, valor: convert(quote.frete.valor) };
  return { ...quote, frete, ...convertAgreed(quote, convert) };
}

export function convertOrcamentos<A extends Money, B extends Money>(
  { orcamentos }: Orcamentos<A>,
  convert: Convert<A, B>,
): Orcamentos<B> {
  return { orcamentos: orcamentos.map((quote) => ({ ...quote, valor: convert(quote.valor) })) };
}
