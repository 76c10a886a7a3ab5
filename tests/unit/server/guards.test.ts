import { describe, expect, it } from 'vitest';
import { failurePage } from '#lib/server/page/error-page.ts';
import { type GuardName, guard, UnknownMiddlewareError } from '#lib/server/page/guards.ts';

const visit = (method: string) => ({
  request: new Request('http://loja.example/comprar', { method }),
  redirect: (path: string, status: number) => new Response(null, { status, headers: { Location: path } }),
});
const names: readonly (readonly [GuardName, string])[] = [
  ['form', '/'],
  ['form-of-heart', '/checkout/acesso?motivo=favoritos'],
  ['form-of-list', '/lista'],
];

describe('guard', () => {
  it.each(names)('%s lets a form pass and sends whoever opens its address to %s', (name, path) => {
    expect(guard(visit('POST'), name)).toBeUndefined();
    for (const method of ['GET', 'HEAD']) {
      const refused = guard(visit(method), name);
      expect([refused?.status, refused?.headers.get('Location')]).toEqual([303, path]);
    }
  });

  it('answers with the first that refuses, and passes without names', () => {
    expect(guard(visit('GET'), 'form-of-list', 'form')?.headers.get('Location')).toBe('/lista');
    expect(guard(visit('GET'))).toBeUndefined();
  });

  it.each(['auth', '', 'Form', 'toString', '__proto__', 'constructor'])(
    'shows the page of an unknown name as a 500 (%j)',
    (name) => {
      const ask = (): unknown => guard(visit('POST'), name as GuardName);
      expect(ask).toThrow(new UnknownMiddlewareError(name));
      expect(ask).toThrow(`Unknown middleware ${name}`);
      const page = failurePage(
        {
          asked: new URL('http://loja.example/comprar'),
          away: false,
          backPage: undefined,
          config: { platformUrl: undefined },
          failedCall: () => undefined,
          requestId: '1',
        },
        new UnknownMiddlewareError(name),
        true,
      );
      expect(page).toMatchObject({ status: 500, error: `Unknown middleware ${name}`, endpoint: undefined });
    },
  );
});
