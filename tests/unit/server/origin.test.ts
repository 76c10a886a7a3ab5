import { describe, expect, it } from 'vitest';
import { type OriginFacts, refuseOrigin } from '#lib/server/http/origin.ts';

const post: OriginFacts = {
  method: 'POST',
  path: '/comprar',
  secFetchSite: null,
  origin: null,
  requestOrigin: 'http://10.0.0.5:4321',
  siteUrl: 'https://loja.example',
  hasAppToken: false,
  takesNotices: true,
};
const api = { path: '/api/v2/front/checkout/cart' };

describe('refuseOrigin', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('lets %s pass from anywhere', (method) => {
    expect(
      refuseOrigin({ ...post, method, secFetchSite: 'cross-site', origin: 'https://evil.example' }),
    ).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'FOO'])('judges %s', (method) => {
    expect(refuseOrigin({ ...post, method, secFetchSite: 'cross-site' })).toBe(403);
  });

  it.each(['same-origin', 'none'])('lets Sec-Fetch-Site: %s pass', (secFetchSite) => {
    expect(refuseOrigin({ ...post, secFetchSite })).toBeUndefined();
    expect(refuseOrigin({ ...post, ...api, secFetchSite })).toBeUndefined();
  });

  it.each(['/newsletter/sair', '/carrinho-lembrete/sair'])(
    'lets a mail program leave by %s, which sends neither',
    (path) => {
      expect(refuseOrigin({ ...post, path })).toBeUndefined();
      expect(refuseOrigin({ ...post, path: `${path}/x` })).toBe(403);
    },
  );

  it.each(['same-site', 'cross-site', '', 'Same-Origin'])('refuses Sec-Fetch-Site: %s', (secFetchSite) => {
    expect(refuseOrigin({ ...post, secFetchSite })).toBe(403);
    expect(refuseOrigin({ ...post, ...api, secFetchSite, hasAppToken: true })).toBe(403);
  });

  it('believes Sec-Fetch-Site before Origin', () => {
    expect(refuseOrigin({ ...post, secFetchSite: 'cross-site', origin: post.siteUrl })).toBe(403);
    expect(
      refuseOrigin({ ...post, secFetchSite: 'same-origin', origin: 'https://evil.example' }),
    ).toBeUndefined();
  });

  it.each(['http://10.0.0.5:4321', 'https://loja.example'])('lets Origin: %s pass', (origin) => {
    expect(refuseOrigin({ ...post, origin })).toBeUndefined();
  });

  it.each(['https://evil.example', 'http://loja.example', 'https://loja.example.evil.example', 'null', ''])(
    'refuses Origin: %s',
    (origin) => {
      expect(refuseOrigin({ ...post, origin })).toBe(403);
      expect(refuseOrigin({ ...post, ...api, origin, hasAppToken: true })).toBe(403);
    },
  );

  it('takes an API call without either header only with an App-Token', () => {
    expect(refuseOrigin({ ...post, ...api, hasAppToken: true })).toBeUndefined();
    expect(refuseOrigin({ ...post, ...api })).toBe(401);
  });

  it('takes notices of banks, where the platform is this one', () => {
    const path = '/api/v2/vitrine/payment-notices/pix/1-key/pix';
    expect(refuseOrigin({ ...post, path })).toBeUndefined();
    expect(refuseOrigin({ ...post, path, takesNotices: false })).toBe(401);
    expect(refuseOrigin({ ...post, path: '/api/v2/vitrine/payment-noticesX' })).toBe(401);
  });

  it('refuses a form post without either header, whatever else it carries', () => {
    expect(refuseOrigin({ ...post, hasAppToken: true })).toBe(403);
    expect(refuseOrigin({ ...post, path: '/apiary', hasAppToken: true })).toBe(403);
  });
});
