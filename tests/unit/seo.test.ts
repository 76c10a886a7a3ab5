import { describe, expect, it } from 'vitest';
import {
  canonicalUrl,
  jsonLd,
  pageSeo,
  pageTitle,
  robots,
  socialPicture,
  verificationCode,
} from '#lib/domain/shop/seo.ts';

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

describe('the title of a page', () => {
  it('ends with the shop, once', () => {
    expect(pageTitle('Marcas', 'Loja')).toBe('Marcas | Loja');
    expect(pageTitle('Marcas da Loja', 'Loja')).toBe('Marcas da Loja');
    expect(pageTitle('Marcas', '')).toBe('Marcas');
    expect(pageTitle('c'.repeat(58), 'Loja')).toBe(`${'c'.repeat(58)} | Loja`);
    expect(pageTitle('c'.repeat(59), 'Loja')).toBe('c'.repeat(59));
  });
});

describe('the code of a search console', () => {
  it('is taken out of what the shop pasted', () => {
    expect(verificationCode(' abc123 ')).toBe('abc123');
    expect(verificationCode('<meta name="google-site-verification" content="abc123" />')).toBe('abc123');
    expect(verificationCode("<meta content='abc123'>")).toBe('abc123');
  });
});

describe('the picture of a page for social networks', () => {
  const own = 'https://loja.example/imagem/social.png';

  it('is the one the platform names, of unknown size, or the shop\u2019s own', () => {
    const named = socialPicture('https://cdn.example/a.jpg', 'Loja', 'https://loja.example');
    expect([named.url, named.size]).toEqual(['https://cdn.example/a.jpg', undefined]);
    for (const picture of ['', own]) {
      expect(socialPicture(picture, 'Loja', 'https://loja.example')).toEqual({
        url: own,
        alt: 'Loja',
        size: { width: 1200, height: 630 },
      });
    }
  });
});
