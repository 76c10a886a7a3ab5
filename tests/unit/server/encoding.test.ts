import { describe, expect, it } from 'vitest';
import { chooseEncoding, encode, isCompressible } from '#lib/server/http/encoding.ts';
import { matchesEtag } from '#lib/server/http/etag.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=1.0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0', 'identity'],
    ['identity', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('takes %s as %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('encode', () => {
  it.each(['br', 'gzip'] as const)('holds in %s no more memory than its bytes', async (encoding) => {
    const page = Buffer.from('<p>Cabo HDMI 2.1</p>'.repeat(500));
    for (const effort of ['fast', 'best'] as const) {
      const { buffer, byteLength } = await encode(page, encoding, effort);
      expect(buffer.byteLength).toBe(byteLength);
    }
  });
});

describe('isCompressible', () => {
  it.each(['text/html; charset=utf-8', 'application/json', 'image/svg+xml', 'application/manifest+json'])(
    'gains on %s',
    (type) => {
      expect(isCompressible(type, 5000)).toBe(true);
    },
  );

  it.each(['image/webp', 'image/png', 'application/octet-stream', undefined])(
    'gains nothing on %s',
    (type) => {
      expect(isCompressible(type, 5000)).toBe(false);
    },
  );

  it('begins at 860 bytes', () => {
    expect(isCompressible('text/html', 859)).toBe(false);
    expect(isCompressible('text/html', 860)).toBe(true);
  });
});

describe('matchesEtag', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '*'])('%s matches "a"', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(true);
  });

  it.each(['"b"', 'a', '"a-br"', '', undefined])('%s does not match "a"', (header) => {
    expect(matchesEtag(header, '"a"')).toBe(false);
  });
});
