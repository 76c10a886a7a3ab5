import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { createPlatform } from '#lib/platform/platform.ts';
import { logIn } from '../support/accounts.ts';
import { plainProduct } from '../support/plain-product.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore } from '../support/store.ts';

const CART = '/api/v2/front/checkout/cart';
const DAY = 86_400_000;

let store: TestStore;
let product: number;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
afterEach(() => store.reset());
afterAll(() => store.close());

const buying = () => ({ tipo: 'produto' as const, itens: [{ idProduto: product, quantidade: 1 }] });

/** One call without a browser around it. */
function send(headers: Record<string, string>, body?: object, path = CART): Promise<Response> {
  return store.platform.fetch(
    new Request(`${SITE_URL}${path}`, {
      headers: { 'App-Token': APP_TOKEN, ...headers },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
  );
}

/** `Set-Cookie` lines of an answer by name. */
function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line]));
}

function sessionIn(response: Response): string {
  return /^PHPSESSID=([^;]*)/.exec(cookiesOf(response).PHPSESSID ?? '')?.[1] ?? '';
}

const rows = async () => (await store.db.selectFrom('sessions').select('id').execute()).map(({ id }) => id);

describe('the session cookie', () => {
  it('comes with the first answer, for 30 days, unreadable to scripts', async () => {
    const line = cookiesOf(await send({})).PHPSESSID ?? '';
    expect(line).toMatch(/^PHPSESSID=[\w-]{24}\.[\w-]{43}; /);
    expect(line.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  it('is Secure on an https site', async () => {
    const platform = createPlatform({
      db: store.db,
      changes: store.changes,
      now: () => store.clock.now,
      siteUrl: 'https://loja.test',
      appToken: APP_TOKEN,
      sessionSecret: 'x'.repeat(32),
      dataDir: store.dataDir,
    });
    const response = await platform.fetch(
      new Request(`https://loja.test${CART}`, { headers: { 'App-Token': APP_TOKEN } }),
    );
    expect(cookiesOf(response).PHPSESSID).toContain('; Secure');
  });

  it('comes with answers of every endpoint, and once only', async () => {
    const first = await send({}, undefined, '/api/v2/front/ping');
    expect(sessionIn(first)).not.toBe('');
    const second = await send({ Cookie: `PHPSESSID=${sessionIn(first)}` }, undefined, '/api/v2/front/ping');
    expect(second.headers.getSetCookie()).toEqual([]);
  });

  it('is not handed out with a refused token', async () => {
    expect((await send({ 'App-Token': 'wrong' })).headers.getSetCookie()).toEqual([]);
  });
});

describe('the row of a session', () => {
  it('is not made by reading', async () => {
    const visitor = store.visitor();
    await getCart(visitor.api);
    await getCart(visitor.api);
    expect(await rows()).toEqual([]);
  });

  it('is made by the first write, under the random part of the id', async () => {
    const visitor = store.visitor();
    await addToCart(visitor.api, buying());
    expect(await rows()).toEqual([visitor.session().split('.')[0]]);
  });

  it('is not made by a write that was refused', async () => {
    await send({}, { tipo: 'produto', itens: [{ idProduto: 999_999, quantidade: 1 }] });
    await send({}, { tipo: 'produto', itens: [] });
    expect(await rows()).toEqual([]);
  });
});

describe('the readable cookie', () => {
  it('says `c` from the first write on, and not before', async () => {
    const visitor = store.visitor();
    await getCart(visitor.api);
    expect(visitor.cookies.has('vitrine')).toBe(false);
    await addToCart(visitor.api, buying());
    expect(visitor.cookies.get('vitrine')).toBe('c');
  });

  it('can be read by scripts', async () => {
    const line = cookiesOf(await send({}, buying())).vitrine ?? '';
    expect(line).toMatch(/^vitrine=c; /);
    expect(line).not.toContain('HttpOnly');
  });

  it('is set again when it got lost, and taken back when the session is gone', async () => {
    const session = sessionIn(await send({}, buying()));
    expect(cookiesOf(await send({ Cookie: `PHPSESSID=${session}` })).vitrine).toMatch(/^vitrine=c;/);
    expect(cookiesOf(await send({ Cookie: `PHPSESSID=${session}; vitrine=c` })).vitrine).toBeUndefined();
    await store.reset();
    expect(cookiesOf(await send({ Cookie: `PHPSESSID=${session}; vitrine=c` })).vitrine).toMatch(
      /^vitrine=; Max-Age=0/,
    );
  });

  it('says `l` and `s` too when somebody is logged in who is shown what everybody is shown', async () => {
    const visitor = store.visitor();
    await logIn(visitor);
    expect(visitor.cookies.get('vitrine')).toBe('cl');
    const session = visitor.session();
    expect(cookiesOf(await send({ Cookie: `PHPSESSID=${session}; vitrine=c` })).vitrine).toMatch(
      /^vitrine=cls;/,
    );
  });
});

describe('a session', () => {
  it.each(['Session', 'Cookie'])('is known by the header %s alone', async (header) => {
    const session = sessionIn(await send({}, buying()));
    const value = header === 'Cookie' ? `PHPSESSID=${session}` : session;
    const response = await send({ [header]: value });
    expect((await response.json()).quantidadeTotal).toBe(1);
    expect(cookiesOf(response).PHPSESSID).toBeUndefined();
  });

  it('is none when the header is empty and there is no cookie', async () => {
    const response = await send({ Session: '' });
    expect(response.status).toBe(200);
    expect(sessionIn(response)).not.toBe('');
  });

  it('is taken from the cookie when the header is empty', async () => {
    const session = sessionIn(await send({}, buying()));
    const response = await send({ Session: '', Cookie: `PHPSESSID=${session}` });
    expect((await response.json()).quantidadeTotal).toBe(1);
  });

  it('of one visitor does not show the cart of another', async () => {
    const [one, other] = [store.visitor(), store.visitor()];
    await addToCart(one.api, buying());
    expect((await getCart(other.api)).itens).toEqual([]);
  });

  it.each([
    ['unsigned', (id: string) => id],
    ['of another secret', (id: string) => `${id}.${sign(id, 'another secret')}`],
    ['cut', (id: string, signature: string) => `${id}.${signature.slice(0, -1)}`],
    ['with more behind it', (id: string, signature: string) => `${id}.${signature}.x`],
    ['with another id', (_: string, signature: string) => `${'A'.repeat(24)}.${signature}`],
    ['chosen by an attacker', () => 'fixed-session-id'],
    ['in the form of PHP', () => 'k3b0f8h2m1l7n9s4q5r6t7u8v9'],
  ])('with an id %s is replaced', async (_, forge) => {
    const [id = '', signature = ''] = sessionIn(await send({}, buying())).split('.');
    const forged = forge(id, signature);
    const response = await send({ Cookie: `PHPSESSID=${forged}` });
    expect((await response.json()).itens).toEqual([]);
    expect(sessionIn(response)).toMatch(/^[\w-]{24}\.[\w-]{43}$/);
    expect(sessionIn(response).startsWith(`${id}.`)).toBe(false);
  });

  it('is renewed once a day while it is used', async () => {
    const session = sessionIn(await send({}, buying()));
    const cookie = { Cookie: `PHPSESSID=${session}; vitrine=c` };
    store.later(DAY);
    expect((await send(cookie)).headers.getSetCookie()).toEqual([]);
    store.later(1);
    const renewed = await send(cookie);
    expect(sessionIn(renewed)).toBe(session);
    expect(cookiesOf(renewed).vitrine).toMatch(/^vitrine=c; Max-Age=2592000/);
    expect((await send(cookie)).headers.getSetCookie()).toEqual([]);
  });

  it('ends 30 days after it was last seen: its cart is gone and its id is replaced', async () => {
    const session = sessionIn(await send({}, buying()));
    const cookie = { Cookie: `PHPSESSID=${session}; vitrine=c` };
    const began = store.clock.now.getTime();
    store.clock.now = new Date(began + 30 * DAY);
    expect((await (await send(cookie)).json()).quantidadeTotal).toBe(1);
    store.clock.now = new Date(began + 60 * DAY + 1);
    const response = await send(cookie);
    expect((await response.json()).itens).toEqual([]);
    expect(sessionIn(response)).not.toBe(session);
    expect(cookiesOf(response).vitrine).toMatch(/^vitrine=; Max-Age=0/);
  });
});

it('no answer of the API may be stored', async () => {
  for (const path of [CART, '/api/v2/front/ping', '/api/v2/front/nothing']) {
    expect((await send({}, undefined, path)).headers.get('Cache-Control')).toBe('no-store');
  }
});

function sign(id: string, secret: string): string {
  return createHmac('sha256', secret).update(id).digest('base64url');
}
