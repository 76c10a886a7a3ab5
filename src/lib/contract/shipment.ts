/** Freight on the wire (platform contract 4.7, 8.7). */
import type { Money, Reais } from '#lib/domain/kernel/money.ts';
import { listed } from './empty.ts';
import type { Convert } from './money.ts';

export type Frete<M extends Money = Reais> = {
  readonly id: string;
  /** `retirada` is collected at the shop; of the others `transportadora` and `motoboy` are the demo's. */
  readonly tipo: string;
  readonly label: string;
  /** 0 is free. */
  readonly valor: M;
  /** When it arrives, as a sentence: the day it is counted for, or working days. */
  readonly prazo: string;
  /** The customer chooses day and turn; never so for a service of our own tables, as nothing asks for them yet. */
  readonly entregaAgendada: boolean;
};

export type Cotacao<M extends Money = Reais> = {
  /** The cheapest first, collecting at the shop last. */
  readonly fretes: readonly Frete<M>[];
  /** Why nothing is delivered there; '' when something is. */
  readonly restricaoEntrega: string;
  /** What the visitor should know beside; '' when nothing. */
  readonly mensagem: string;
  /** Ours: until when an order has to be confirmed for the days in `prazo`, ISO time; left out without deliveries. */
  readonly confirmarAte?: string;
};

/** What the cheapest delivery of one unit costs in some states, ours; the two differ where it depends on the place. */
export type FreteRegiao<M extends Money = Reais> = {
  /** States by their two letters. */
  readonly ufs: readonly string[];
  readonly minimo: M;
  readonly maximo: M;
  /** Working days. */
  readonly prazoMinimo: number;
  readonly prazoMaximo: number;
};

export type FretesRegiao<M extends Money = Reais> = { readonly regioes: readonly FreteRegiao<M>[] };

/** `POST shipment/product`. */
export type QuoteProduct = {
  readonly cep: string;
  readonly idProduto: number;
  /** 0 when the product has no values. */
  readonly idAtributoValor: number;
  readonly quantidade: number;
};

export function convertCotacao<A extends Money, B extends Money>(
  quote: Cotacao<A>,
  convert: Convert<A, B>,
): Cotacao<B> {
  const fretes = listed(quote.fretes).map((frete) => ({ ...frete, valor: convert(frete.valor) }));
  return { ...quote, fretes };
}

export function convertFretesRegiao<A extends Money, B extends Money>(
  { regioes }: FretesRegiao<A>,
  convert: Convert<A, B>,
): FretesRegiao<B> {
  return {
    regioes: listed(regioes).map((regiao) => ({
      ...regiao,
      minimo: convert(regiao.minimo),
      maximo: convert(regiao.maximo),
    })),
  };
}
