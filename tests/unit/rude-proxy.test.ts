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
});
