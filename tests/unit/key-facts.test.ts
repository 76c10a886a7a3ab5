import { describe, expect, it } from 'vitest';
import { cardFacts, comparedFacts, facts, keyFacts, sizeOf } from '#lib/domain/catalogue/key-facts.ts';

/** As the demo store marks them. */
const MARKS = {
  'Padrão ou classe': { destaque: 1, cartao: 'valor' },
  Comprimento: { destaque: 5, cartao: 'medida' },
  'Largura de banda': { destaque: 8 },
  'Ponta 1': { destaque: 9, cartao: 'ponta' },
  'Ponta 2': { destaque: 10, cartao: 'ponta' },
} as const;

const group = (
  itens: readonly (readonly [label: string, valor: string])[],
  visivelSite = true,
): Parameters<typeof facts>[0][number] => ({
  visivelSite,
  itens: itens.map(([label, valor]) => ({ label, valor, ...MARKS[label as keyof typeof MARKS] })),
});

describe('the facts of a product', () => {
  it('join the values of one label and keep the order', () => {
    expect(
      facts([
        group([
          ['Recursos', 'HDR'],
          ['Recursos', 'VRR'],
        ]),
        group([['Cor', 'Preto']]),
      ]),
    ).toEqual([
      { label: 'Recursos', valor: 'HDR, VRR' },
      { label: 'Cor', valor: 'Preto' },
    ]);
  });

  it('leave out groups the shop hides', () => {
    expect(facts([group([['Custo', '10']], false)])).toEqual([]);
  });
});

describe('the facts that products are compared by', () => {
  it('are all but those the shop leaves out', () => {
    const { itens, ...rest } = group([
      ['Cor', 'Preto'],
      ['Lote', '7'],
    ]);
    const marked = {
      ...rest,
      itens: itens.map((item) => (item.label === 'Lote' ? { ...item, comparar: false as const } : item)),
    };
    expect(comparedFacts([marked])).toEqual([{ label: 'Cor', valor: 'Preto' }]);
    expect(facts([marked])).toHaveLength(2);
  });
});

describe('the size', () => {
  it('is what its card says first, whatever it is called', () => {
    expect(
      sizeOf([
        group([
          ['Cor', 'Preto'],
          ['Comprimento', '2 m'],
        ]),
      ]),
    ).toBe('2 m');
    expect(
      sizeOf([{ visivelSite: true, itens: [{ label: 'Diagonal', valor: '27 pol', cartao: 'medida' }] }]),
    ).toBe('27 pol');
    expect(sizeOf([group([['Cor', 'Preto']])])).toBe('');
  });
});

describe('the facts of a card', () => {
  it('are length, class and plugs', () => {
    expect(
      cardFacts([
        group([
          ['Ponta 1', 'HDMI macho'],
          ['Ponta 2', 'VGA macho'],
          ['Padrão ou classe', 'Ultra'],
        ]),
        group([['Comprimento', '2 m']]),
      ]),
    ).toEqual(['2 m', 'Ultra', 'HDMI macho para VGA macho']);
  });

  it('say equal plugs once', () => {
    expect(
      cardFacts([
        group([
          ['Comprimento', '1 m'],
          ['Ponta 1', 'BNC macho'],
          ['Ponta 2', 'BNC macho'],
        ]),
      ]),
    ).toEqual(['1 m', 'BNC macho nas duas pontas']);
    const box = group([
      ['Ponta 1', 'HDMI fêmea'],
      ['Ponta 2', 'HDMI fêmea'],
    ]);
    expect(cardFacts([box])).toEqual(['HDMI fêmea']);
    expect(cardFacts([group([['Ponta 1', 'RJ45']])])).toEqual(['RJ45']);
  });

  it('are the first two of a product that is no cable, and none of one that has none', () => {
    const tool = group([
      ['Uso indicado', 'Bancada'],
      ['Cor', 'Preto'],
      ['Embalagem', 'Unidade'],
      ['Portas', '4'],
    ]);
    expect(cardFacts([tool])).toEqual(['Uso indicado: Bancada', 'Cor: Preto']);
    expect(cardFacts([])).toEqual([]);
  });
});

describe('the facts beside the picture', () => {
  const all = group([
    ['Cor', 'Preto'],
    ['Largura de banda', '48 Gb/s'],
    ['Comprimento', '2 m'],
    ['Capa', 'PVC'],
  ]);

  it('begin with what buyers compare and keep the order of the rest', () => {
    expect(keyFacts([all], 9).map(({ label }) => label)).toEqual([
      'Comprimento',
      'Largura de banda',
      'Cor',
      'Capa',
    ]);
  });

  it('are no more than asked for', () => {
    expect(keyFacts([all], 1)).toEqual([{ label: 'Comprimento', valor: '2 m' }]);
    expect(keyFacts([all], 0)).toEqual([]);
  });
});
