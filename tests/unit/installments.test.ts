import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import {
  annualRate,
  bestInterestFree,
  type InstallmentRules,
  installmentPlans,
} from '#lib/domain/offers/installments.ts';

const rules: InstallmentRules = { semJuros: 6, maximo: 12, taxa: 1.99, parcelaMinima: centavos(2500) };
const free = (parcelaMinima: number): InstallmentRules => ({
  ...rules,
  parcelaMinima: centavos(parcelaMinima),
});
const plan = (total: number, parcelas: number, taxa: number) =>
  installmentPlans(centavos(total), { ...free(0), semJuros: 1, maximo: parcelas, taxa }).at(-1);

describe('plans with interest', () => {
  it.each([
    [100_000, 12, 1.99, 9450],
    [10_000, 10, 1.99, 1113],
    [1_200_000, 12, 1, 106_619],
  ])('%i in %i parts at %d per cent a month is %i each', (total, parcelas, taxa, parcela) => {
    expect(plan(total, parcelas, taxa)?.valorParcela).toBe(parcela);
  });

  it('total exactly their parts, and cost more than paying at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 50_000_000 }),
        fc.integer({ min: 2, max: 24 }),
        fc.double({ min: 0.5, max: 15, noNaN: true }),
        (total, parcelas, taxa) => {
          const made = plan(total, parcelas, taxa);
          expect(made?.valorTotal).toBe((made?.valorParcela ?? 0) * parcelas);
          expect(made?.valorTotal).toBeGreaterThan(total);
          expect(made).toMatchObject({ parcelas, taxa, exibirTaxa: true });
        },
      ),
    );
  });
});

describe('interest-free plans', () => {
  it('show the rounded part and the true total', () => {
    expect(installmentPlans(centavos(7211), free(0))[5]).toEqual({
      parcelas: 6,
      valorParcela: 1202,
      valorTotal: 7211,
      taxa: 0,
      exibirTaxa: false,
    });
  });
});

describe('the rules of the shop', () => {
  it('end interest-free plans at `semJuros` and all plans at `maximo`', () => {
    const plans = installmentPlans(centavos(100_000), rules);
    expect(plans.map(({ parcelas }) => parcelas)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(plans.filter(({ taxa }) => taxa === 0)).toHaveLength(6);
    expect(plans[6]).toMatchObject({ taxa: 1.99, exibirTaxa: true });
  });

  it('allow a part of exactly the minimum and none of a centavo less', () => {
    expect(installmentPlans(centavos(5000), rules).map(({ parcelas }) => parcelas)).toEqual([1, 2]);
    expect(installmentPlans(centavos(4998), rules).map(({ parcelas }) => parcelas)).toEqual([1]);
  });

  it('always allow to pay at once', () => {
    expect(installmentPlans(centavos(1), rules).map(({ parcelas }) => parcelas)).toEqual([1]);
    expect(installmentPlans(centavos(0), rules)).toHaveLength(1);
    expect(installmentPlans(centavos(9900), { ...rules, semJuros: 0, maximo: 0 })).toHaveLength(1);
  });

  it('ask nothing for longer plans when the rate is 0', () => {
    const plans = installmentPlans(centavos(120_000), { ...rules, taxa: 0 });
    expect(plans.at(-1)).toMatchObject({ parcelas: 12, valorParcela: 10_000, exibirTaxa: false });
  });
});

describe('best interest-free plan', () => {
  it('is the longest one without interest', () => {
    expect(bestInterestFree(installmentPlans(centavos(100_000), rules))?.parcelas).toBe(6);
    expect(bestInterestFree(installmentPlans(centavos(7600), rules))?.parcelas).toBe(3);
    expect(bestInterestFree(installmentPlans(centavos(2000), rules))?.parcelas).toBe(1);
  });

  it('does not exist when all plans cost or save something', () => {
    expect(bestInterestFree([])).toBeUndefined();
    const [once] = installmentPlans(centavos(100), rules);
    expect(bestInterestFree(once ? [{ ...once, taxa: -5 }] : [])).toBeUndefined();
  });
});

it('a month at 1.99 per cent is 26.68 per cent a year', () => {
  expect(annualRate(1.99)).toBe(26.68);
  expect(annualRate(0)).toBe(0);
});
