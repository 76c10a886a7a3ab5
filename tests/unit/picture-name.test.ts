import { describe, expect, it } from 'vitest';
import { pickedPicture } from '#lib/domain/media/picked-picture.ts';
import {
  isKeptFile,
  keptFiles,
  originalFile,
  parseLibraryFile,
  pictureAddress,
  pictureAt,
  pictureName,
} from '#lib/domain/media/picture-name.ts';

const HASH = '0123456789abcdef';

it.each([
  ['Fachada da Loja.JPG', 'fachada-da-loja'],
  ['ação & reação.png', 'acao-reacao'],
  ['../../etc/passwd', 'etc-passwd'],
  ['日本.webp', 'imagem'],
  ['', 'imagem'],
  ['foto.final.v2.jpeg', 'foto-final-v2'],
  ['a'.repeat(200), 'a'.repeat(60)],
  [`${'a'.repeat(59)} b.png`, 'a'.repeat(59)],
])('%s is called %s and its hash', (file, words) => {
  const name = pictureName(file, HASH);
  expect(name).toBe(`${words}-${HASH}`);
  expect(pictureAt(pictureAddress(name))).toBe(name);
  for (const known of [`${name}.webp`, `m_${name}.webp`, `${name}.jpg`, `${name}.png`]) {
    expect([parseLibraryFile(known)?.name, isKeptFile(known)]).toEqual([name, true]);
  }
});

it.each(['cabo-hdmi-2m', 'cabo-hdmi-2m-3', `x-${HASH}0`, `x-${HASH.slice(1)}`, `-${HASH.toUpperCase()}`, ''])(
  '%s is no picture of the library',
  (name) => {
    expect([parseLibraryFile(`${name}.webp`), isKeptFile(`${name}.webp`)]).toEqual([undefined, false]);
  },
);

it('a drawing is kept, and nobody may ask for it', () => {
  const arquivo = `desenho-${HASH}`;
  expect(keptFiles({ arquivo, formato: 'svgz' })).toEqual([`${arquivo}.svgz`]);
  expect(isKeptFile(`${arquivo}.svgz`)).toBe(true);
  expect(parseLibraryFile(`${arquivo}.svgz`)).toBeUndefined();
  expect(originalFile({ arquivo, formato: 'svgz' })).toBe(`${arquivo}.png`);
  expect(isKeptFile(`../${arquivo}.svgz`)).toBe(false);
});

describe('the address of a picture', () => {
  const name = `foto-${HASH}`;
  it('may carry the origin of the shop', () => {
    expect(pictureAt(`https://loja.test${pictureAddress(name)}`)).toBe(name);
    expect(pictureAt(` ${pictureAddress(name)} `)).toBe(name);
  });

  it.each([
    '',
    '/banner/pix.webp',
    `/upload/midia/${name}.jpg`,
    `/upload/midia/m_${name}.webp`,
    `//x/${name}.webp`,
  ])('is not %s', (address) => expect(pictureAt(address)).toBeUndefined());
});

it('of a form what was typed counts before what was marked', () => {
  const form = new FormData();
  expect(pickedPicture(form, 'imagem')).toBe('');
  form.set('imagem', '/upload/midia/a.webp');
  expect(pickedPicture(form, 'imagem')).toBe('/upload/midia/a.webp');
  form.set('imagemEndereco', '  ');
  expect(pickedPicture(form, 'imagem')).toBe('/upload/midia/a.webp');
  form.set('imagemEndereco', 'https://loja.test/upload/midia/b.webp');
  expect(pickedPicture(form, 'imagem')).toBe('/upload/midia/b.webp');
});
