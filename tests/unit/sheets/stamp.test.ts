import { describe, expect, it } from 'vitest';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { goodsSheet } from '#lib/domain/sheets/product-sheet.ts';
import { readRow } from '#lib/domain/sheets/row.ts';
import { carried, isStampOf, readStamp, stampOf } from '#lib/domain/sheets/stamp.ts';

const NOW: Cells = {
  ...{ sku: 'A', nome: 'Cabo', slug: 'cabo', situacao: 'disponivel', ativo: 'sim' },
  ...{ estoque: '487', preco: '120,00', preco_de: '', preco_promocional: '' },
  ...{ promocao_de: '', promocao_nome: '', promocao_desconto_vista: '' },
};
const judged = (typed: Cells) => {
  const { row, faults, moved } = readRow(goodsSheet, typed, NOW, (_, text) => text);
  const changes = [...row.changed].map((nome) => [nome, row.after[nome]]);
  return {
    changes: Object.fromEntries(changes),
    faults: faults.map(({ coluna, motivo }) => `${coluna} ${motivo}`),
    moved,
  };
};
const baixado = '492|100,00||||';

describe('a line that says what was downloaded', () => {
  it('changes nothing where nobody touched it, whatever the shop sold or repriced', () => {
    expect(judged({ estoque: '492', preco: '100,00', preco_de: '', baixado })).toEqual({
      changes: {},
      faults: [],
      moved: { estoque: '492', preco: '100,00' },
    });
    expect(judged({ estoque: '492,0', preco: 'R$ 100', baixado }).changes).toEqual({});
  });

  it('changes the stock by the difference, and a price to what is typed', () => {
    expect(judged({ estoque: '500', baixado }).changes).toEqual({ estoque: '495' });
    expect(judged({ estoque: '487', baixado }).changes).toEqual({ estoque: '482' });
    expect(judged({ preco: '110', baixado }).changes).toEqual({ preco: '110,00' });
  });

  it('takes no more than there is', () => {
    expect(judged({ estoque: '5', baixado }).changes).toEqual({ estoque: '0' });
    expect(judged({ estoque: '4', baixado })).toMatchObject({ changes: {}, faults: ['estoque vendido'] });
  });

  it('may say the stock alone, as a form does', () => {
    expect(judged({ estoque: '492', preco: '100,00', baixado: '492' }).changes).toEqual({ preco: '100,00' });
  });

  it.each(['x', '1|2|3|4|5|6|7|8|9', '-1|5'])('is refused with %j', (broken) => {
    expect(judged({ estoque: '9', baixado: broken }).faults).toContain('baixado baixado');
  });
});

it('a line that does not say it sets what is typed', () => {
  expect(judged({ estoque: '492' })).toEqual({ changes: { estoque: '492' }, faults: [], moved: {} });
  expect(judged({ estoque: '492', baixado: '' }).changes).toEqual({ estoque: '492' });
});

it('a stamp is read as it was written', () => {
  expect(stampOf(NOW, 'a1')).toBe('487|120,00|||||a1|A');
  expect(readStamp(stampOf(NOW, 'a1'))).toMatchObject({ estoque: '487', preco: '120,00', preco_de: '' });
});

it.each([
  ['487', '492', '500', '495'],
  ['5', '10', '5', '0'],
  ['4', '10', '5', undefined],
])('%s, when %s was to become %s, becomes %s', (now, from, to, left) =>
  expect(carried(now, from, to)).toBe(left),
);

it.each([
  [stampOf(NOW, 'a1'), 'a', true],
  [stampOf(NOW, 'a1'), 'B', false],
  ['487|120,00||||', 'A', false],
  ['487', 'A', false],
  ['10/11/2026', 'A', false],
])('%s was given out in the line of %s: %s', (stamp, sku, own) => expect(isStampOf(stamp, sku)).toBe(own));
