import { describe, expect, it } from 'vitest';
import { itemKey, quantityField, readListForm, readListQuantity } from '#lib/domain/lists/list-form.ts';

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('the form of a list', () => {
  it('says how many of each, in the value the list chose', () => {
    const item = { id: 7, idAtributoValor: 3 };
    const read = readListForm(form({ rota: '/lista/rack', acao: 'calcular', [quantityField(item)]: ' 24 ' }));
    expect(read).toEqual({
      rota: '/lista/rack',
      acao: 'calcular',
      quantidades: new Map([[itemKey(item), '24']]),
    });
  });

  it.each(['', '/', '//mal.example', '/lista/', '/lista/../x', '/checkout', '/lista/a/b', '/lista/A'])(
    'from %s is none',
    (rota) => expect(readListForm(form({ rota, acao: 'comprar' }))).toBeUndefined(),
  );

  it('buys unless it asks for the price', () => {
    expect(readListForm(form({ rota: '/lista/rack' }))?.acao).toBe('comprar');
    expect(readListForm(form({ rota: '/lista/rack', acao: 'apagar' }))?.acao).toBe('comprar');
  });

  it.each([
    ['0', 0],
    ['', 0],
    ['24', 24],
    ['999999999', 999_999_999],
    ['1000000000', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['dois', undefined],
  ])('reads "%s" as %s', (typed, quantity) => expect(readListQuantity(typed)).toBe(quantity));
});
