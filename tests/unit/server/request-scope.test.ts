import { describe, expect, it } from 'vitest';
import { protocolOf, requestIdOf } from '#lib/server/http/request-scope.ts';

describe('the request id', () => {
  it("is a believed proxy's own", () => {
    expect(requestIdOf('proxy-id.1234', true)).toBe('proxy-id.1234');
  });

  it.each([
    ['proxy-id.1234', false],
    ['short', true],
    ['with a space', true],
    ['line\nbreak', true],
    ['x'.repeat(129), true],
    [null, true],
  ] as const)('is made here instead of %j (trusted: %s)', (header, trustProxy) => {
    expect(requestIdOf(header, trustProxy)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  });
});

describe('the protocol', () => {
  const url = new URL('http://10.0.0.5:4321/');

  it.each([
    ['https', true, 'https'],
    ['https, http', true, 'https'],
    ['http', true, 'http'],
    ['javascript', true, 'http'],
    ['https', false, 'http'],
  ] as const)('of X-Forwarded-Proto: %s (trusted: %s) is %s', (header, trustProxy, protocol) => {
    expect(protocolOf(url, new Headers({ 'X-Forwarded-Proto': header }), trustProxy)).toBe(protocol);
  });

  it('without a proxy is that of the request', () => {
    expect(protocolOf(url, new Headers(), true)).toBe('http');
    expect(protocolOf(new URL('https://loja.example/'), new Headers(), true)).toBe('https');
  });
});
