/** Where entries of a hosted platform lead, however little they say of it. */
import { describe, expect, it } from 'vitest';
import { breadcrumb, placed, rota } from '#lib/server/hosted/answers/place.ts';
import { address, run, text } from '#lib/server/hosted/answers/reading.ts';

const SITE = 'https://loja.example';
const category = 'product/listing/category';
const entry = placed({ tipo: text(), link: address(), rota, url: address() });

function lead(given: object, beside: object = {}): readonly string[] {
  const { path, route } = run(entry, { rota: given, ...beside }).value.rota;
  return [path, route];
}

describe('where an entry leads', () => {
  it.each([
    [{ categoriaNivel2: 'cabos' }, '/cabos'],
    [{ categoriaNivel3: 'hdmi', categoriaNivel2: 'cabos' }, '/cabos/hdmi'],
    [{ categoriaNivel2: 'a', categoriaNivel3: 'b', categoriaNivel4: 'c', categoriaNivel5: 'd' }, '/a/b/c/d'],
    [{ categoriaNivel1: 'cabos' }, '/cabos'],
    [{ categoriaNivel1: 'cabos', categoriaNivel2: 'hdmi', categoriaNivel3: '4k' }, '/cabos/hdmi/4k'],
    [{ categoriaNivel2: 'a/b c' }, '/a%2Fb%20c'],
  ])('is read from the levels of a category, wherever they begin (%j)', (params, path) => {
    expect(lead({ name: category, params, query: [] })).toEqual([path, path]);
  });

  it.each([
    ['cabos', '/cabos'],
    ['https://loja.example/cabos', '/cabos'],
    ['//other.example/cabos', '/cabos'],
    ['/\\\\other.example/cabos', '/cabos'],
    ['javascript:alert(1)', ''],
    [' java\nscript:alert(1)', ''],
    [7, ''],
  ])('is within the shop, whatever stands as its path (%j)', (path, meant) => {
    expect(lead({ name: 'page', path, route: path })).toEqual([meant, meant]);
    expect(lead({ name: 'page', path }, { url: 'javascript:alert(1)' })).toEqual([meant, meant]);
  });

  it('is read from name and parameters of other pages too', () => {
    expect(lead({ name: 'home', params: [], query: [] })).toEqual(['/', '/']);
    const brand = { name: 'product/listing/brand', params: { marca: 'x' } };
    expect(lead(brand)).toEqual(['/marcas/x', '/marcas/x']);
    const landing = { name: 'product/listing/landing-page', params: { landingPage: 'x' } };
    expect(lead(landing)).toEqual(['/c/x', '/c/x']);
    const search = { name: 'product/listing/search', query: { busca: 'a b' } };
    expect(lead(search)).toEqual(['/busca', '/busca?busca=a+b']);
  });

  it('has the query that is said, and the address beside it before that', () => {
    const given = { name: category, params: { categoriaNivel2: 'cabos' }, query: { marca: '3', order: 'X' } };
    expect(lead(given)).toEqual(['/cabos', '/cabos?marca=3&order=X']);
    const url = 'https://plataforma.example/cabos?marca=3';
    expect(lead(given, { url })).toEqual(['/cabos', '/cabos?marca=3']);
    const product = { name: 'product/detail', params: { produto: 'x' } };
    expect(lead(product, { url: `${SITE}/x.html` })).toEqual(['/x.html', '/x.html']);
  });

  it('stays as it is said, and unknown where nothing says it', () => {
    const said = { name: category, route: '/a?b=1', path: '/a', params: { categoriaNivel2: 'x' }, query: [] };
    expect(run(entry, { rota: said, url: `${SITE}/y` }).value.rota).toEqual(said);
    for (const given of [
      { name: category, params: {} },
      { name: 'outra' },
      { name: category, params: { categoriaNivel2: [] } },
    ]) {
      expect(lead(given)).toEqual(['', '']);
    }
  });

  it('is the address where there is no rota at all, but of a free link', () => {
    const link = 'https://blog.example/artigo';
    expect(lead([], { url: `${SITE}/y` })).toEqual(['/y', '/y']);
    expect(lead([], { tipo: 'personalizado', link })).toEqual(['', '']);
  });

  it('is not needed by a step of the way here, which needs its words', () => {
    expect(run(breadcrumb, { label: 'Caf&eacute;' }).value).toMatchObject({ label: 'Café', url: '' });
    expect(run(breadcrumb, { label: ' ', url: '/x' }).issues).toHaveLength(1);
  });
});
