/** A form that a double click posts to two processes of one shop. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { createPlatform, type Platform } from '#lib/platform/platform.ts';
import { plainProduct } from '../support/plain-product.ts';
import { APP_TOKEN, createTestStore, SITE_URL, type TestStore, TODAY } from '../support/store.ts';

let store: TestStore;
let other: Platform;
let product: number;
beforeAll(async () => {
  store = await createTestStore();
  const { db, dataDir, clock } = store;
  other = createPlatform({
    db,
    changes: store.changes,
    dataDir,
    now: () => clock.now,
    siteUrl: SITE_URL,
    appToken: APP_TOKEN,
    sessionSecret: 'a secret that only tests use, and long enough',
  });
  product = await plainProduct(store);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(async () => {
  await other.stop();
  await store.close();
});

/** Somebody with a session, and what they post to either process. */
async function visitor() {
  const { api, session } = store.visitor();
  await getCart(api);
  const post = (platform: Platform, key?: string, idProduto = product): Promise<Response> =>
    platform.fetch(
      new Request(`${SITE_URL}/api/v2/front/checkout/cart`, {
        method: 'POST',
        headers: { 'App-Token': APP_TOKEN, Session: session(), ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify({ tipo: 'produto', itens: [{ idProduto, quantidade: 1 }] }),
      }),
    );
  const quantity = async () => (await getCart(api)).itens.reduce((sum, item) => sum + item.quantidade, 0);
  return { api, post, quantity };
}

describe('a form posted to two processes', () => {
  it('is done once when both come at the same moment, and both answers hold it', async () => {
    const { post, quantity } = await visitor();
    const answers = await Promise.all([post(store.platform, 'a'), post(other, 'a')]);
    for (const answer of answers) {
      const { itens } = await answer.json();
      expect([answer.status, itens[0].quantidade]).toEqual([200, 1]);
    }
    expect(await quantity()).toBe(1);
  });

  it.each([
    [1999, 1],
    [2000, 2],
  ])('counts %i ms later as %i in the cart', async (later, expected) => {
    const { post, quantity } = await visitor();
    await post(store.platform, 'a');
    store.clock.now = new Date(TODAY.getTime() + later);
    await post(other, 'a');
    expect(await quantity()).toBe(expected);
  });

  it('is another one with another key, without one, and from another visitor', async () => {
    const { api, post, quantity } = await visitor();
    await post(store.platform, 'a');
    await post(other, 'b');
    await post(other);
    await post(other);
    expect(await quantity()).toBe(4);
    await addToCart(api, { tipo: 'produto', itens: [{ idProduto: product, quantidade: 1 }] }, 'c');
    expect(await quantity()).toBe(5);
    const stranger = await visitor();
    await stranger.post(other, 'a');
    expect(await stranger.quantity()).toBe(1);
  });

  it('may be sent again at once when it was refused', async () => {
    const { post, quantity } = await visitor();
    expect((await post(store.platform, 'a', 2_000_000_000)).status).toBe(404);
    expect((await post(other, 'a')).status).toBe(200);
    expect(await quantity()).toBe(1);
  });
});
