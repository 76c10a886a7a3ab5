import { describe, expect, it } from 'vitest';
import { productContent } from '#lib/domain/catalogue/product-notes.ts';

const group = (nome: string, items: Readonly<Record<string, string>>, visivelSite = true) => ({
  nome,
  visivelSite,
  itens: Object.entries(items).map(([label, valor], id) => ({ id, label, valor })),
});

describe('the notes of a product', () => {
  it('stand apart from the specification, in the order of the page', () => {
    const { notes, specs } = productContent([
      group('Conformidade', {
        'Homologação Anatel': '00000-25-00001',
        Garantia: '12 meses',
        Certificação: 'VESA',
      }),
      group('Cabo', { 'Conteúdo da embalagem': '1 cabo', Comprimento: '2 m' }),
    ]);
    expect(notes).toEqual([
      { kind: 'box', valor: '1 cabo' },
      { kind: 'warranty', valor: '12 meses' },
      { kind: 'anatel', valor: '00000-25-00001' },
    ]);
    expect(specs.map(({ itens }) => itens.map(({ label }) => label))).toEqual([
      ['Certificação'],
      ['Comprimento'],
    ]);
  });

  it('join the values of one label', () => {
    const { notes } = productContent([
      group('A', { 'Compatível com': 'HDMI' }),
      group('B', { 'Compatível com': 'DVI' }),
    ]);
    expect(notes).toEqual([{ kind: 'compatibility', valor: 'HDMI, DVI' }]);
  });

  it('are none, and nothing else, of what is not meant for the site', () => {
    const hidden = group('Informação nutricional', { Garantia: '12 meses' }, false);
    expect(productContent([hidden])).toEqual({ notes: [], nutrition: undefined, specs: [] });
  });
});

describe('the nutrition table', () => {
  it('is a group of its own, with the portion and the daily values where there are any', () => {
    const { nutrition, specs } = productContent([
      group('Informação Nutricional', { Porção: '30 g', Carboidratos: '20 g | 7', Açúcares: '5 g' }),
    ]);
    expect(nutrition).toEqual({
      portion: '30 g',
      nutrients: [
        { label: 'Carboidratos', amount: '20 g', daily: '7' },
        { label: 'Açúcares', amount: '5 g', daily: '' },
      ],
    });
    expect(specs).toEqual([]);
  });

  it('is none without a nutrient', () => {
    expect(productContent([group('Informação nutricional', { Porção: '30 g' })]).nutrition).toBeUndefined();
    expect(productContent([]).nutrition).toBeUndefined();
  });
});
