import { describe, expect, it } from 'vitest';
import { isPlainPath, missingPageRequest } from '#lib/server/http/plain-path.ts';

describe('isPlainPath', () => {
  it.each([
    '/',
    '/cabos/hdmi',
    '/%63abos',
    '/caf%C3%A9',
    '/100%25-algodao',
    '/100%25',
    '/50%25/off',
    '/50%25%20off',
    '/a%25zz',
    '/a%2fb',
    '/painel%5cbanners',
  ])('%s has one reading', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  it.each([
    '/%2570ainel',
    '/%252570ainel',
    '/%25%37%30ainel',
    '/%2%35%37%30',
    '/50%25de-desconto',
    '/a%252fb',
    '/%',
    '/%zz',
    '/%u0070ainel',
    '/%c0%ae',
    '/%ff',
    '/%ed%a0%80',
    '/%00',
    '/a%0ab',
    '/a%7f',
    '/a%c2%85',
  ])('%s has none, or more than one', (path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

it('what is rendered instead brings nothing along that was sent', async () => {
  const sent = new Request('http://localhost/%2570ainel?acao=publicar', {
    method: 'POST',
    body: 'acao=publicar',
    headers: { Cookie: 'vitrine=c' },
  });
  const { method, url, headers, body } = missingPageRequest(sent);
  expect([method, url, headers.get('Cookie'), body]).toEqual([
    'GET',
    'http://localhost/404',
    'vitrine=c',
    null,
  ]);
});
