import type { Centavos, Money, Reais } from '#lib/domain/kernel/money.ts';
import { listed } from './empty.ts';

/** One way to pay by card. `taxa` is the monthly rate in per cent: 0 is interest-free, below 0 a discount. */
export type Parcelamento<M extends Money = Reais> = {
  readonly parcelas: number;
  readonly valorParcela: M;
  readonly valorTotal: M;
  readonly taxa: number;
  readonly exibirTaxa: boolean;
};

/** Wholesale step, ours to define (contract 2.4 leaves the shape open): from `quantidade` units on, each costs `por`. */
export type RegraAtacado<M extends Money = Reais> = { readonly quantidade: number; readonly por: M };

export type Precos<M extends Money = Reais> = {
  /** List price; shown only when it is above `por`. */
  readonly de: M;
  /** Selling price by card. */
  readonly por: M;
  /** Cash price, discount already taken off. */
  readonly vista: M;
  /** Per cent. */
  readonly descontoVista: number;
  readonly editavel: boolean;
  /** Ascending by `parcelas`. */
  readonly parcelamento: readonly Parcelamento<M>[];
  readonly regrasAtacado: readonly RegraAtacado<M>[];
  /** Ours: the visitor's own price as a reseller. Left out for everybody else, and where everybody pays as little. */
  readonly revenda?: true;
};

/** Converts one amount; `convertPrecos` and its siblings carry it over every money field. */
export type Convert<A extends Money, B extends Money> = (value: A) => B;

export function convertParcelamento<A extends Centavos | Reais, B extends Centavos | Reais>(
  plan: Parcelamento<A>,
  convert: Convert<A, B>,
): Parcelamento<B> {
  return { ...plan, valorParcela: convert(plan.valorParcela), valorTotal: convert(plan.valorTotal) };
}

export function convertPrecos<A extends Centavos | Reais, B extends Centavos | Reais>(
  precos: Precos<A>,
  convert: Convert<A, B>,
): Precos<B> {
  return {
    ...precos,
    de: convert(precos.de),
    por: convert(precos.por),
    vista: convert(precos.vista),
    parcelamento: listed(precos.parcelamento).map((plan) => convertParcelamento(plan, convert)),
    regrasAtacado: listed(precos.regrasAtacado).map((rule) => ({ ...rule, por: convert(rule.por) })),
  };
}
