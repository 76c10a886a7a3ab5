import { describe, expect, it } from 'vitest';
import { line, readId, readSubject, text } from '#lib/domain/kernel/form-fields.ts';

const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('a field of a form', () => {
  it('loses what no database keeps', () => {
    const data = form({ a: ' um\0\r\ndois \ud800 ' });
    expect(text(data, 'a')).toBe('um\ndois \ufffd');
    expect(line(data, 'a')).toBe('um dois \ufffd');
  });

  it('is empty when it is missing or a file', () => {
    expect(text(form({}), 'a')).toBe('');
    expect(text(form({ a: new Blob(['x']) }), 'a')).toBe('');
  });

  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['2147483647', 2_147_483_647],
    ['2147483648', 0],
    ['', 0],
    ['-1', 0],
    ['1e3', 0],
    [null, 0],
  ])('%j is the id %i', (typed, id) => expect(readId(typed)).toBe(id));
});

describe('the product a form is about', () => {
  it('is named by its path and its id', () => {
    expect(readSubject(form({ rota: '/cabo', idProduto: '7' }))).toEqual({ rota: '/cabo', idProduto: 7 });
    expect(readSubject(form({ rota: '/cabo', idProduto: '2147483647' }))?.idProduto).toBe(2_147_483_647);
  });

  it.each([
    ['', '7'],
    ['/', '7'],
    ['//mal.example', '7'],
    ['/\\mal.example', '7'],
    ['https://mal.example', '7'],
    ['/cabo', ''],
    ['/cabo', '0'],
    ['/cabo', '-1'],
    ['/cabo', '7x'],
    ['/cabo', '2147483648'],
  ])('is none at %s with the id %s', (rota, idProduto) =>
    expect(readSubject(form({ rota, idProduto }))).toBeUndefined(),
  );
});
