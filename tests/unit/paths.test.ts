import { describe, expect, it } from 'vitest';
import { favoriteAccessPath, localPath, pagePath, shareLink } from '#lib/paths.ts';

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

describe('pages', () => {
  it('stand under their folder', () => {
    expect(pagePath('quem-somos')).toBe('/pagina/quem-somos');
  });
});

describe('a link to share', () => {
  it('leaves the choice of the person to WhatsApp and keeps every character of the text', () => {
    const text = 'Cabo 75 Ω & mais: 100% https://loja.example/cabo?x=1#y';
    const link = new URL(shareLink(text));
    expect(link.origin + link.pathname).toBe('https://wa.me/');
    expect(link.searchParams.get('text')).toBe(text);
  });
});

describe('favoriteAccessPath', () => {
  it('carries the way back and the product, with nothing left to be read as another parameter', () => {
    expect(favoriteAccessPath(7, '/busca?busca=hdmi&pg=2')).toBe(
      '/checkout/acesso?motivo=favoritos&voltar=%2Fbusca%3Fbusca%3Dhdmi%26pg%3D2&favorito=7',
    );
  });

  it('names no product for 0', () => {
    expect(favoriteAccessPath(0, '/')).toBe('/checkout/acesso?motivo=favoritos&voltar=%2F');
  });
});
