/** The status of a page whose call failed. */
import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/error.ts';
import { failurePage } from '#lib/server/page/error-page.ts';

const HOSTED = 'https://loja.example';

function page(status: number, platformUrl: string | undefined) {
  const asked = new URL('http://loja.example/cabos');
  const visit = { asked, away: false, backPage: undefined, failedCall: () => undefined, requestId: '1' };
  const failure = new ApiError(status, '/api/v2/front/url/verify', 'Ana, o token foi recusado');
  return failurePage({ ...visit, config: { platformUrl } }, failure, true);
}

it.each([400, 401, 402, 403, 407, 418, 422, 429, 451])(
  '%i of a platform elsewhere is an absence, in words of ours',
  (status) => {
    expect(page(status, HOSTED)).toMatchObject({
      status: 503,
      error: 'Serviço temporariamente indisponível',
      message: 'A loja está fora do ar no momento',
    });
  },
);

it.each([404, 410, 500, 502, 504])('%i of one stays what it is, in words of ours', (status) => {
  const shown = page(status, HOSTED);
  expect(shown).toMatchObject({ status });
  expect(JSON.stringify(shown)).not.toContain('Ana');
});

it.each([401, 403, 429])('%i of our own platform is what the visitor is told', (status) => {
  expect(page(status, undefined)).toMatchObject({ status, error: 'Ana, o token foi recusado' });
});
