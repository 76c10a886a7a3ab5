import { describe, expect, it } from 'vitest';
import { rude } from '../support/rude-proxy.ts';

describe('the rude proxy of the browser tests', () => {
  it('writes empty maps as lists, at any depth, and leaves lists', () => {
    expect(rude({ rota: {}, itens: [{ atributos: {}, imagens: [] }] })).toEqual({
      rota: [],
      itens: [{ atributos: [], imagens: [] }],
    });
  });

  it('writes prices, stock, quantities and totals as texts, and leaves other numbers', () => {
    const product = { id: 7, precos: { por: 104.9, parcelamento: [{ parcelas: 2 }] }, estoque: 3 };
    expect(rude({ produtos: [product], info: { total: 46, filtros: 2 }, quantidadeTotal: 0 })).toEqual({
      produtos: [{ id: 7, precos: { por: '104.9', parcelamento: [{ parcelas: '2' }] }, estoque: '3' }],
      info: { total: '46', filtros: 2 },
      quantidadeTotal: '0',
    });
  });

  it('leaves paths out where a step of a breadcrumb or a filter leads, and nowhere else', () => {
    const rota = { name: 'home', path: '/', route: '/' };
    expect(rude({ breadcrumb: [{ rota }], detalhes: { marcas: [{ rota }] }, produtos: [{ rota }] })).toEqual({
      breadcrumb: [{ rota: { name: 'home' } }],
      detalhes: { marcas: [{ rota: { name: 'home' } }] },
      produtos: [{ rota }],
    });
  });
});
