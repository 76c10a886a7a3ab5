import { expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { heldDiscounts, heldInstallments } from '#lib/domain/offers/held-prices.ts';
import { paymentNote } from '#lib/domain/offers/payment-methods.ts';
import { cashPrices } from '#lib/domain/offers/prices.ts';

const set = { geral: 3, boleto: 5, pix: 8, deposito: 1, cartao: 2 };
const none = { geral: 0, boleto: 0, pix: 0, deposito: 0, cartao: 0 };
const parts = { semJuros: 6, maximo: 12, taxa: 1.99, parcelaMinima: 25 };

it.each([
  [[], none],
  [['combinar', 'retirada', 'faturado'], none],
  [['boleto', 'cartao'], none],
  [['pix'], { ...none, geral: 3, pix: 8 }],
  [['pix', 'boleto', 'cartao'], { ...none, geral: 3, pix: 8, boleto: 8 }],
] as const)('with %j on, the discounts are %j', (on, held) => {
  expect(heldDiscounts(set, on)).toEqual(held);
});

it('parts are paid by card alone', () => {
  expect(heldInstallments(parts, ['pix', 'cartao'])).toBe(parts);
  expect(heldInstallments(parts, ['pix', 'combinar'])).toEqual({
    semJuros: 1,
    maximo: 1,
    taxa: 0,
    parcelaMinima: 25,
  });
});

it('a boleto costs what Pix costs, and a way that is off has no price', () => {
  const precos = { por: centavos(10_000), vista: centavos(9200), descontoVista: 8 };
  expect(cashPrices(precos, ['pix', 'boleto', 'cartao']).map(({ method, price }) => [method, price])).toEqual(
    [
      ['pix', 9200],
      ['boleto', 9200],
    ],
  );
  expect(cashPrices(precos, ['combinar'])).toEqual([]);
  expect(cashPrices({ ...precos, vista: precos.por }, ['pix'])).toEqual([]);
});

it.each([
  [[], 'closed'],
  [['combinar'], 'arranged'],
  [['combinar', 'retirada'], 'arranged'],
  [['retirada'], undefined],
  [['pix', 'combinar'], undefined],
] as const)('with %j on, what is said of paying is %s', (formas, note) => {
  expect(paymentNote({ pagamento: { descontoVista: none, formas } })).toBe(note);
});
