import { describe, expect, it } from 'vitest';
import { slugOf } from '#lib/domain/kernel/slug.ts';
import { amountOf, writeAmount } from '#lib/domain/sheets/amount.ts';
import { type CellKind, isDamaged, readCell } from '#lib/domain/sheets/cell.ts';
import { type Column, readHeadings } from '#lib/domain/sheets/columns.ts';
import { csvLine, unguarded } from '#lib/domain/sheets/csv.ts';
import { goodsColumns } from '#lib/domain/sheets/product-columns.ts';
import { timeOf } from '#lib/domain/sheets/time.ts';

const read = (kind: CellKind, text: string, known: readonly string[] = []) => {
  const cell = readCell(kind, text, (_, name) => known.find((one) => one === name));
  return 'valor' in cell ? cell.valor : `! ${cell.motivo}`;
};
const MONEY: CellKind = { tipo: 'decimal', casas: 2, minimo: 0, maximo: 100_000 };
const WEIGHT: CellKind = { tipo: 'decimal', casas: 3, minimo: 1, maximo: 1_000_000 };
const UNITS: CellKind = { tipo: 'decimal', casas: 0, minimo: 0, maximo: 10 };

describe('a price', () => {
  it.each([
    ['0', '0,00'],
    ['189,9', '189,90'],
    ['189.90', '189,90'],
    ['R$ 189,90', '189,90'],
    ['1.000', '1000,00'],
    ['1.000,00', '1000,00'],
    ['1,000.00', '1000,00'],
    ['1000', '1000,00'],
    ['1000,01', '! grande'],
    ['-0,01', '! pequeno'],
    ['1,005', '! ambiguo'],
    ['1,500', '! ambiguo'],
    ['0,005', '! casas'],
    ['10,000', '! ambiguo'],
    ['abc', '! numero'],
    ['1.00.0', '! numero'],
    ['12 34', '! grande'],
    ['1,8E+05', '! cientifico'],
    ['', ''],
  ])('%j is %j', (text, valor) => {
    expect(read(MONEY, text)).toBe(valor);
  });
});

describe('a weight and a number of units', () => {
  it.each([
    ['0,35', '0,35'],
    ['0.350', '0,35'],
    ['1.234', '! ambiguo'],
    ['1,234', '1,234'],
    ['1.234,5', '! grande'],
    ['0', '! pequeno'],
    ['2', '2'],
  ])('%j kg is %j', (text, valor) => expect(read(WEIGHT, text)).toBe(valor));

  it.each([
    ['10', '10'],
    ['11', '! grande'],
    ['10,0', '10'],
    ['1,5', '! casas'],
    ['1,500', '! ambiguo'],
    ['-1', '! pequeno'],
  ])('%j units are %j', (text, valor) => expect(read(UNITS, text)).toBe(valor));

  it('are written and read back alike', () => {
    for (const casas of [0, 1, 2, 3]) {
      for (const amount of [0, 1, 9, 10, 99, 100, 1000, 1001, 123_456]) {
        expect(amountOf(writeAmount(amount, casas), casas), `${amount} with ${casas}`).toBe(amount);
      }
    }
  });
});

describe('a time', () => {
  it.each([
    ['20/11/2026', '20/11/2026 00:00'],
    ['20/11/2026 15:00', '20/11/2026 15:00'],
    ['2026-11-20T15:00:30', '20/11/2026 15:00:30'],
    ['1/2/2027 9:05', '01/02/2027 09:05'],
    ['31/02/2026', '! momento'],
    ['20/11/26', '! momento'],
    ['20/11/2026 24:00', '! momento'],
    ['amanhã', '! momento'],
  ])('%j is %j', (text, valor) => expect(read({ tipo: 'momento' }, text)).toBe(valor));

  it('is that of Brasília', () => {
    expect(timeOf('20/11/2026 00:00').toISOString()).toBe('2026-11-20T03:00:00.000Z');
  });
});

