import { describe, expect, it } from 'vitest';
import { readCartForm } from '#lib/domain/cart/cart-form.ts';
import { readBuyForm, readQuantity } from '#lib/domain/offers/buy-form.ts';

const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const product = { idProduto: '7', rota: '/cabo', quantidade: '2' };

describe('the buy form', () => {
  it('is read field by field', () => {
    expect(readBuyForm(form({ ...product, idAtributoSimples: '3' }))).toEqual({
      rota: '/cabo',
      idProduto: 7,
      idAtributoSimples: 3,
      quantidade: '2',
    });
  });

  it('buys one when it names no quantity, and keeps an empty one as it is', () => {
    const { quantidade: _, ...without } = product;
    expect(readBuyForm(form(without))?.quantidade).toBe('1');
    expect(readBuyForm(form({ ...product, quantidade: '' }))?.quantidade).toBe('');
  });

  it.each([
    {},
    { idProduto: '7' },
    { rota: '/cabo' },
    { rota: '/cabo', idProduto: '0' },
    { rota: '/cabo', idProduto: '-1' },
    { rota: '/cabo', idProduto: '1e9' },
    { rota: '/cabo', idProduto: '99999999999' },
    { rota: '//outra.example', idProduto: '7' },
    { rota: '/\\outra.example', idProduto: '7' },
    { rota: 'https://outra.example', idProduto: '7' },
    { rota: '/', idProduto: '7' },
    { rota: new Blob(['/cabo']), idProduto: '7' },
  ])('%j comes from no product page', (fields) => {
    expect(readBuyForm(form(fields))).toBeUndefined();
  });

  it('takes a choice that is no id for none', () => {
    expect(readBuyForm(form({ ...product, idAtributoSimples: 'azul' }))?.idAtributoSimples).toBe(0);
  });
});

describe('a quantity', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['007', 7],
    ['999999999', 999999999],
  ])('%s is %i', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each(['', '0', '-1', '1.5', '1,5', '1e3', 'dois', '１', '9999999999', 'NaN', '1 2'])(
    '"%s" is none',
    (typed) => {
      expect(readQuantity(typed)).toBeUndefined();
    },
  );
});

describe('the forms of the cart', () => {
  it('name action, line and quantity', () => {
    expect(
      readCartForm(form({ acao: 'atualizar', tipo: 'produto', idProduto: '7', quantidade: '3' })),
    ).toEqual({
      acao: 'atualizar',
      tipo: 'produto',
      hash: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, idArmazem: 0, adicional: '' },
      quantidade: '3',
    });
  });

  it.each([{}, { acao: 'esvaziar', tipo: 'produto' }, { acao: 'remover' }, { acao: 'remover', tipo: 'x' }])(
    '%j is no form of the cart',
    (fields) => {
      expect(readCartForm(form(fields as Record<string, string>))).toBeUndefined();
    },
  );
});
