import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answerPage, polishPage, storePage } from '#lib/server/cache/stored-page.ts';

const html = Buffer.from(`<!DOCTYPE html><p>${'cabo '.repeat(500)}</p>`);
const stored = () =>
  storePage(
    [
      ['content-type', 'text/html'],
      ['cache-control', 'public'],
    ],
    html,
  );
const header = (headers: readonly (readonly [string, string])[], name: string) =>
  headers.find(([own]) => own.toLowerCase() === name)?.[1];

describe('a stored page', () => {
  it.each([
    ['br', (body: Uint8Array) => brotliDecompressSync(body)],
    ['gzip', (body: Uint8Array) => gunzipSync(body)],
  ] as const)('has the same content in %s', async (acceptEncoding, decode) => {
    const { status, headers, body } = answerPage(await stored(), { acceptEncoding, ifNoneMatch: undefined });
    expect(status).toBe(200);
    expect(header(headers, 'content-encoding')).toBe(acceptEncoding);
    expect(body && decode(body).equals(html)).toBe(true);
  });

  it('is unpacked for those who take no encoding, and held compressed only', async () => {
    const page = await stored();
    const { headers, body } = answerPage(page, { acceptEncoding: undefined, ifNoneMatch: undefined });
    expect(header(headers, 'content-encoding')).toBeUndefined();
    expect(body && html.equals(body)).toBe(true);
    expect(page.bytes).toBeLessThan(html.byteLength);
  });

  it('has a strong validator per encoding', async () => {
    const page = await stored();
    const etags = ['br', 'gzip', undefined].map((acceptEncoding) =>
      header(answerPage(page, { acceptEncoding, ifNoneMatch: undefined }).headers, 'etag'),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it('has other validators for its better compressed bytes, which say the same', async () => {
    const page = await stored();
    const polished = await polishPage(page);
    const answer = (of: typeof page) => answerPage(of, { acceptEncoding: 'br', ifNoneMatch: undefined });
    expect(header(answer(polished).headers, 'etag')).not.toBe(header(answer(page).headers, 'etag'));
    expect(brotliDecompressSync(answer(polished).body ?? Buffer.alloc(0)).equals(html)).toBe(true);
  });

  it('answers 304 to its own validator, without body but with its headers', async () => {
    const page = await stored();
    const etag = header(answerPage(page, { acceptEncoding: 'br', ifNoneMatch: undefined }).headers, 'etag');
    const again = answerPage(page, { acceptEncoding: 'br', ifNoneMatch: `"x", W/${etag}` });
    expect(again).toMatchObject({ status: 304, body: null });
    expect(header(again.headers, 'etag')).toBe(etag);
    expect(header(again.headers, 'cache-control')).toBe('public');
    expect(header(again.headers, 'vary')).toBe('Accept-Encoding');
  });

  it("answers 200 to another encoding's validator", async () => {
    const page = await stored();
    const etag = header(answerPage(page, { acceptEncoding: 'br', ifNoneMatch: undefined }).headers, 'etag');
    expect(answerPage(page, { acceptEncoding: 'gzip', ifNoneMatch: etag }).status).toBe(200);
  });

  it('is not compressed when it is too small to gain', async () => {
    const page = await storePage([['content-type', 'text/html']], Buffer.from('<p>cabo</p>'));
    const { headers } = answerPage(page, { acceptEncoding: 'br, gzip', ifNoneMatch: undefined });
    expect(header(headers, 'content-encoding')).toBeUndefined();
  });
});
