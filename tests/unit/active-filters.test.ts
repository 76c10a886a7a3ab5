import { expect, it } from 'vitest';
import { activeFilters, type ListingDetails } from '#lib/domain/catalogue/active-filters.ts';

const words = {
  price: (de: number, ate: number) => `${de}-${ate}`,
  discount: (de: number, ate: number) => `${de}%-${ate}%`,
  measures: ({ unidade, de, ate }: { unidade: string; de: number | null; ate: number | null }) =>
    `${de}~${ate} ${unidade}`,
};
const on = (route: string) => ({ ativo: true, rota: { route } });
const off = { ativo: false, rota: { route: '/x' } };
const NOTHING: ListingDetails = {
  filtrosCategoria: [],
  marcas: [],
  filtros: [],
  atributos: [],
  filtrosPreco: [],
  filtrosDescontoPrecoPor: {},
  selos: [],
  filtrosDisponibilidade: [],
};

it('are what is chosen, each with the address without it', () => {
  const details: ListingDetails = {
    filtrosCategoria: [{ label: 'HDMI', ...on('/1') }],
    marcas: [
      { nome: 'Nexo', ...on('/2') },
      { nome: 'Outra', ...off },
    ],
    filtros: [
      {
        nome: 'Comprimento',
        valores: [
          { label: '2 m', ...on('/3') },
          { label: '3 m', ...off },
        ],
        faixa: { unidade: 'm', de: null, ate: 5, rota: { route: '/4' } },
      },
    ],
    atributos: [{ nome: 'Cor', valores: [{ label: 'Azul', ...on('/5') }] }],
    filtrosPreco: [{ de: 0, ate: 25, ...on('/6') }],
    filtrosDescontoPrecoPor: { '10:19': { de: 10, ate: 19, ...on('/7') } },
    selos: [{ nome: 'Oferta', label: '', ...on('/8') }],
    filtrosDisponibilidade: [{ label: 'Em estoque', ...on('/9') }],
  };
  expect(activeFilters(details, words).map(({ group, label, href }) => [group, label, href])).toEqual([
    ['', 'HDMI', '/1'],
    ['', 'Nexo', '/2'],
    ['Comprimento', '2 m', '/3'],
    ['Comprimento', 'null~5 m', '/4'],
    ['Cor', 'Azul', '/5'],
    ['', '0-25', '/6'],
    ['', '10%-19%', '/7'],
    ['', 'Oferta', '/8'],
    ['', 'Em estoque', '/9'],
  ]);
});

it('are none where nothing is chosen, a range open at both ends included', () => {
  const faixa = { unidade: 'm', de: null, ate: null, rota: { route: '/' } };
  const filtros = [{ nome: 'Comprimento', valores: [{ label: '2 m', ...off }], faixa }];
  expect(activeFilters({ ...NOTHING, filtros }, words)).toEqual([]);
});
