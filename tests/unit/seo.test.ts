import { describe, expect, it } from 'vitest';
import { canonicalUrl, jsonLd, pageSeo, robots } from '#lib/domain/seo.ts';

describe('robots', () => {
  it('lets an indexable page of the open shop be indexed', () => {
    expect(robots(true, false)).toBe('index, follow');
  });

  it.each([
    [false, false],
    [true, true],
    [false, true],
  ])('keeps a page out: indexable %s, maintenance %s', (indexar, maintenance) => {
    expect(robots(indexar, maintenance)).toBe('noindex, follow');
  });
});

describe('canonicalUrl', () => {
  const site = 'https://loja.example';

  it('puts a path on the origin of the shop', () => {
    expect(canonicalUrl('/cabos-de-video', site)).toBe('https://loja.example/cabos-de-video');
  });

  it('replaces an origin the platform spelled in its own way and keeps the query', () => {
    expect(canonicalUrl('http://interno:8080/cabos?pg=2', site)).toBe('https://loja.example/cabos?pg=2');
  });

  it('drops the fragment', () => {
    expect(canonicalUrl('/pagina/entrega#prazo', site)).toBe('https://loja.example/pagina/entrega');
  });

  it('is nothing for a page without a canonical address, or with a broken one', () => {
    expect(canonicalUrl('', site)).toBeUndefined();
    expect(canonicalUrl('http://[', site)).toBeUndefined();
  });
});

describe('pageSeo', () => {
  it('is not indexed unless the page says so', () => {
    expect(pageSeo({ title: 'Carrinho', description: '' }).indexar).toBe(false);
    expect(pageSeo({ title: 'Guias', description: '', indexar: true }).indexar).toBe(true);
  });

  it('repeats title and description for social networks', () => {
    expect(pageSeo({ title: 'Guias', description: 'Antes de comprar' })).toMatchObject({
      titleSocial: 'Guias',
      descriptionSocial: 'Antes de comprar',
      canonical: '',
    });
  });
});

describe('jsonLd', () => {
  it('cannot end the script element it stands in', () => {
    const text = jsonLd({ nome: '</script><script>alert(1)</script><!--' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ nome: '</script><script>alert(1)</script><!--' });
  });
});
