import { expect, it } from 'vitest';
import { askedCharacteristics } from '#lib/domain/catalogue/asked-characteristics.ts';

const all = [
  { coluna: 'ficha:1', categorias: [] },
  { coluna: 'ficha:2', categorias: ['/cabos'] },
  { coluna: 'ficha:3', categorias: ['/cabos/hdmi', '/fontes'] },
];
const asked = (paths: string, has: readonly string[] = []) =>
  askedCharacteristics(all, paths, (coluna) => has.includes(coluna)).map(({ coluna }) => coluna);

it.each([
  ['/cabos/hdmi', ['ficha:1', 'ficha:2', 'ficha:3']],
  ['/cabos/vga', ['ficha:1', 'ficha:2']],
  ['/cabos-novos', ['ficha:1']],
  ['/tomadas | /fontes/12v', ['ficha:1', 'ficha:3']],
  ['cabos/', ['ficha:1', 'ficha:2']],
  ['', ['ficha:1']],
])('a product in %s is asked for %j', (paths, columns) => {
  expect(asked(paths)).toEqual(columns);
});

it('what a product has is asked wherever it stands', () => {
  expect(asked('/tomadas', ['ficha:3'])).toEqual(['ficha:1', 'ficha:3']);
});
