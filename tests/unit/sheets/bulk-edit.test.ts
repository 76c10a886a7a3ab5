import { describe, expect, it } from 'vitest';
import { type BulkEdit, editedCells, editedColumns } from '#lib/domain/sheets/bulk/bulk-edit.ts';
import { withEnding } from '#lib/domain/sheets/bulk/price-ending.ts';

describe('the end of a price', () => {
  it.each([
    [1000, '90', 990],
    [1039, '90', 990],
    [1040, '90', 1090],
    [1041, '90', 1090],
    [1, '90', 90],
    [1, '00', 100],
    [149, '00', 100],
    [150, '00', 200],
    [1234, '', 1234],
    [9999, '99', 9999],
  ] as const)('of %i with ,%s is %i', (amount, ending, expected) => {
    expect(withEnding(amount, ending)).toBe(expected);
  });
});

const price = (quanto: number, more: object = {}): BulkEdit => ({
  tipo: 'preco',
  passo: { por: 'porcento', quanto, final: '', ...more },
  comDe: false,
});

describe('a price', () => {
  it('goes by hundredths of a per cent, rounded half up once', () => {
    expect(editedCells(price(1000), { preco: '99,90' })).toEqual({ preco: '109,89' });
    expect(editedCells(price(-1000), { preco: '0,05' })).toEqual({ preco: '0,05' });
    expect(editedCells(price(250), { preco: '10,00' })).toEqual({ preco: '10,25' });
  });

  it('goes by an amount, and never to nothing', () => {
    const down: BulkEdit = { tipo: 'preco', passo: { por: 'valor', quanto: -500, final: '' }, comDe: false };
    expect(editedCells(down, { preco: '12,00' })).toEqual({ preco: '7,00' });
    expect(editedCells(down, { preco: '3,00' })).toEqual({ preco: '0,01' });
    expect(editedCells(price(-10_000, { final: '90' }), { preco: '3,00' })).toEqual({ preco: '0,90' });
  });

  it('takes the list price along where there is one, and leaves what has no price', () => {
    const edit: BulkEdit = {
      tipo: 'preco',
      passo: { por: 'porcento', quanto: 1000, final: '90' },
      comDe: true,
    };
    expect(editedCells(edit, { preco: '10,00', preco_de: '20,00' })).toEqual({
      preco: '10,90',
      preco_de: '21,90',
    });
    expect(editedCells(edit, { preco: '10,00', preco_de: '' })).toEqual({ preco: '10,90' });
    expect(editedCells(edit, { preco: '0,00', preco_de: '' })).toEqual({});
  });
});

describe('categories and seals', () => {
  const cells = { categorias: '/a/b | /c', selos: 'Novo' };
  it.each([
    [{ tipo: 'categoria', modo: 'acrescentar', nome: '/d' }, { categorias: '/a/b | /c | /d' }],
    [{ tipo: 'categoria', modo: 'acrescentar', nome: '/c' }, {}],
    [{ tipo: 'categoria', modo: 'principal', nome: '/c' }, { categorias: '/c | /a/b' }],
    [{ tipo: 'categoria', modo: 'retirar', nome: '/c' }, { categorias: '/a/b' }],
    [{ tipo: 'selo', modo: 'acrescentar', nome: 'Oferta' }, { selos: 'Novo | Oferta' }],
    [{ tipo: 'selo', modo: 'retirar', nome: 'Novo' }, { selos: '' }],
  ] as const)('%o', (edit, expected) => {
    expect(editedCells(edit, cells)).toEqual(expected);
  });

  it('keep the last category of a product', () => {
    const edit = { tipo: 'categoria', modo: 'retirar', nome: '/a' } as const;
    expect(editedCells(edit, { categorias: '/a' })).toEqual({});
  });
});

it('a promotion says the price before it, and its end empties all of it', () => {
  const edit: BulkEdit = {
    ...{ tipo: 'promocao', passo: { por: 'porcento', quanto: -2000, final: '90' } },
    ...{ inicio: '20/11/2026 00:00', fim: '28/11/2026 00:00', nome: '' },
  };
  const set = editedCells(edit, { preco: '100,00', preco_de: '120,00' });
  expect(set).toEqual({
    ...{ preco_promocional: '79,90', promocao_de: '120,00', promocao_nome: 'Promoção' },
    ...{ promocao_inicio: '20/11/2026 00:00', promocao_fim: '28/11/2026 00:00' },
  });
  const end = editedCells({ tipo: 'semPromocao' }, set);
  expect(Object.keys(end)).toEqual(editedColumns(edit));
  expect(new Set(Object.values(end))).toEqual(new Set(['']));
});
