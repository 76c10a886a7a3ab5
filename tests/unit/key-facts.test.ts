import { describe, expect, it } from 'vitest';
import { cardFacts, facts } from '#lib/domain/key-facts.ts';

const group = (
  itens: readonly (readonly [label: string, valor: string])[],
  visivelSite = true,
): Parameters<typeof facts>[0][number] => ({
  visivelSite,
  itens: itens.map(([label, valor]) => ({ label, valor })),
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

describe('the facts of a card', () => {
  it('are length, class and plugs', () => {
    expect(
      cardFacts([
        group([
          ['Conector A', 'HDMI macho'],
          ['Conector B', 'VGA macho'],
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
          ['Conector A', 'BNC macho'],
          ['Conector B', 'BNC macho'],
        ]),
      ]),
    ).toEqual(['BNC macho nas duas pontas']);
    expect(cardFacts([group([['Conector A', 'RJ45']])])).toEqual(['RJ45']);
  });

  it('are the first three of a product that is no cable, and none of one that has none', () => {
    const tool = group([
      ['Uso indicado', 'Bancada'],
      ['Cor', 'Preto'],
      ['Embalagem', 'Unidade'],
      ['Portas', '4'],
    ]);
    expect(cardFacts([tool])).toEqual(['Bancada', 'Preto', 'Unidade']);
    expect(cardFacts([])).toEqual([]);
  });
});
