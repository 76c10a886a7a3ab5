import { describe, expect, it } from 'vitest';
import {
  chosenParts,
  chosenPrices,
  isOffered,
  readTogetherForm,
  togetherSaving,
  valueField,
} from '#lib/domain/catalogue/together.ts';
import { centavos } from '#lib/domain/kernel/money.ts';

type Fields = readonly (readonly [name: string, value: string])[];
const form = (...fields: Fields): FormData => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};
const PAGE: Fields = [
  ['rota', '/cabo'],
  ['idProduto', '7'],
];

describe('the form of what is bought together', () => {
  it('says what is ticked and which value of each', () => {
    const read = readTogetherForm(
      form(
        ...PAGE,
        ['idAtributoSimples', '4'],
        ['junto', '31'],
        ['junto', ' 19 '],
        [valueField(31), '2'],
        [valueField(40), '5'],
        ['acao', 'calcular'],
      ),
    );
    expect(read).toEqual({
      rota: '/cabo',
      acao: 'calcular',
      main: { id: 7, idAtributoValor: 4 },
      chosen: [31, 19],
      values: new Map([
        [31, 2],
        [40, 5],
      ]),
    });
  });

  it.each(['', 'cabo', '//mal.example', '/\\mal.example', 'https://mal.example'])(
    'from "%s" is none',
    (rota) => expect(readTogetherForm(form(['rota', rota], ['idProduto', '7']))).toBeUndefined(),
  );

  it.each(['', '0', '-1', '1.5', 'x', '2147483648', '99999999999'])('of product "%s" is none', (id) =>
    expect(readTogetherForm(form(['rota', '/cabo'], ['idProduto', id]))).toBeUndefined(),
  );

  it('takes the largest id there can be', () => {
    expect(readTogetherForm(form(['rota', '/cabo'], ['idProduto', '2147483647']))?.main.id).toBe(
      2_147_483_647,
    );
  });

  it('buys unless it asks for the price', () => {
    expect(readTogetherForm(form(...PAGE))?.acao).toBe('comprar');
    expect(readTogetherForm(form(...PAGE, ['acao', 'apagar']))?.acao).toBe('comprar');
  });

  it('counts a product that is named twice once, and passes over what is no id', () => {
    const read = readTogetherForm(
      form(...PAGE, ['junto', '31'], ['junto', '31'], ['junto', 'x'], ['junto', '0']),
    );
    expect(read?.chosen).toEqual([31]);
  });

  it('reads 50 products and no more', () => {
    const many = Array.from({ length: 51 }, (_, index) => ['junto', String(index + 1)] as const);
    expect(readTogetherForm(form(...PAGE, ...many))?.chosen).toHaveLength(50);
  });

  it('gives the cart the ticked products with their values, and none of an ordinary buy form', () => {
    expect(
      chosenParts(form(['junto', '31'], [valueField(31), '2'], [valueField(40), '5'], ['junto', '19'])),
    ).toEqual([
      { id: 31, idAtributoValor: 2 },
      { id: 19, idAtributoValor: 0 },
    ]);
    expect(chosenParts(form(...PAGE))).toEqual([]);
  });
});

describe('an offer', () => {
  const value = (estoque: number, estoqueMarketplace = 0) => ({ estoque, estoqueMarketplace });
  it.each([
    ['for sale', { id: 1, status: 'disponivel', simples: undefined }, true],
    ['sold out', { id: 1, status: 'indisponivel', simples: undefined }, false],
    ['on request', { id: 1, status: 'sobConsulta', simples: undefined }, false],
    [
      'with one value left',
      { id: 1, status: 'disponivel', simples: { valores: [value(0), value(1)] } },
      true,
    ],
    [
      'with a value of the marketplace',
      { id: 1, status: 'disponivel', simples: { valores: [value(0, 1)] } },
      true,
    ],
    ['with no value left', { id: 1, status: 'disponivel', simples: { valores: [value(0)] } }, false],
  ])('%s', (_, produto, offered) => expect(isOffered(produto)).toBe(offered));

  it('costs what the chosen value costs', () => {
    const valores = [{ idAtributoValor: 2, precos: 'own' }];
    expect(chosenPrices('general', valores, 2)).toBe('own');
    expect(chosenPrices('general', valores, 0)).toBe('general');
  });

  it('saves what the parts cost more one by one, never less than nothing', () => {
    expect(togetherSaving([centavos(10490), centavos(28990)], centavos(37161))).toBe(2319);
    expect(togetherSaving([centavos(100)], centavos(100))).toBe(0);
    expect(togetherSaving([centavos(100)], centavos(101))).toBe(0);
    expect(togetherSaving([], centavos(0))).toBe(0);
  });
});
