import { describe, expect, it } from 'vitest';
import { axesOf, newCombinations, typedValues } from '#lib/domain/sheets/combinations.ts';

const PRODUCT = { sku: 'cam', preco: '59,90', preco_de: '', estoque: '' };
const value = (opcao: string, atributo = 'Cor / Tamanho') => ({
  sku: opcao.replace(/\W+/g, '-'),
  atributo,
  opcao,
});

describe('typedValues', () => {
  it('parts at commas and lines, but not inside a number, and keeps each once', () => {
    expect(typedValues('Preta, Branca\npreta;Azul')).toEqual(['preta', 'Branca', 'Azul']);
    expect(typedValues('1,5 m, 3 m')).toEqual(['1,5 m', '3 m']);
    expect(typedValues(' , \n')).toEqual([]);
    expect(typedValues('Preta / fosca')).toEqual(['Preta/fosca']);
  });
});

describe('newCombinations', () => {
  const typed = [
    { nome: 'Cor', valores: ['Preta', 'Branca'] },
    { nome: 'Tamanho', valores: ['P', 'M'] },
    { nome: '', valores: [] },
  ];

  it('combines everything with everything, with codes of their own and no stock', () => {
    const made = newCombinations(PRODUCT, typed, []);
    expect(made.map(({ opcao }) => opcao)).toEqual(['Preta / P', 'Preta / M', 'Branca / P', 'Branca / M']);
    expect(made[0]).toEqual({
      ...{ sku: 'CAM-PRETA-P', sku_produto: 'cam', atributo: 'Cor / Tamanho', opcao: 'Preta / P' },
      ...{ preco: '59,90', preco_de: '', estoque: '0', ean: '' },
    });
  });

  it('leaves their stock open where one was typed for the whole product', () => {
    const made = newCombinations({ ...PRODUCT, estoque: '10' }, typed, []);
    expect(made.map(({ estoque }) => estoque)).toEqual(['', '', '', '']);
  });

  it('adds a colour in all sizes there are, and not what is there', () => {
    const known = [value('Preta / P'), value('Preta / M')];
    const more = [
      { nome: 'Cor', valores: ['Preta', 'Azul'] },
      { nome: 'Tamanho', valores: [] },
    ];
    expect(newCombinations(PRODUCT, more, known).map(({ opcao }) => opcao)).toEqual(['Azul / P', 'Azul / M']);
  });

  it('makes nothing of nothing, of one attribute simple values, and no code twice', () => {
    expect(newCombinations(PRODUCT, [], [])).toEqual([]);
    expect(newCombinations(PRODUCT, [{ nome: 'Cor', valores: [] }], [value('Preta', 'Cor')])).toEqual([]);
    const made = newCombinations(PRODUCT, [{ nome: 'Cor', valores: ['Azul!', 'Azul?'] }], []);
    expect(made.map(({ sku, atributo }) => `${sku} ${atributo}`)).toEqual(['CAM-AZUL Cor', 'CAM-AZUL-2 Cor']);
  });

  it('stops above what a product may have', () => {
    const many = Array.from({ length: 40 }, (_, place) => `v${place}`);
    const axes = ['A', 'B', 'C'].map((nome) => ({ nome, valores: many }));
    expect(newCombinations(PRODUCT, axes, [])).toHaveLength(201);
  });
});

describe('axesOf', () => {
  it('reads the names and what each may be; one name where a value does not say as much', () => {
    expect(axesOf([value('Preta / P'), value('Branca / P')])).toEqual([
      { nome: 'Cor', valores: ['Preta', 'Branca'] },
      { nome: 'Tamanho', valores: ['P'] },
    ]);
    expect(axesOf([value('Preta / P'), value('Branca')])).toEqual([
      { nome: 'Cor / Tamanho', valores: ['Preta / P', 'Branca'] },
    ]);
    expect(axesOf([])).toEqual([]);
  });
});
