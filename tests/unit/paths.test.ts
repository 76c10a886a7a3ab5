import { describe, expect, it } from 'vitest';
import { brandPath, localPath, pagePath, searchFor } from '#lib/paths.ts';

const site = 'https://loja.example';

describe('localPath', () => {
  it('turns an absolute link to the shop into its path, with query and fragment', () => {
    expect(localPath('https://loja.example/cabos?pg=2#topo', site)).toBe('/cabos?pg=2#topo');
  });

  it('keeps a path', () => {
    expect(localPath('/pagina/entrega', site)).toBe('/pagina/entrega');
  });

  it('keeps a link to another site', () => {
    expect(localPath('https://www.procon.sp.gov.br/', site)).toBe('https://www.procon.sp.gov.br/');
  });

  it('takes another port for another site', () => {
    expect(localPath('https://loja.example:8443/x', site)).toBe('https://loja.example:8443/x');
  });

  it('leads a link that runs a script, or that is no link, to the home page', () => {
    expect(localPath('javascript:alert(1)', site)).toBe('/');
    expect(localPath('data:text/html,x', site)).toBe('/');
    expect(localPath('http://[', site)).toBe('/');
  });

  it('keeps mail and telephone links', () => {
    expect(localPath('mailto:oi@loja.example', site)).toBe('mailto:oi@loja.example');
    expect(localPath('tel:+551140000075', site)).toBe('tel:+551140000075');
  });
});

describe('searchFor', () => {
  it('encodes the term', () => {
    expect(searchFor('cabo 4K & 8K')).toBe('/busca?busca=cabo+4K+%26+8K');
  });

  it('is the bare search page for a term of spaces', () => {
    expect(searchFor('  ')).toBe('/busca');
  });
});

describe('pages and brands', () => {
  it('stand under their folders', () => {
    expect(pagePath('quem-somos')).toBe('/pagina/quem-somos');
    expect(brandPath('tramavia')).toBe('/marcas/tramavia');
  });
});