describe('a code', () => {
  const CODE: CellKind = { tipo: 'codigo', maximo: 6 };
  it.each([
    ['AB-1', 'AB-1'],
    ['ABCDEF', 'ABCDEF'],
    ['ABCDEFG', '! longo'],
    ['A B', '! codigo'],
    ['A|B', '! codigo'],
    ['7,9E+12', '! cientifico'],
  ])('%j is %j', (text, valor) => expect(read(CODE, text)).toBe(valor));

  it.each([
    ['7891234567895', '7891234567895'],
    ['789-1234567-895', '7891234567895'],
    ['7891234567890', '! gtin'],
    ['123', '! gtin'],
  ])('under a bar code %j is %j', (text, valor) => expect(read({ tipo: 'gtin' }, text)).toBe(valor));
  it.each([
    ['85444200', '8544.42.00'],
    ['8544.42.00', '8544.42.00'],
    ['0101 2100', '0101.21.00'],
    // A spreadsheet program took the zero at its front.
    ['1012100', '! ncm'],
    ['854442001', '! ncm'],
    ['8544.4A.00', '! ncm'],
    ['', ''],
  ])('under NCM %j is %j', (text, valor) =>
    expect(read({ tipo: 'fiscal', codigo: 'ncm' }, text)).toBe(valor),
  );
  it.each([
    ['2803800', '28.038.00'],
    ['01.001.00', '01.001.00'],
    ['100100', '! cest'],
    ['28038000', '! cest'],
  ])('under CEST %j is %j', (text, valor) =>
    expect(read({ tipo: 'fiscal', codigo: 'cest' }, text)).toBe(valor),
  );
  it.each([
    ['un', 'UN'],
    ['M2', 'M2'],
    ['PECAS1', 'PECAS1'],
    ['PECAS12', '! unidadeFiscal'],
    ['M²', '! unidadeFiscal'],
    ['U N', '! unidadeFiscal'],
  ])('under a unit %j is %j', (text, valor) => expect(read({ tipo: 'unidadeFiscal' }, text)).toBe(valor));

  it('that Excel rounded is known by the number it was', () => {
    expect(isDamaged('7,89123E+12', '7891234567895')).toBe(true);
    expect(isDamaged('7,89124E+12', '7891234567895')).toBe(false);
    expect(isDamaged('8E+12', '7891234567895')).toBe(true);
    expect(isDamaged('7,89123E+12', 'CABO-1')).toBe(false);
  });
});

describe('other cells', () => {
  it.each([
    [{ tipo: 'simNao' }, 'SIM', 'sim'],
    [{ tipo: 'simNao' }, 'nao', 'não'],
    [{ tipo: 'simNao' }, 'talvez', '! simNao'],
    [{ tipo: 'escolha', valores: ['sobConsulta'] }, 'sobconsulta', 'sobConsulta'],
    [{ tipo: 'escolha', valores: ['sobConsulta'] }, 'x', '! escolha'],
    [{ tipo: 'texto', maximo: 3 }, ' abc ', 'abc'],
    [{ tipo: 'texto', maximo: 3 }, 'abcd', '! longo'],
    [{ tipo: 'texto', maximo: 9 }, 'a\nb', '! linhas'],
    [{ tipo: 'texto', maximo: 9, linhas: true }, 'a\r\nb', 'a\nb'],
    [{ tipo: 'texto', maximo: 9 }, 'a\0b', '! caracteres'],
    [{ tipo: 'texto', maximo: 9 }, 'pre\uFFFDo', '! caracteres'],
    [{ tipo: 'texto', maximo: 9 }, '\uD800', '! caracteres'],
    [{ tipo: 'nomes', de: 'categoria' }, '/b | /a | /b', '/b | /a'],
    [{ tipo: 'nomes', de: 'categoria' }, '/b|/a/x|/a', '/b | /a/x'],
    [{ tipo: 'nomes', de: 'categoria' }, '/b | /z', '! desconhecido'],
  ] as const satisfies readonly (readonly [CellKind, string, string])[])(
    '%j reads %j as %j',
    (kind, text, valor) => {
      expect(read(kind, text, ['/a', '/a/x', '/b'])).toBe(valor);
    },
  );
});

describe('what a spreadsheet would run', () => {
  it.each(['=1+1', '+55', '-1', '@SUM(A1)', "'=x", "''+1", '\t=1', "'a", 'a=1', ''])(
    '%j comes back as it was',
    (text) => {
      const line = csvLine([text]).slice(0, -2);
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
      expect(cell).not.toMatch(/^[=+\-@\t]/);
      expect(unguarded(cell)).toBe(text);
    },
  );
});

it('parentheses of a heading are a unit only behind the name of a number that has one', () => {
  const column = (nome: string, tipo: 'numero' | 'texto', unidade: string): Column => ({
    nome,
    kind: { tipo: 'ficha', valor: { tipo, unidade, valores: [] } },
  });
  const known = [
    column('Código (fabricante)', 'texto', ''),
    column('Vias (total)', 'numero', ''),
    column('Peso (bruto)', 'numero', 'kg'),
  ];
  const line = ['Código (fabricante)', 'Vias (total)', 'Peso (bruto)', 'Peso (bruto) (g)'];
  expect(readHeadings(line, known).units).toEqual(['', '', '', 'g']);
});

it('headings are known in other spellings, and those that are not are named', () => {
  const { columns, unknown, twice } = readHeadings(
    ['SKU', 'Preço promocional', 'GTIN', 'x', '', 'sku '],
    goodsColumns,
  );
  expect(columns.map((column) => column?.nome)).toEqual([
    'sku',
    'preco_promocional',
    'ean',
    undefined,
    undefined,
    'sku',
  ]);
  expect([unknown, twice]).toEqual([['x'], ['sku']]);
});

it.each([
  ['Cabo HDMI 2.1 – 3 m', 'cabo-hdmi-2-1-3-m'],
  ['  Ótico!  ', 'otico'],
  ['???', ''],
  ['x'.repeat(200), 'x'.repeat(120)],
])('the address of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));
