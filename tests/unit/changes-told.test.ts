/** An order that is refused says each thing that has changed once, and the cart says what is left. */
import { expect, it } from 'vitest';
import type { OrderChange } from '#lib/domain/orders/seen-order.ts';
import { tellChanges } from '#lib/server/cart/changes-told.ts';

const messages = (...mensagens: readonly string[]) =>
  mensagens.map((mensagem) => ({ tipo: 'erro', mensagem }));
const gone: OrderChange = { of: 'item', kind: 'gone', name: 'Cabo 1/4" HDMI' };
const coupon: OrderChange = { of: 'cupom', kind: 'gone', name: 'DEZ' };
const price: OrderChange = { of: 'item', kind: 'amount', name: 'Plugue', before: 1000, now: 1200 };
const LEFT = 'Cabo 1/4 HDMI está indisponível e saiu do carrinho.';

it('the reason that the cart gives stands in place of the bare change', () => {
  const ended = 'O cupom DEZ não vale mais e saiu do carrinho.';
  expect(tellChanges([gone, coupon], messages(LEFT, ended), '')).toEqual({
    sentences: [LEFT, ended],
    left: [],
  });
});

it('of a price both amounts are said, and not once more that it changed', () => {
  const told = tellChanges([price], messages('Plugue: o preço mudou.', 'Outra coisa.'), '');
  expect(told.sentences.map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
    'O preço de “Plugue” passou de R$ 10,00 para R$ 12,00.',
  ]);
  expect(told.left).toEqual(messages('Outra coisa.'));
});

it('what the refusal names is said by neither', () => {
  expect(tellChanges([gone], messages(LEFT), `${LEFT} Confira e finalize de novo.`)).toEqual({
    sentences: [],
    left: [],
  });
});

it('what no sentence had room for stays with the cart', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({ ...coupon, name: `CUPOM${letter}` }));
  const told = tellChanges(many, messages('O cupom CUPOMF saiu.', 'O cupom CUPOMA saiu.'), '');
  expect(told.sentences).toHaveLength(5);
  expect(told.sentences[0]).toBe('O cupom CUPOMA saiu.');
  expect(told.left).toEqual(messages('O cupom CUPOMF saiu.'));
});

it('a name that is a part of another one is not taken for it', () => {
  const shirts = ['Camiseta', 'Camiseta preta'].map((name): OrderChange => ({ ...gone, name }));
  const reasons = messages('Camiseta preta está indisponível.', 'Camiseta está indisponível.');
  expect(tellChanges(shirts, reasons, '')).toEqual({
    sentences: ['Camiseta está indisponível.', 'Camiseta preta está indisponível.'],
    left: [],
  });
});
