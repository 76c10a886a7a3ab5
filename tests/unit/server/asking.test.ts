import { expect, it } from 'vitest';
import { createApi } from '#lib/api/client.ts';
import { getLigarProduto, getLigarTexto } from '#lib/api/finder.ts';
import { getMenu } from '#lib/api/struct.ts';
import { asking } from '#lib/server/page/asking.ts';

/** A platform that answers `asked` without a request, and everything else by one. */
function platform(asked: readonly string[]) {
  const requests: string[] = [];
  const fetch = async (input: unknown) => {
    requests.push(new URL((input as Request).url).pathname);
    return Response.json({ by: 'request' });
  };
  const requesting = createApi({ fetch, baseUrl: 'http://shop.test/api' });
  const api = asking(requesting, ({ path }) =>
    asked.includes(path) ? Promise.resolve({ status: 200, value: { by: 'ask' } }) : undefined,
  );
  return { api, requests };
}

it('asks without a request what the contract has and what only our platform has', async () => {
  const { api, requests } = platform(['/api/v2/front/struct/menus/topo', '/api/v2/vitrine/ligar/produto/7']);
  expect(await getMenu(api, 'topo')).toEqual({ by: 'ask' });
  expect(await getLigarProduto(api, 7)).toEqual({ by: 'ask' });
  expect(requests).toEqual([]);
  expect(await getLigarTexto(api, 'tv')).toEqual({ by: 'request' });
  expect(requests).toEqual(['/api/v2/vitrine/ligar/texto']);
});

it('fails with the status it was told, and rejects once', async () => {
  const { api } = platform([]);
  const refusing = asking(api, () => Promise.resolve({ status: 404, value: { error: 'Não há.' } }));
  await expect(getLigarProduto(refusing, 7)).rejects.toMatchObject({
    status: 404,
    message: expect.any(String),
  });
});
