import { expect, it } from 'vitest';
import { readSkuList } from '#lib/domain/cart/sku-list.ts';

const read = (text: string) =>
  readSkuList(text).map(({ linha, sku, quantidade }) => [linha, sku, quantidade]);

it.each(['AB-1;10', 'AB-1,10', 'AB-1\t10', 'AB-1 10', ' AB-1 ; 10 ', 'AB-1;;10', 'AB-1;10;'])(
  'reads code and quantity of "%s"',
  (text) => {
    expect(read(text)).toEqual([[1, 'AB-1', 10]]);
  },
);

it('wants a code alone once', () => {
  expect(read('AB-1')).toEqual([[1, 'AB-1', 1]]);
});

it.each(['0', '-1', '1.5', 'dez', '1 000', '1e3', '1000000000', '٣'])(
  'has no quantity for "%s", and keeps the line',
  (quantity) => {
    expect(readSkuList(`AB-1;${quantity}`)).toEqual([
      { linha: 1, texto: `AB-1;${quantity}`, sku: 'AB-1', quantidade: undefined },
    ]);
  },
);

it.each([
  ['1', 1],
  ['007', 7],
  ['999999999', 999_999_999],
])('takes the quantity %s', (quantity, units) => {
  expect(read(`AB-1;${quantity}`)).toEqual([[1, 'AB-1', units]]);
});

it('counts lines as an editor does, whatever ends them, and passes over empty ones', () => {
  expect(read('A;1\r\n\r\nB;2\n \nC;3\rD;4')).toEqual([
    [1, 'A', 1],
    [3, 'B', 2],
    [5, 'C', 3],
    [6, 'D', 4],
  ]);
});

it('passes over the heading of a spreadsheet, in the first line only', () => {
  expect(read('SKU;Quantidade\nA;1')).toEqual([[2, 'A', 1]]);
  expect(read('Código\tQtd\nA\t1')).toEqual([[2, 'A', 1]]);
  expect(read('A;1\nSKU;2')).toEqual([
    [1, 'A', 1],
    [2, 'SKU', 2],
  ]);
});

it('has no line for an empty text', () => {
  expect(readSkuList(' \n\t\n')).toEqual([]);
});

it('cuts a line that is longer than any code', () => {
  expect(readSkuList('x'.repeat(1000))[0]?.texto).toHaveLength(120);
});
