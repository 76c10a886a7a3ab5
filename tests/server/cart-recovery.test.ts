/** `/checkout/recuperacao?sessao=`: a cart that was filled by a front elsewhere goes on in this shop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainOf } from '../support/html.ts';
import { seededDirectory } from '../support/seeded.ts';
import { removeDirectory, type Shop, startShop } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = await seededDirectory();
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ dataDir });
});
afterAll(async () => {
  await shop.stop();
  removeDirectory(dataDir);
});

const TOKEN = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };

/** The session of somebody who put so many into the cart by the API alone. */
async function elsewhere(
  quantidade: number,
  product = '/cabo-hdmi-ultra-high-speed-48g-2m',
): Promise<string> {
  const url = `${shop.url}/api/v2/front`;
  const page = await send(`${url}/url/product/detail?url=${product}`, {
    headers: TOKEN,
  });
  const itens = [{ idProduto: JSON.parse(page.text).conteudo.id, quantidade }];
  const body = JSON.stringify({ tipo: 'produto', itens });
  const headers = { ...TOKEN, 'Content-Length': String(Buffer.byteLength(body)) };
  const { headers: answered } = await send(`${url}/checkout/cart`, { method: 'POST', headers, body });
  const [line = ''] = (answered['set-cookie'] ?? []).filter((cookie) => cookie.startsWith('PHPSESSID='));
  return line.slice('PHPSESSID='.length).split(';', 1)[0] ?? '';
}

const open = (sessao: string, cookie = '') =>
  send(`${shop.url}/checkout/recuperacao?sessao=${encodeURIComponent(sessao)}`, {
    headers: cookie === '' ? {} : { Cookie: cookie },
  });
const cookieOf = (answer: Awaited<ReturnType<typeof open>>) =>
  (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');

it('leads a new visitor to the cart, in a session of its own', async () => {
  const sessao = await elsewhere(3);
  const answer = await open(sessao);
  expect([answer.status, answer.headers.location]).toEqual([303, '/checkout/carrinho/?aviso=recuperado']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const cookie = cookieOf(answer);
  expect(cookie).not.toContain(sessao);
  expect(cookie).toContain('vitrine=c');
  const cart = await send(`${shop.url}/checkout/carrinho/?aviso=recuperado`, { headers: { Cookie: cookie } });
  expect(cart.text).toContain('Carrinho recuperado');
  expect(cart.text).toMatch(/value="3"/);
});

describe('a visitor whose cart has lines', () => {
  const MORE = '/cabo-hdmi-ultra-high-speed-48g-3m';
  const units = async (Cookie: string): Promise<readonly number[]> => {
    const { text } = await send(`${shop.url}/api/v2/front/checkout/cart`, { headers: { ...TOKEN, Cookie } });
    return JSON.parse(text)
      .itens.map(({ quantidade }: { quantidade: number }) => quantidade)
      .toSorted();
  };

  it('is asked first: the address alone changes nothing', async () => {
    const [own, sessao] = [`PHPSESSID=${await elsewhere(2)}; vitrine=c`, await elsewhere(4, MORE)];
    for (const _ of [1, 2]) {
      const { status, text, headers } = await open(sessao, own);
      expect([status, headers['set-cookie']]).toEqual([200, undefined]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(mainOf(text)).toContain('Juntar ao meu carrinho');
      expect(text).toContain('content="noindex');
    }
    expect(await units(own)).toEqual([2]);
    const body = new URLSearchParams({ sessao }).toString();
    const headers = {
      Cookie: own,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    };
    const post = (change: Record<string, string>) =>
      send(`${shop.url}/checkout/recuperacao`, { method: 'POST', headers: { ...headers, ...change }, body });
    expect((await post({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' })).status).toBe(403);
    expect(await units(own)).toEqual([2]);
    const joined = await post({});
    expect([joined.status, joined.headers.location]).toEqual([303, '/checkout/carrinho/?aviso=recuperado']);
    expect(await units(own)).toEqual([2, 4]);
    // There is nothing left to ask.
    expect((await open(sessao, own)).headers.location).toBe('/checkout/carrinho/?aviso=recuperado');
  });

  it('is not asked about a cart that is gone', async () => {
    const own = `PHPSESSID=${await elsewhere(2)}; vitrine=c`;
    const { status, headers } = await open('abc.def', own);
    expect([status, headers.location]).toEqual([303, '/checkout/carrinho/']);
  });
});

it.each(['', 'x', 'abc.def'])('leads to the cart also where there is none to bring (%s)', async (sessao) => {
  const answer = await open(sessao);
  expect([answer.status, answer.headers.location]).toEqual([303, '/checkout/carrinho/']);
});

it('the API is told as a collection for Postman', async () => {
  const { status, text } = await send(`${shop.url}/api/v2/collection/front`);
  expect(status).toBe(200);
  const { info, item } = JSON.parse(text);
  expect(info.schema).toContain('v2.1.0');
  const cart = item.find(({ name }: { name: string }) => name === 'POST /checkout/cart');
  expect(cart.request.url.raw).toBe('{{url}}/v2/front/checkout/cart');
  expect(text).not.toContain('vitrine');
});

it('every answer of the API names its request', async () => {
  const { headers } = await send(`${shop.url}/api/v2/front/ping`, { headers: TOKEN });
  expect(headers['request-id']).toBe(headers['x-request-id']);
});
