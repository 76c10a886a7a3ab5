import { expect, it } from 'vitest';
import { ufOf } from '#lib/domain/kernel/cep.ts';
import { otherTown, townByRange } from '#lib/domain/shipping/town-ranges.ts';

it.each([
  ['00999999', ''],
  ['01000000', 'São Paulo'],
  ['05999999', 'São Paulo'],
  ['06000000', ''],
  ['08000000', 'São Paulo'],
  ['08499999', 'São Paulo'],
  ['08500000', ''],
  ['20040020', 'Rio de Janeiro'],
  ['30130010', 'Belo Horizonte'],
  ['69005000', 'Manaus'],
  ['69100000', ''],
  ['99999999', ''],
])('%s is %j by its number alone', (cep, cidade) => expect(townByRange(cep)).toBe(cidade));

it('a town that follows from a number lies in the state of that number', () => {
  const states = { 'São Paulo': 'SP', 'Rio de Janeiro': 'RJ', Recife: 'PE', Curitiba: 'PR', Brasília: 'DF' };
  for (const [cep, cidade] of [
    ['01310100', 'São Paulo'],
    ['22041001', 'Rio de Janeiro'],
    ['50030000', 'Recife'],
    ['80010000', 'Curitiba'],
    ['70040010', 'Brasília'],
  ] as const)
    expect([townByRange(cep), ufOf(cep)]).toEqual([cidade, states[cidade]]);
});

it.each([
  ['01310-100', 'São Paulo', ''],
  ['01310-100', ' SAO  PAULO', ''],
  ['01310-100', '', ''],
  ['01310-100', 'Santo André', 'São Paulo'],
  ['20040-020', 'São Paulo', 'Rio de Janeiro'],
  ['06000-000', 'Osasco', ''],
  ['', 'Osasco', ''],
  ['0131', 'Osasco', ''],
])('beside the CEP %j the town %j is that of %j', (cep, typed, town) =>
  expect(otherTown(cep, typed)).toBe(town),
);
