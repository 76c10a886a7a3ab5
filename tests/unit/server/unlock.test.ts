import { describe, expect, it } from 'vitest';
import { pageKey } from '#lib/server/cache/page-key.ts';
import { readUnlock } from '#lib/server/page/unlock.ts';

const config = { unlockVersion: '1.2.3', siteUrl: 'https://loja.example' };
const asked = (query: string, cookie?: string) =>
  readUnlock(
    new Request(`https://loja.example/${query}`, { headers: cookie === undefined ? {} : { Cookie: cookie } }),
    config,
  );
const kept = asked('?liberarAcesso=1.2.3').cookie?.split(';', 1)[0] ?? '';

describe('readUnlock', () => {
  it('opens by the value, and gives a cookie that does not tell it and keeps to https', () => {
    expect(asked('?liberarAcesso=1.2.3')).toMatchObject({ open: true });
    expect(asked('?liberarAcesso=1.2.3').cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    expect(kept).not.toContain('1.2.3');
  });

  it('opens by the cookie, without giving it again', () => {
    expect(asked('', kept)).toEqual({ open: true, cookie: undefined });
  });

  it('does not open with the cookie of another version', () => {
    const later = new Request('https://loja.example/', { headers: { Cookie: kept } });
    expect(readUnlock(later, { ...config, unlockVersion: '1.2.4' }).open).toBe(false);
  });

  it.each(['', '1.2', '1.2.30', ' 1.2.3', 'undefined'])('takes it back for another value: %j', (value) => {
    const { open, cookie } = asked(`?liberarAcesso=${value}`, kept);
    expect(open).toBe(false);
    expect(cookie).toContain('liberarAcesso=; Max-Age=0;');
  });

  it('says nothing where nothing was said', () => {
    expect(asked('')).toEqual({ open: false, cookie: undefined });
  });
});

describe('the page cache', () => {
  it('neither answers nor keeps what somebody with the cookie sees, true or not', () => {
    for (const cookie of [kept, 'liberarAcesso=x', 'a=b; liberarAcesso=']) {
      expect(pageKey({ method: 'GET', target: '/', userAgent: 'x', cookie })).toBeUndefined();
    }
    expect(pageKey({ method: 'GET', target: '/', userAgent: 'x', cookie: 'a=b' })).toBeDefined();
  });
});
