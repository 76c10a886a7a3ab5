import { describe, expect, it } from 'vitest';
import { methodsOf } from '#lib/server/http/methods.ts';

describe('methodsOf', () => {
  it.each(['/', '/cabos-de-video', '/upload/produto/imagem/x.webp', '/apis', '/comprar/x', '/health'])(
    '%s is only read',
    (path) => {
      expect(methodsOf(path)).toEqual(['GET', 'HEAD']);
    },
  );

  it.each([
    '/comprar',
    '/favoritos',
    '/frete',
    '/comprar-junto',
    '/comprar-junto/total',
    '/checkout/acesso',
    '/checkout/carrinho/',
    '/minha-conta/revenda',
    '/carrinho-lembrete/sair',
    '/minha-conta/compradores',
    '/minha-conta/aprovacoes/1001',
    '/minha-conta/convite/ab01',
  ])('%s takes the posts of its forms', (path) => {
    expect(methodsOf(path)).toEqual(['GET', 'HEAD', 'POST']);
  });

  it('leaves the API every method but those of proxies and browsers that probe', () => {
    expect(methodsOf('/api/v2/front/checkout/cart')).toEqual([
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
    ]);
  });
});
