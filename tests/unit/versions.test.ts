import { describe, expect, it } from 'vitest';
import {
  groupId,
  groupName,
  picturesOf,
  shownPictures,
  versionImages,
  versionUrl,
  withChosen,
} from '#lib/domain/catalogue/variants.ts';

describe('the name of a group of versions', () => {
  it('is the name without the value that tells them apart', () => {
    expect(groupName('Cabo HDMI 48 Gb/s — 2 m', '2 m')).toBe('Cabo HDMI 48 Gb/s');
    expect(groupName('Bobina de 100 m para palco', '100 m')).toBe('Bobina de para palco');
    expect(groupName('Cabo XLR 1,5 m, preto', '1,5 m')).toBe('Cabo XLR, preto');
  });

  it('does not take a value out of a longer number or word', () => {
    expect(groupName('Cabo de 12 m', '2 m')).toBe('Cabo de 12 m');
    expect(groupName('Cabo de 2 mm', '2 m')).toBe('Cabo de 2 mm');
  });

  it('is the whole name where nothing would be left, or there is no value', () => {
    expect(groupName('2 m', '2 m')).toBe('2 m');
    expect(groupName('Cabo', '')).toBe('Cabo');
  });

  it('takes a value for text, not for a pattern', () => {
    expect(groupName('Cabo (a+b', '(a+b')).toBe('Cabo');
    expect(groupName('Cabo azul', '.*')).toBe('Cabo azul');
    expect(groupName('Cabo USB-C/A, 2 m', 'USB-C/A')).toBe('Cabo, 2 m');
    expect(groupName('Cabo ^$\\{}[]|? 2 m', '^$\\{}[]|?')).toBe('Cabo 2 m');
  });
});

describe('the id of a group', () => {
  const sibling = (id: number) => ({ produto: { id } });

  it('is the same on the page of every sibling', () => {
    expect(groupId(9, [sibling(4), sibling(9)])).toBe(groupId(4, [sibling(4), sibling(9)]));
  });

  it('is that of the product where there are only values inside it', () => {
    expect(groupId(9, [])).toBe('grupo-9');
  });
});

describe('the pictures of a value', () => {
  it('are its own and those of all', () => {
    const pictures = [0, 1, 2, 1].map((idAtributoValor, id) => ({ id, idAtributoValor }));
    expect(versionImages(pictures, 1).map(({ id }) => id)).toEqual([0, 1, 3]);
  });
});

describe('a value chosen by the address', () => {
  const values = [
    { idAtributoValor: 4, selecionado: true },
    { idAtributoValor: 9, selecionado: false },
  ];

  it('has an address of its own', () => {
    expect(versionUrl('https://loja.example/cabo', 9)).toBe('https://loja.example/cabo?valor=9');
  });

  it('is marked instead of any other', () => {
    expect(withChosen(values, 9)).toEqual([
      { idAtributoValor: 4, selecionado: false },
      { idAtributoValor: 9, selecionado: true },
    ]);
  });

  it.each([0, 5])('is none where there is no value %i', (asked) => {
    expect(withChosen(values, asked)).toBeUndefined();
    expect(withChosen([], asked)).toBeUndefined();
  });

  it('brings its pictures to the front, the others keep their order', () => {
    const pictures = [0, 4, 0, 9, 9].map((idAtributoValor, id) => ({ id, idAtributoValor }));
    expect(picturesOf(pictures, 9).map(({ id }) => id)).toEqual([3, 4, 0, 1, 2]);
    expect(picturesOf(pictures, 0).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the pictures of a gallery', () => {
  it('are shown once, and belong to their values also where they are of the product', () => {
    const imagens = [
      ...[0, 1, 2].map((idAtributoValor) => ({ idAtributoValor, arquivos: { zoom: 'azul' } })),
      ...[0, 3].map((idAtributoValor) => ({ idAtributoValor, arquivos: { zoom: 'terracota' } })),
      { idAtributoValor: 0, arquivos: { zoom: 'detalhe' } },
    ];
    const shown = shownPictures(imagens).map(({ imagem, values }) => [imagem.arquivos.zoom, values]);
    expect(shown).toEqual([
      ['azul', [1, 2]],
      ['terracota', [3]],
      ['detalhe', []],
    ]);
  });
});
