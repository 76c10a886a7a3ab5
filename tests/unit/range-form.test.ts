import { describe, expect, it } from 'vitest';
import { rangeSearch } from '#lib/domain/catalogue/range-form.ts';

const search = (query: string) => {
  const found = rangeSearch(new URLSearchParams(query));
  return found === undefined ? undefined : decodeURIComponent(found);
};

describe('the form of a range', () => {
  it.each([
    ['grupo=1&de=1.8&ate=3', '?filtro=1:1.8~3'],
    ['grupo=1&de=1,8&ate=', '?filtro=1:1.8~'],
    ['grupo=1&de=&ate=3', '?filtro=1:~3'],
    ['grupo=1&de=3&ate=1', '?filtro=1:1~3'],
    ['grupo=1&de=2&ate=2', '?filtro=1:2~2'],
    ['grupo=1&de=&ate=&filtro=1:4,~3', '?filtro=1:4'],
    ['grupo=1&de=5&ate=&filtro=1:4,~3;2:7&marca=3', '?marca=3&filtro=1:4,5~;2:7'],
    ['grupo=preco&de=10&ate=99.9', '?preco=10:99.9'],
    ['grupo=preco&de=&ate=50&preco=0:24.99,100:199.99', '?preco=0:50'],
    ['grupo=preco&de=&ate=&preco=0:24.99', ''],
    ['grupo=1&de=2&ate=&order=Menor+Preço&ipp=24&pg=3', '?order=Menor+Preço&ipp=24&filtro=1:2~'],
    ['grupo=1&de=2&ate=&busca=hdmi', '?busca=hdmi&filtro=1:2~'],
  ])('%s leads to %s', (query, expected) => expect(search(query)).toBe(expected));

  it.each([
    'grupo=x&de=1',
    'grupo=&de=1',
    'grupo=1&de=-1',
    'grupo=1&de=1e3',
    'grupo=1&de=a&ate=b',
    'grupo=1',
  ])('%s changes nothing', (query) => expect(search(`${query}&marca=3`)).toBe('?marca=3'));

  it('is none without its group', () => expect(search('de=1&ate=2')).toBeUndefined());
});
