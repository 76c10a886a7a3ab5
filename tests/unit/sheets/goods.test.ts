import { describe, expect, it } from 'vitest';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { readRow } from '#lib/domain/sheets/row.ts';

const judged = (typed: Cells, before?: Cells) => {
  const { row, faults } = readRow(goodsSheet, typed, before, (_, text) =>
    text === 'nada' ? undefined : text,
  );
  return { ...row, faults: faults.map(({ coluna, motivo }) => `${coluna} ${motivo}`) };
};
const NEW: Cells = {
  sku: 'A',
  nome: 'Cabo de 3 m',
  marca: 'M',
  categorias: '/c',
  preco: '10,00',
  peso_kg: '1',
  altura_cm: '1',
  largura_cm: '1',
  comprimento_cm: '1',
};
const product = (cells: Cells = {}): Cells => ({ ...judged(NEW).after, ...cells });
const value = (cells: Cells = {}): Cells => ({
  ...judged({ sku: 'A-1', sku_produto: 'A', atributo: 'Cor', opcao: 'Azul', preco: '9,00' }).after,
  ...cells,
});

describe('a new product', () => {
  it('needs what a shop cannot guess, and gets what it can', () => {
    const { after, faults } = judged(NEW);
    expect(faults).toEqual([]);
    expect(after).toMatchObject({ slug: 'cabo-de-3-m', situacao: 'disponivel', estoque: '0', ativo: 'sim' });
    expect(judged({ sku: 'A' }).faults.toSorted()).toEqual(
      [
        'altura_cm',
        'categorias',
        'comprimento_cm',
        'largura_cm',
        'marca',
        'nome',
        'peso_kg',
        'preco',
        'slug',
      ].map((nome) => `${nome} falta`),
    );
  });

  it.each([
    [{ slug: 'Com Espaço' }, 'slug slug'],
    [{ preco: '0' }, 'preco pequeno'],
    [{ preco_de: '10' }, 'preco_de precoDe'],
    [{ marca: 'nada' }, 'marca desconhecido'],
    [{ opcao: 'Azul' }, 'sku_produto falta'],
  ])('with %j is refused: %s', (cells, fault) => {
    expect(judged({ ...NEW, ...cells }).faults).toEqual([fault]);
  });

  it('on request costs nothing', () => {
    expect(judged({ ...NEW, preco: '', situacao: 'sobConsulta' })).toMatchObject({
      faults: [],
      after: { preco: '0,00' },
    });
  });
});

describe('a product that is there', () => {
  it('is not judged by what the file leaves as it is', () => {
    const before = product({ ean: '123', preco_de: '1,00' });
    expect(judged({ ean: '123', preco_de: '1,00', nome: 'Outro' }, before).faults).toEqual([]);
  });

  it.each([
    [{ slug: 'Ó' }, 'slug slug'],
    [{ slug: '' }, 'slug falta'],
    [{ sku_produto: 'B' }, 'sku_produto fixo'],
    [{ estoque: '' }, 'estoque falta'],
    [{ peso_kg: '' }, 'peso_kg falta'],
  ])('cannot have %j: %s', (cells, fault) => expect(judged(cells, product()).faults).toContain(fault));

  it('changes only what is spelled as something else', () => {
    expect([...judged({ preco: 'R$ 10', ativo: 'S', estoque: '0,0' }, product()).changed]).toEqual([]);
    expect([...judged({ preco: '10,01', ativo: 'S' }, product()).changed]).toEqual(['preco']);
  });
});

describe('a promotion', () => {
  const dates = { promocao_inicio: '20/11/2026', promocao_fim: '21/11/2026' };
  it.each([
    [{ preco_promocional: '9' }, ['promocao_inicio falta', 'promocao_fim falta']],
    [{ ...dates }, ['preco_promocional falta']],
    [{ ...dates, preco_promocional: '10' }, ['preco_promocional promocaoPreco']],
    [{ ...dates, preco_promocional: '0' }, ['preco_promocional pequeno']],
    [{ ...dates, preco_promocional: '9', promocao_fim: '20/11/2026' }, ['promocao_fim promocaoFim']],
    [{ ...dates, preco_promocional: '9' }, []],
  ])('%j: %j', (cells, faults) => expect(judged(cells, product()).faults).toEqual(faults));

  it('is taken from the usual price, or the list price where there is one', () => {
    const cells = { ...dates, preco_promocional: '9' };
    expect(judged(cells, product()).after.promocao_de).toBe('10,00');
    expect(judged(cells, product({ preco_de: '12,00' })).after.promocao_de).toBe('12,00');
  });

  it('ends with all that was said of it', () => {
    const before = product({ ...judged({ ...dates, preco_promocional: '9' }, product()).after });
    const { after, faults } = judged(
      { preco_promocional: '', promocao_inicio: '', promocao_fim: '' },
      before,
    );
    expect([faults, after.promocao_nome, after.promocao_de]).toEqual([[], '', '']);
  });

  it('must stay below a price that is lowered', () => {
    const before = product(judged({ ...dates, preco_promocional: '9' }, product()).after);
    expect(judged({ preco: '8' }, before).faults).toEqual(['preco_promocional promocaoPreco']);
  });
});

describe('the row of a value', () => {
  it('has a code, a price and a stock of its own, and nothing else', () => {
    expect(judged({ preco: '5', estoque: '3', ean: '7891234567895' }, value()).faults).toEqual([]);
    expect(judged({ marca: 'M', peso_kg: '1' }, value()).faults).toEqual([
      'marca doProduto',
      'peso_kg doProduto',
    ]);
    expect(judged({ opcao: 'Verde' }, value()).faults).toEqual(['opcao fixo']);
  });

  it('is new with its product, attribute, option and price', () => {
    expect(judged({ sku: 'A-1', sku_produto: 'A' }).faults).toEqual([
      'atributo falta',
      'opcao falta',
      'preco falta',
    ]);
  });
});
