import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as store from '#lib/stores/shipping.ts';
import { $user } from '#lib/stores/user.ts';
import { shippingText } from '#lib/text/shipping.ts';
import { sampleProduct } from '../support/freight.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

let shop: TestStore;
let visitor: Visitor;
/** Path and body of every call the store made. */
let calls: { path: string; body: unknown }[];
/** Answers in place of the shop, by path. */
let instead: Map<string, () => Response | Promise<Response>>;
let device: Map<string, string>;
let item: { idProduto: number; idAtributoValor: number; quantidade: number };

beforeAll(async () => {
  shop = await createTestStore();
  item = { idProduto: await sampleProduct(shop), idAtributoValor: 0, quantidade: 1 };
  vi.stubGlobal('document', { documentElement: { dataset: { appToken: 'wapstore' } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
  vi.stubGlobal('window', {
    location: { origin: SITE_URL },
    fetch: async (input: Request) => {
      const { pathname } = new URL(input.url);
      const path = pathname.replace('/api/v2/front/', '');
      const body = await input.clone().text();
      calls.push({ path, body: JSON.parse(body) });
      const answer = instead.get(path);
      if (answer) return answer();
      return visitor.fetch(pathname, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    },
  });
});

beforeEach(async () => {
  await shop.reset();
  visitor = shop.visitor();
  calls = [];
  instead = new Map();
  device = new Map();
  $user.set(undefined);
  store.$shipping.set({ kind: 'idle' });
});

afterAll(() => shop.close());

const ask = (cep: string, change: object = {}): Promise<void> =>
  store.quoteShipping({ cep, ...item, ...change });

describe('the shipping store', () => {
  it('quotes, keeps the postal code on the device and replaces the user data', async () => {
    await ask('01310-100');
    expect(store.$shipping.get()).toMatchObject({ kind: 'quote', cep: '01310100', quantidade: 1 });
    expect(calls).toEqual([
      { path: 'shipment/product', body: { cep: '01310100', ...item } },
      { path: 'checkout/zipcode', body: { cep: '01310100' } },
    ]);
    expect(store.rememberedCep()).toBe('01310-100');
    expect($user.get()?.endereco.cep).toBe('01310100');
  });

  it.each(['', '0131010', '013101000', 'abc', '01310-10a'])('asks nobody about %j', async (cep) => {
    await ask(cep);
    const message = shippingText.badCep;
    expect(store.$shipping.get()).toEqual({ kind: 'problem', field: 'cep', message });
    expect(calls).toEqual([]);
    expect(store.rememberedCep()).toBe('');
  });

  it('shows what is said of a number nobody has, and does not remember it', async () => {
    await ask('00000-000');
    const cotacao = { fretes: [], mensagem: 'CEP não encontrado. Confira os números.' };
    expect(store.$shipping.get()).toMatchObject({ kind: 'quote', cotacao });
    expect(calls.map(({ path }) => path)).toEqual(['shipment/product']);
    expect(store.rememberedCep()).toBe('');
  });

  it('says what is wrong beside the field when the shop refuses the number', async () => {
    instead.set('shipment/product', () => Response.json({ error: 'CEP inválido' }, { status: 400 }));
    await ask('01310100');
    expect(store.$shipping.get()).toEqual({ kind: 'problem', field: 'cep', message: 'CEP inválido' });
  });

  it('tells a shop that fails from one that does not answer', async () => {
    instead.set('shipment/product', () => Response.json({ error: 'Detalhe interno' }, { status: 500 }));
    await ask('01310100');
    expect(store.$shipping.get()).toMatchObject({ field: 'form', message: shippingText.failed });
    instead.set('shipment/product', () => Promise.reject(new TypeError('Failed to fetch')));
    await ask('01310100');
    expect(store.$shipping.get()).toMatchObject({ field: 'form', message: shippingText.offline });
    expect(store.$shippingBusy.get()).toBe(false);
  });

  it('stands when the postal code could not be remembered', async () => {
    instead.set('checkout/zipcode', () => Response.json({ error: 'x' }, { status: 500 }));
    vi.stubGlobal('localStorage', undefined);
    await ask('01310100');
    expect(store.$shipping.get().kind).toBe('quote');
    expect(store.rememberedCep()).toBe('');
    expect($user.get()).toBeUndefined();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => device.set(key, value),
    });
  });

  it('shows the answer to the last question, whichever comes last', async () => {
    let answer = (_: Response): void => undefined;
    instead.set('shipment/product', () => new Promise((resolve) => (answer = resolve)));
    const slow = ask('01310100', { quantidade: 9 });
    await vi.waitUntil(() => calls.length === 1, { timeout: 10_000 });
    instead.clear();
    await ask('20040002', { quantidade: 2 });
    answer(Response.json({ fretes: [], restricaoEntrega: '', mensagem: 'tarde' }));
    await slow;
    expect(store.$shipping.get()).toMatchObject({ cep: '20040002', quantidade: 2 });
    expect(store.rememberedCep()).toBe('20040-002');
  });

  it('does not believe what the device holds', () => {
    for (const held of ['', '123', '<b>', '0131010a']) {
      device.set('vitrine:cep', held);
      expect(store.rememberedCep()).toBe('');
    }
  });
});
