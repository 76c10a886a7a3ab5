import { describe, expect, it } from 'vitest';
import { withOnward } from '#lib/domain/kernel/onward.ts';
import { depart, keptOnward, readOnward } from '#lib/server/account/onward.ts';

const HERE = { config: { siteUrl: 'https://loja.example' } } as Parameters<typeof depart>[0];
const onward = { voltar: '/cabo-hdmi-2m?valor=3#avaliacoes', favorito: 7 };

const visitWith = (cookie: string): Request =>
  new Request('https://loja.example/checkout/acesso', { headers: { Cookie: cookie } });
const cookieOf = (response: Response): string => response.headers.getSetCookie().join('\n');

describe('what a visitor came for', () => {
  it('comes back from the cookie as it was put there', () => {
    const cookie = cookieOf(depart(HERE, { path: '/x', entered: false, waiting: onward }));
    expect(keptOnward(visitWith(cookie.split(';', 1)[0] ?? ''))).toEqual(onward);
  });

  it('is kept out of the reach of scripts, of other sites and of other pages', () => {
    const cookie = cookieOf(depart(HERE, { path: '/x', entered: false, waiting: onward }));
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/checkout', 'Max-Age=86400'])
      expect(cookie.split('; ')).toContain(part);
  });

  it('is forgotten once somebody is known', () => {
    const cookie = cookieOf(depart(HERE, { path: '/x', entered: true, waiting: onward }));
    expect(cookie).toMatch(/^volta=; Max-Age=0; /);
  });

  it('is not kept where there is nothing, and nothing else is forgotten for it', () => {
    const waiting = { voltar: '', favorito: 0 };
    expect(cookieOf(depart(HERE, { path: '/x', entered: false, waiting }))).toBe('');
    expect(cookieOf(depart(HERE, { path: '/x', entered: false }))).toBe('');
  });

  it('is not kept where a browser would drop it', () => {
    const waiting = { voltar: `/${'é'.repeat(700)}`, favorito: 7 };
    expect(cookieOf(depart(HERE, { path: '/x', entered: false, waiting }))).toBe('');
  });

  it('is read as something of this shop, whoever wrote it', () => {
    for (const cookie of [
      '',
      'volta=',
      'volta=%',
      'volta=voltar=//outra.example&favorito=-1',
      'volta=favorito=9e9',
    ])
      expect(keptOnward(visitWith(cookie))).toEqual({ voltar: '', favorito: 0 });
    const form = new FormData();
    form.append('voltar', 'https://outra.example/');
    form.append('favorito', '12');
    expect(readOnward(form)).toEqual({ voltar: '', favorito: 12 });
  });
});

describe('an address', () => {
  it('carries it after its own parameters, and nothing where there is nothing', () => {
    expect(withOnward('/x', onward, { esqueci: '1' })).toBe(
      '/x?esqueci=1&voltar=%2Fcabo-hdmi-2m%3Fvalor%3D3%23avaliacoes&favorito=7',
    );
    expect(withOnward('/x', { voltar: '', favorito: 0 })).toBe('/x');
  });
});
