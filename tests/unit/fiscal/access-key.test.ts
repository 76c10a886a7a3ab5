/** Vectors: Nota Técnica Conjunta 2025.001 (the first), public tests and keys of the field. */
import { expect, it } from 'vitest';
import { formatAccessKey, readAccessKey } from '#lib/domain/fiscal/access-key.ts';

it.each([
  '522507PC3D315K000193550010000000011000000018',
  '23190811820016000167650010000000221100000227',
  '33150308370779000149550010001100931002410775',
  '13181017921427000125650010000000309887251170',
  '35260812ABC34501DE35550010000001231483920179',
  '3326096A3EDMWP000168550010000045671908172633',
  '35261111222333000181550010000000061123456780',
  '35261111222333000181550010000000151123456780',
])('%s is a key', (chave) => expect(readAccessKey(chave)).toMatchObject({ chave }));

it.each([
  ['', 'missing'],
  ['35221001442721000333550010000054181174173681', 'digit'],
  ['522507PC3D315K000193550010000000011000000017', 'digit'],
  ['992507PC3D315K000193550010000000011000000014', 'state'],
  ['342507PC3D315K000193550010000000011000000010', 'state'],
  ['3526111122233300018155001000000006112345678', 'shape'],
  ['352611112223330001815500100000000611234567801', 'shape'],
  ['522507:C3D315K000193550010000000011000000018', 'shape'],
  ['5225A7PC3D315K000193550010000000011000000018', 'shape'],
])('%j is none: %s', (typed, fault) => expect(readAccessKey(typed)).toBe(fault));

it('is read as it is printed or typed, and says what it names', () => {
  const chave = '522507PC3D315K000193550010000000011000000018';
  expect(readAccessKey(` ${formatAccessKey(chave).toLowerCase()} `)).toEqual({
    ...{ chave, mes: '2025-07', emitente: 'PC3D315K000193', modelo: '55', serie: 1, numero: 1 },
  });
  expect(formatAccessKey(chave)).toBe('5225 07PC 3D31 5K00 0193 5500 1000 0000 0110 0000 0018');
});
