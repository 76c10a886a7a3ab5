/** The form of a product sends its main category and the others by one name. */
import { expect, it } from 'vitest';
import { createApi } from '#lib/api/client.ts';
import { answerProduct } from '#lib/server/panel/products.ts';

async function sent(categorias: readonly string[]): Promise<unknown> {
  const bodies: { readonly campos: Readonly<Record<string, string>> }[] = [];
  const api = createApi({
    fetch: async (input, init) => {
      bodies.push(await new Request(input, init).json());
      return Response.json({ id: 7, faltas: [] });
    },
    baseUrl: 'http://localhost/api',
    appToken: 'x',
  });
  const posted = new FormData();
  posted.append('sku', 'CAMISA');
  for (const categoria of categorias) posted.append('categorias', categoria);
  await answerProduct(api, undefined, posted);
  return bodies[0]?.campos.categorias;
}

it.each([
  ['the main one alone', ['/roupas'], '/roupas'],
  ['the main one first', ['/roupas/camisas', '/festa', '/roupas'], '/roupas/camisas | /festa | /roupas'],
  ['each once, also when the main one is ticked', ['/roupas', '/festa', '/roupas'], '/roupas | /festa'],
  ['none where nothing was chosen', [''], ''],
])('%s', async (_, categorias, value) => {
  expect(await sent(categorias)).toBe(value);
});
