import { describe, expect, it } from 'vitest';
import { createSessionFetch } from '#lib/server/page/session-fetch.ts';
import { sessionFromSetCookie, sessionOf, visitorOf } from '#lib/server/page/visitor.ts';

/** A platform that remembers the sessions it was called with and hands out the next of a list. */
function platformHanding(...handed: readonly (readonly string[])[]) {
  const seen: (string | null)[] = [];
  return {
    seen,
    fetch: async (request: Request) => {
      const response = Response.json({});
      for (const line of handed[seen.length] ?? []) response.headers.append('Set-Cookie', line);
      seen.push(request.headers.get('Session'));
      return response;
    },
  };
}
const request = () => new Request('http://loja.example/api/v2/front/checkout/cart');

describe('a session fetch', () => {
  it("carries the visitor's session", async () => {
    const platform = platformHanding();
    await createSessionFetch(platform, 'abc').fetch(request());
    expect(platform.seen).toEqual(['abc']);
  });

  it('goes on with the session it was handed', async () => {
    const platform = platformHanding(['PHPSESSID=new; Path=/; HttpOnly']);
    const session = createSessionFetch(platform, undefined);
    await session.fetch(request());
    await session.fetch(request());
    expect(platform.seen).toEqual(['', 'new']);
  });

  it('is nobody once its session was taken back', async () => {
    const platform = platformHanding(['PHPSESSID=; Max-Age=0; Path=/']);
    const session = createSessionFetch(platform, 'abc');
    await session.fetch(request());
    await session.fetch(request());
    expect(platform.seen).toEqual(['abc', '']);
  });

  it("tells the visitor's device and address, and nothing else of the visitor's request", async () => {
    let told = new Headers();
    const platform = {
      fetch: async ({ headers }: Request) => {
        told = headers;
        return Response.json({});
      },
    };
    const visit = new Headers({ 'User-Agent': 'Firefox', 'X-Client-Address': '203.0.113.7', Cookie: 'a=1' });
    await createSessionFetch(platform, 'abc', visit).fetch(request());
    expect(Object.fromEntries(told)).toEqual({
      session: 'abc',
      'user-agent': 'Firefox',
      'x-client-address': '203.0.113.7',
    });
  });

  it.each([
    ['1', '1'],
    ['', null],
  ])('tells whether the visitor is near, where the server said so (%j)', async (said, told) => {
    const seen: (string | null)[] = [];
    const platform = {
      fetch: async ({ headers }: Request) => {
        seen.push(headers.get('X-Private-Visit'));
        return Response.json({});
      },
    };
    await createSessionFetch(platform, 'abc', new Headers({ 'X-Private-Visit': said })).fetch(request());
    expect(seen).toEqual([told]);
  });

  it('keeps the last cookie of each name', async () => {
    const platform = platformHanding(
      ['PHPSESSID=one; Path=/', 'vitrine=c; Path=/'],
      ['PHPSESSID=two; Path=/'],
    );
    const session = createSessionFetch(platform, undefined);
    await session.fetch(request());
    await session.fetch(request());
    expect(session.cookies()).toEqual(['PHPSESSID=two; Path=/', 'vitrine=c; Path=/']);
  });
});

describe('cookies', () => {
  it.each([
    ['vitrine=c', true, false, false],
    ['vitrine=cl', true, true, false],
    ['vitrine=cls', true, true, true],
    ['vitrine=cs', true, false, false],
    ['a=l; vitrine=c; b=l', true, false, false],
    ['vitrine=', false, false, false],
    ['xvitrine=cl', false, false, false],
    [undefined, false, false, false],
  ] as const)(
    '%s: session %s, logged in %s, shown what everybody is shown %s',
    (cookie, hasSession, loggedIn, asEverybody) => {
      expect(visitorOf(cookie)).toEqual({ hasSession, loggedIn, asEverybody });
    },
  );

  it('name the session', () => {
    expect(sessionOf('a=1; PHPSESSID=abc=.x; b=2')).toBe('abc=.x');
    expect(sessionOf('PHPSESSID=')).toBeUndefined();
    expect(sessionOf(null)).toBeUndefined();
    expect(sessionFromSetCookie('PHPSESSID=abc; Path=/; HttpOnly')).toBe('abc');
    expect(sessionFromSetCookie('PHPSESSID=; Max-Age=0')).toBe('');
    expect(sessionFromSetCookie('vitrine=c; Path=/')).toBeUndefined();
  });
});
