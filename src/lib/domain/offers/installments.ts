/**
 * Paying by card in parts. Interest-free plans split the price, plans with interest follow the Price table; every amount is
 * rounded half up to the centavo, without cutting the coefficient first (some acquirers cut it and differ by a centavo).
 */
import { type Centavos, centavos, type Money } from '#lib/domain/kernel/money.ts';

export type InstallmentRules = {
  /** Plans of up to this many parts bear no interest. */
  readonly semJuros: number;
  readonly maximo: number;
  /** Interest of the longer plans, per cent a month. */
  readonly taxa: number;
  /** No part of a plan is smaller; paying at once is always possible. */
  readonly parcelaMinima: Centavos;
};

/** One way to pay by card, in the shape it has on the wire. */
export type Plan<M extends Money = Centavos> = {
  readonly parcelas: number;
  readonly valorParcela: M;
  readonly valorTotal: M;
  readonly taxa: number;
  readonly exibirTaxa: boolean;
};

/** Every plan the rules allow for `total`, ascending by number of parts. */
export function installmentPlans(total: Centavos, rules: InstallmentRules): readonly Plan[] {
  const counts = Array.from({ length: Math.max(1, rules.maximo) }, (_, index) => index + 1);
  return counts
    .map((parcelas) =>
      parcelas <= Math.max(1, rules.semJuros)
        ? free(total, parcelas)
        : withInterest(total, parcelas, rules.taxa),
    )
    .filter(({ parcelas, valorParcela }) => parcelas === 1 || valorParcela >= rules.parcelaMinima);
}

/** The longest plan without interest. */
export function bestInterestFree<M extends Money>(plans: readonly Plan<M>[]): Plan<M> | undefined {
  return plans
    .filter(({ taxa }) => taxa === 0)
    .reduce<Plan<M> | undefined>(
      (best, plan) => (best && best.parcelas >= plan.parcelas ? best : plan),
      undefined,
    );
}

/** The yearly rate of a monthly one, per cent with two decimals: 1.99 is 26.68. */
export function annualRate(monthly: number): number {
  return Math.round(((1 + monthly / 100) ** 12 - 1) * 10_000) / 100;
}

/** The wire's part is the rounded one (6 x 12,02 for 72,11: platform contract 6.1). */
function free(total: Centavos, parcelas: number): Plan {
  const valorParcela = centavos(Math.round(total / parcelas));
  return { parcelas, valorParcela, valorTotal: total, taxa: 0, exibirTaxa: false };
}

function withInterest(total: Centavos, parcelas: number, taxa: number): Plan {
  const rate = taxa / 100;
  if (rate === 0) return free(total, parcelas);
  const valorParcela = centavos(Math.round((total * rate) / (1 - (1 + rate) ** -parcelas)));
  return { parcelas, valorParcela, valorTotal: centavos(valorParcela * parcelas), taxa, exibirTaxa: true };
}
