/** What the ways to pay cost, and what is said of them. */
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { percentInCash } from '#lib/domain/offers/offer.ts';
import { isCashNamed, namedMethods, paymentNote } from '#lib/domain/offers/payment-methods.ts';
import { togetherPrice, type UnitPrice } from '#lib/domain/offers/price-by-quantity.ts';
import { cashEach, cashPrices, methodPrices, savedPercent } from '#lib/domain/offers/prices.ts';

const none = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
const settings = (formas: readonly string[] | undefined, descontoVista = none) =>
  ({
    pagamento: { descontoVista, formas },
    sistema: { produto: { parcelamento: { maximo: 1 } } },
  }) as Parameters<typeof namedMethods>[0];

describe('of the ways to pay', () => {
  it('those are named that the platform says, whatever has a discount', () => {
    expect(namedMethods(settings(['combinar'], { ...none, pix: 5 }))).toEqual(['combinar']);
    expect(namedMethods(settings([]))).toEqual([]);
  });

  it('Pix gives the cash price its name where the shop is known to take it', () => {
    expect(isCashNamed(settings(['cartao']))).toBe(true);
    expect(isCashNamed(settings(undefined, { ...none, geral: 5 }))).toBe(true);
    expect(isCashNamed(settings(undefined, { ...none, boleto: 5 }))).toBe(false);
  });

  it.each([
    [undefined, undefined],
    [[], 'closed'],
    [['combinar'], 'arranged'],
    [['combinar', 'retirada', 'faturado'], 'arranged'],
    [['combinar', 'pix'], undefined],
    [['combinar', 'boleto'], undefined],
    [['combinar', 'cartao'], undefined],
    [['retirada'], undefined],
  ])('%j need the note %s', (formas, note) => {
    expect(paymentNote(settings(formas))).toBe(note);
  });
});

describe('a discount in cash', () => {
  it('is none where no way to pay in cash is on, whatever a product says of itself', () => {
    expect(percentInCash({ discounts: { ...none, pix: 5 }, noCash: true }, 10)).toBe(0);
    expect(percentInCash({ discounts: { ...none, pix: 5 } }, 10)).toBe(10);
    expect(percentInCash({ discounts: { ...none, pix: 5 }, noCash: false }, null)).toBe(5);
  });

  it.each([
    [1000, 900, 10],
    [1000, 1000, 0],
    [300, 200, 33.33],
    [300, 100, 66.67],
    [0, 0, 0],
  ])('of %i to %i is %f per cent', (por, vista, percent) => {
    expect(savedPercent(centavos(por), centavos(vista))).toBe(percent);
  });

  it('of a cart line is what the platform says, else that of its price', () => {
    const line = { precoPor: centavos(22_211), descontoVista: 10 };
    expect(cashEach(line)).toBe(19_990);
    expect(cashEach({ ...line, vista: centavos(20_000) })).toBe(20_000);
  });

  it('of what has several discounts is the one that both prices show', () => {
    const part = (por: number, descontoVista: number, units = 1) => ({
      units,
      price: {
        ...{ de: centavos(0), scheduled: false, descontoVista },
        por: () => centavos(por),
        comum: () => centavos(por + 1),
        vista: () => centavos(por - (por * descontoVista) / 100),
      } satisfies UnitPrice,
    });
    const mixed = togetherPrice([part(1000, 10), part(500, 0, 2)]);
    expect([mixed.por(1), mixed.comum(1), mixed.vista(1), mixed.descontoVista]).toEqual([
      2000, 2003, 1900, 5,
    ]);
    expect(mixed.de).toBe(2000);
    expect(mixed.scheduled).toBe(false);
    expect(togetherPrice([part(1000, 10), part(500, 10)]).descontoVista).toBe(10);
    expect(togetherPrice([]).descontoVista).toBe(0);
  });
});

describe('of a price in cash', () => {
  const price = { por: centavos(1000), vista: centavos(900), descontoVista: 10 };
  it('Pix and boleto are told, each where it is on', () => {
    expect(cashPrices(price, ['boleto'])).toEqual([{ method: 'boleto', percent: 10, price: 900 }]);
    expect(cashPrices(price, ['cartao', 'deposito'])).toEqual([]);
    expect(cashPrices({ ...price, vista: price.por }, ['pix', 'boleto'])).toEqual([]);
  });

  it('of a hosted shop Pix is told first, and each other way by a discount of its own alone', () => {
    expect(methodPrices(price, { ...none, geral: 10, boleto: 5, cartao: 1 })).toEqual([
      { method: 'pix', percent: 10, price: 900 },
      { method: 'boleto', percent: 5, price: 950 },
      { method: 'cartao', percent: 1, price: 990 },
    ]);
    expect(methodPrices({ ...price, vista: price.por, descontoVista: 0 }, none)).toEqual([]);
  });
});
