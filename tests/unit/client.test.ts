import { describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { type Api, createApi } from '#lib/api/client.ts';
import { ApiError } from '#lib/api/error.ts';
import { ping } from '../support/api-calls.ts';

type Answer = { readonly status?: number; readonly body?: unknown; readonly text?: string };

/** A platform that gives these answers in turn, then the last one again. */
function platform(answers: readonly Answer[], options: { session?: string; appToken?: string } = {}) {
  const requests: Request[] = [];
  const api: Api = createApi({
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const { status = 200, body = {}, text } = answers[Math.min(requests.length, answers.length) - 1] ?? {};
      return text === undefined ? Response.json(body, { status }) : new Response(text, { status });
    },
    baseUrl: 'http://loja.test/api',
    ...options,
  });
  return { api, requests };
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail with an ApiError', { cause: error });
}

const emptyCart = {
  itens: [],
  subtotal: { valor: 0, descontoVista: { valor: 0, porcentagem: 0, desconto: 0 } },
};
const item = { tipo: 'produto', itens: [{ idProduto: 1, quantidade: 1 }] } as const;

it.each([502, 503])('asks again soon after %i, whatever the platform says of when to', async (status) => {
  let asked = 0;
  const headers = { 'Retry-After': '3600' };
  const api = createApi({
    fetch: async () => {
      asked += 1;
      return Response.json({}, { status, headers });
    },
    baseUrl: 'http://loja.test/api',
  });
  expect([await failure(ping(api)), asked]).toEqual([expect.objectContaining({ status }), 2]);
});

describe('the client', () => {
  it('calls below /v2/front with the app token and no session of its own', async () => {
    const { api, requests } = platform([{}]);
    await ping(api);
    expect(requests[0]?.url).toBe('http://loja.test/api/v2/front/ping');
    expect(requests[0]?.headers.get('App-Token')).toBe('wapstore');
    expect(requests[0]?.headers.has('Session')).toBe(false);
  });

  it('sends the session and another token when it was given them', async () => {
    const { api, requests } = platform([{}], { session: 'abc', appToken: 'outro' });
    await ping(api);
    expect(requests[0]?.headers.get('Session')).toBe('abc');
    expect(requests[0]?.headers.get('App-Token')).toBe('outro');
  });

  it('turns a refusal into status, endpoint and the text of the platform', async () => {
    const { api } = platform([{ status: 404, body: { error: 'Produto não encontrado' } }]);
    const error = await failure(getCart(api));
    expect(error).toMatchObject({
      status: 404,
      endpoint: '/api/v2/front/checkout/cart',
      serverText: 'Produto não encontrado',
    });
  });

  it('has no text for a refusal that is not JSON', async () => {
    const { api } = platform([{ status: 400, text: '<h1>Bad request</h1>' }]);
    expect(await failure(ping(api))).toMatchObject({ status: 400, serverText: '' });
  });

  it('has status 0 when nobody answers', async () => {
    const api = createApi({
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      baseUrl: 'http://loja.test/api',
    });
    expect(await failure(addToCart(api, item))).toMatchObject({ status: 0, serverText: '' });
  });

  it('reads once more when the platform is busy, not twice', async () => {
    const back = platform([{ status: 503 }, { body: { sucesso: true } }]);
    expect(await ping(back.api)).toEqual({ sucesso: true });
    const away = platform([{ status: 503 }]);
    expect(await failure(ping(away.api))).toMatchObject({ status: 503 });
    expect(away.requests).toHaveLength(2);
  });

  it('never writes twice', async () => {
    const { api, requests } = platform([{ status: 503 }]);
    expect(await failure(addToCart(api, item))).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
  });

  it('takes a cart without the lists the hosted platform leaves out, and money as text', async () => {
    const subtotal = { ...emptyCart.subtotal, valor: '12.34' };
    const { api } = platform([{ body: { ...emptyCart, subtotal } }]);
    const cart = await getCart(api);
    expect(cart.mensagens).toEqual([]);
    expect(cart.subtotal.parcelamento).toEqual([]);
    expect(cart.subtotal.valor).toBe(1234);
    expect(cart.cupom).toBeNull();
  });
});
