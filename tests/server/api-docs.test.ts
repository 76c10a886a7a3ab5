import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { at, openShop } from '../support/openings/shop.ts';
import { send } from './client.ts';

const SITE_URL = 'https://loja.example';
openShop({ env: { SITE_URL } });

describe('/api/v2/openapi.json', () => {
  const path = '/api/v2/openapi.json';

  it('answers without App-Token, for the address of this shop', async () => {
    const { status, headers, text } = await send(at(path));
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
    const document = JSON.parse(text);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: `${SITE_URL}/api/v2/front` }]);
    expect(Object.keys(document.paths)).toContain('/url/product/detail');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('comes compressed, and as headers only', async () => {
    const { headers, body } = await send(at(path), { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(body).toString()).info.title).toBe('Front API');
    const head = await send(at(path), { method: 'HEAD' });
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  });

  it('takes no other method', async () => {
    const { status } = await send(at(path), {
      method: 'DELETE',
      headers: { 'App-Token': 'wapstore', 'Content-Type': 'application/json' },
    });
    expect(status).toBe(404);
  });
});

describe('/api/docs', () => {
  it('is a page that loads only from this shop, under the policy of every page', async () => {
    const { status, headers, text } = await send(at('/api/docs'));
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    const loaded = [...text.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="([^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(loaded.length).toBeGreaterThanOrEqual(4);
    for (const url of loaded) {
      expect(url).toMatch(/^\/[^/]/);
      expect([url, (await send(at(url))).status]).toEqual([url, 200]);
    }
  });

  it('leads to the document also without JavaScript', async () => {
    const { text } = await send(at('/api/docs'));
    expect(text).toContain('href="/api/v2/openapi.json"');
    expect(text).toContain('<noscript>');
  });
});
