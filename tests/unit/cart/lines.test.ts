/** Lines of a cart as they are told apart, posted and brought back. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownTotal, lineKey, readLineKey } from '#lib/domain/cart/cart.ts';
import { readCartForm, readRemoved } from '#lib/domain/cart/cart-form.ts';
import { readSkuList, skuListOf } from '#lib/domain/cart/sku-list.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

const KEY = 'produto:7:2:0:1:';
const LINE = {
  tipo: 'produto',
  hash: { idProduto: 7, idAtributoSimples: 2, idUnidadeVenda: 0, idArmazem: 1, adicional: '' },
};

describe('the key of a line', () => {
  it('says the whole line', () => {
    const id = fc.integer({ min: 0, max: 2_147_483_647 });
    const line = fc.record({
      tipo: fc.constantFrom('produto', 'lista'),
      hash: fc.record({
        ...{ idProduto: id, idAtributoSimples: id, idUnidadeVenda: id, idArmazem: id },
        adicional: fc.constant(''),
      }),
    });
    fc.assert(
      fc.property(line, (one) => {
        expect(readLineKey(lineKey(one))).toEqual(one);
      }),
    );
  });

  it.each([
    '',
    'outro:7:2:0:1:',
    'produto:7:2:0:1',
    `x${KEY}`,
    `${KEY}gravado`,
    'produto:7:2:0:12345678901:',
  ])('is not %j', (key) => expect(readLineKey(key)).toBeUndefined());
});

describe('a line that was removed', () => {
  const read = (query: string) => readRemoved(new URLSearchParams(query));
  it.each([1, 2, 1_000_000_000])('comes back with its %i units', (quantidade) => {
    expect(read(`linha=${KEY}&quantidade=${quantidade}`)).toEqual({ ...LINE, quantidade });
  });

  it.each(['', `linha=${KEY}`, 'quantidade=1', 'linha=x&quantidade=1'])('does not of %j', (query) =>
    expect(read(query)).toBeUndefined(),
  );
  it.each(['0', '-1', '1.5', 'x', '1000000001'])('does not with %s units', (quantidade) =>
    expect(read(`linha=${KEY}&quantidade=${quantidade}`)).toBeUndefined(),
  );
});

it('a form of the cart may have blanks around what it says, and a file is nothing', () => {
  const form = new FormData();
  form.set('acao', ' remover ');
  form.set('tipo', ' lista');
  form.set('idProduto', ' 7 ');
  form.set('idArmazem', '12345678901');
  form.set('adicional', new File(['x'], 'x.txt'));
  form.set('quantidade', ' 2 ');
  expect(readCartForm(form)).toEqual({
    acao: 'remover',
    tipo: 'lista',
    hash: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, adicional: '' },
    quantidade: '2',
  });
});

it('no total is told where a line does not say what it costs', () => {
  const lines = (...totals: readonly number[]) =>
    totals.map((total) => ({ precos: { total: centavos(total) } }));
  expect(knownTotal(lines(10, 1))).toBe(11);
  expect(knownTotal(lines(10, 0))).toBeUndefined();
  expect(knownTotal(lines(0))).toBeUndefined();
});

it('a cart as a list is read as the same cart, but for what has no code', () => {
  const list = skuListOf([
    { sku: 'A-1', quantidade: 2 },
    { sku: '', quantidade: 9 },
    { sku: 'B-2', quantidade: 10 },
  ]);
  expect(list).toBe('A-1;2\nB-2;10');
  expect(readSkuList(list).map(({ sku, quantidade }) => [sku, quantidade])).toEqual([
    ['A-1', 2],
    ['B-2', 10],
  ]);
});
