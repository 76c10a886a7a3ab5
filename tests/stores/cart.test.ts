import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddItem } from '#lib/contract/checkout.ts';
import { type Fact, factEvents } from '#lib/domain/analytics/analytics-facts.ts';
import * as store from '#lib/stores/cart.ts';
import { createTestStore, SITE_URL, type TestStore, type Visitor } from '../support/store.ts';

/** By the clock, and not by what the store calls so: milliseconds. */
const QUANTITY_DELAY = 300;
const MESSAGE_TIME = 5000;

let shop: TestStore;
let visitor: Visitor;
/** Method and body of every call the store made. */
let calls: { method: string; body: unknown }[];
/** What the store told of. */
let facts: Fact[];
/** What becomes of a call: it is answered, fails, or is done and its answer lost. */
let network: (method: string) => 'up' | 'down' | 'lost' = () => 'up';
let first: AddItem;
let second: AddItem;

beforeAll(async () => {
  shop = await createTestStore();
  vi.stubGlobal('document', {
    documentElement: { dataset: { appToken: 'wapstore' } },
    dispatchEvent: ({ detail }: CustomEvent<Fact>) => facts.push(detail),
  });
  vi.stubGlobal('window', {
    location: { origin: SITE_URL },
    fetch: async (input: Request) => {
      const body = input.method === 'GET' ? undefined : await input.clone().json();
      calls.push({ method: input.method, body });
      const { pathname } = new URL(input.url);
      const state = network(input.method);
      if (state === 'down') return Response.json({}, { status: 500 });
      if (state === 'lost') {
        const cookie = `PHPSESSID=${visitor.session()}`;
        const headers = { Cookie: cookie, 'App-Token': 'wapstore', 'Content-Type': 'application/json' };
        await shop.platform.fetch(
          new Request(input.url, { method: input.method, headers, body: JSON.stringify(body) }),
        );
        throw new TypeError('fetch failed');
      }
      return visitor.fetch(pathname, {
        method: input.method,
        headers: { 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
  });
  const rows = await shop.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'disponivel')
    .where('estoque', '>', 20)
    .where('id', 'not in', shop.db.selectFrom('product_variants').select('product_id'))
    .orderBy('id')
    .limit(2)
    .execute();
  const [one, two] = rows.map(({ id }) => ({ idProduto: id, quantidade: 1 }));
  if (!one || !two) throw new Error('the demo store has too few products');
  first = one;
  second = two;
});

beforeEach(async () => {
  await shop.reset();
  visitor = shop.visitor();
  network = () => 'up';
  calls = [];
  facts = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.advanceTimersByTime(MESSAGE_TIME);
  await idle();
  store.closeCart();
  vi.useRealTimers();
});

afterAll(() => shop.close());

/** Resolves when nothing waits and nothing is under way; unlike `vi.waitUntil` it leaves the clock alone. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    store.$cartBusy.subscribe((busy) => busy || resolve());
  });
}

function line(index: number): store.CartLine {
  const found = store.$cart.get()?.itens[index];
  if (!found) throw new Error(`the cart has no line ${index}`);
  return found;
}

const puts = (): unknown[] => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('the cart store', () => {
  it('opens the panel and loads the cart again', async () => {
    await store.openCart();
    expect(store.$cartOpen.get()).toBe(true);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    expect(store.$cart.get()?.itens).toEqual([]);
  });

  it('adds a product and opens the panel with it', async () => {
    await store.addToCart(first);
    expect(store.$cartOpen.get()).toBe(true);
    expect(store.$cart.get()?.quantidadeTotal).toBe(1);
  });

  it('tells what was added, changed, seen and removed', async () => {
    await store.openCart();
    facts = [];
    await store.addToCart(first);
    store.setQuantity(line(0), 3);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    await store.openCart();
    await store.removeLine(line(0));
    const page = { events: [], products: [] };
    expect(facts.flatMap((fact) => factEvents(fact, page)).map(({ event }) => event)).toEqual([
      'add_to_cart',
      'add_to_cart',
      'view_cart',
      'remove_from_cart',
    ]);
  });

  it('shows a changed quantity at once and sends the last one, 300 ms after it', async () => {
    await store.addToCart(first);
    store.setQuantity(line(0), 2);
    vi.advanceTimersByTime(QUANTITY_DELAY - 1);
    store.setQuantity(line(0), 5);
    expect(line(0).quantidade).toBe(5);
    expect(store.$cartBusy.get()).toBe(true);
    vi.advanceTimersByTime(QUANTITY_DELAY - 1);
    expect(puts()).toEqual([]);
    vi.advanceTimersByTime(1);
    await idle();
    expect(puts()).toMatchObject([{ quantidade: 5, tipo: 'produto', idProduto: first.idProduto }]);
    expect(store.$cart.get()?.quantidadeTotal).toBe(5);
  });

  it('sends the changes of two lines, and an answer to one leaves the other as typed', async () => {
    await store.addToCart(first);
    await store.addToCart(second);
    store.setQuantity(line(0), 3);
    vi.advanceTimersByTime(QUANTITY_DELAY - 100);
    store.setQuantity(line(1), 4);
    vi.advanceTimersByTime(100);
    await vi.waitFor(() => expect(puts()).toHaveLength(1), { timeout: 10_000 });
    expect(line(1).quantidade).toBe(4);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(puts()).toHaveLength(2);
    expect(store.$cart.get()?.itens.map(({ quantidade }) => quantidade)).toEqual([3, 4]);
  });

  it('shows what the platform says about too many, for five seconds, with the quantity it allows', async () => {
    await store.addToCart(first);
    store.setQuantity(line(0), 99_999);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(store.$cartMessages.get()).toMatchObject([
      { mensagem: expect.stringMatching(/Restam \d+ unidades/) },
    ]);
    expect(line(0).quantidade).toBeLessThan(99_999);
    vi.advanceTimersByTime(MESSAGE_TIME - 1);
    expect(store.$cartMessages.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.$cartMessages.get()).toEqual([]);
  });

  it('takes a quantity back that the shop did not take, and says so', async () => {
    await store.addToCart(first);
    network = (method) => (method === 'PUT' ? 'down' : 'up');
    store.setQuantity(line(0), 4);
    expect(line(0).quantidade).toBe(4);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(line(0).quantidade).toBe(1);
    expect(store.$cart.get()?.quantidadeTotal).toBe(1);
    expect(store.$cartMessages.get()).toHaveLength(1);
    network = () => 'up';
    store.setQuantity(line(0), 2);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(store.$cart.get()?.quantidadeTotal).toBe(2);
  });

  it('keeps what was typed over the answer to what was typed before', async () => {
    await store.addToCart(first);
    store.setQuantity(line(0), 2);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    store.setQuantity(line(0), 5);
    await vi.waitFor(() => expect(puts()).toHaveLength(1), { timeout: 10_000 });
    await store.reloadCart();
    expect(line(0).quantidade).toBe(5);
    expect(store.$cartBusy.get()).toBe(true);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(puts()).toMatchObject([{ quantidade: 2 }, { quantidade: 5 }]);
    expect(line(0).quantidade).toBe(5);
  });

  it('lets a message stand its five seconds, whatever was left of the one before', async () => {
    await store.addToCart(first);
    store.setQuantity(line(0), 99_999);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    vi.advanceTimersByTime(MESSAGE_TIME - 1);
    store.setQuantity(line(0), 99_999);
    await store.settleCart();
    vi.advanceTimersByTime(MESSAGE_TIME - 1);
    expect(store.$cartMessages.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.$cartMessages.get()).toEqual([]);
  });

  it('says that a line is gone and shows the cart as it is', async () => {
    await store.addToCart(first);
    const gone = line(0);
    await store.removeLine(gone);
    await store.removeLine(gone);
    expect(store.$cartMessages.get()).toHaveLength(1);
    expect(store.$cart.get()?.itens).toEqual([]);
  });

  it('sends what waits at once, and once, when somebody leaves the panel', async () => {
    await store.addToCart(first);
    await store.addToCart(second);
    store.setQuantity(line(0), 2);
    store.setQuantity(line(1), 3);
    await store.settleCart();
    expect(store.$cartBusy.get()).toBe(false);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(puts()).toMatchObject([{ quantidade: 2 }, { quantidade: 3 }]);
  });

  it('says that it could not be read instead of calling it empty, until it can be read', async () => {
    await store.openCart();
    expect([store.$cartUnread.get(), store.$cartCount.get()]).toEqual([false, 0]);
    network = () => 'down';
    await store.addToCart(first);
    expect([store.$cartOpen.get(), store.$cartUnread.get(), store.$cartCount.get()]).toEqual([
      true,
      true,
      null,
    ]);
    network = () => 'up';
    await store.addToCart(first);
    expect([store.$cartUnread.get(), store.$cartCount.get()]).toEqual([false, 1]);
    network = () => 'down';
    await store.openCart();
    expect([store.$cartUnread.get(), store.$cartCount.get()]).toEqual([true, 1]);
    network = () => 'up';
    await store.openCart();
    expect(store.$cartUnread.get()).toBe(false);
  });

  it('does not believe an empty cart after a purchase that nobody answered', async () => {
    await store.openCart();
    network = (method) => (method === 'POST' ? 'down' : 'up');
    await store.addToCart(first);
    expect([store.$cart.get()?.itens, store.$cartUnread.get()]).toEqual([[], true]);
    await store.openCart();
    expect(store.$cartUnread.get()).toBe(false);
  });

  it('finds a first purchase whose answer was lost: its visitor had a session before', async () => {
    vi.resetModules();
    const fresh: typeof store = await import('#lib/stores/cart.ts');
    network = (method) => (method === 'POST' ? 'lost' : 'up');
    await fresh.addToCart(first);
    expect([fresh.$cart.get()?.quantidadeTotal, fresh.$cartUnread.get()]).toEqual([1, false]);
  });

  it('names what left the cart beside what failed', async () => {
    await store.addToCart(first, second);
    const gone = line(0);
    await shop.db
      .updateTable('products')
      .set({ ativo: false })
      .where('id', '=', gone.hash.idProduto)
      .execute();
    network = (method) => (method === 'PUT' ? 'down' : 'up');
    store.setQuantity(line(1), 2);
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(store.$cart.get()?.itens).toHaveLength(1);
    expect(store.$cartMessages.get().map(({ mensagem }) => mensagem)).toEqual([
      expect.stringContaining('Não foi possível atualizar o carrinho'),
      expect.stringContaining('saiu do carrinho'),
    ]);
    await shop.db
      .updateTable('products')
      .set({ ativo: true })
      .where('id', '=', gone.hash.idProduto)
      .execute();
  });

  it('sends no quantity of a line that was removed meanwhile', async () => {
    await store.addToCart(first);
    store.setQuantity(line(0), 2);
    await store.removeLine(line(0));
    vi.advanceTimersByTime(QUANTITY_DELAY);
    await idle();
    expect(puts()).toEqual([]);
    expect(store.$cart.get()?.itens).toEqual([]);
  });
});
