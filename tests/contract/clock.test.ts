/** The clock of a machine jumps: forward by mistake, and back when somebody notices. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { get, logIn, person, post } from '../support/accounts.ts';
import { plainProduct } from '../support/plain-product.ts';
import { createTestStore, type TestStore, TODAY } from '../support/store.ts';

const DAY = 86_400_000;
let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterEach(async () => {
  await store.platform.settled();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

it.each([DAY, -DAY, 3600_000, -3600_000])(
  'a jump of %i ms leaves a visitor the cart and the login',
  async (ms) => {
    const visitor = store.visitor();
    await logIn(visitor, { usuario: person('cliente').email, senha: DEMO_PASSWORD });
    const itens = [{ idProduto: await plainProduct(store), idAtributoSimples: 0, quantidade: 1 }];
    expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
    store.later(ms);
    expect((await post(visitor, 'checkout/cart', { tipo: 'produto', itens })).status).toBe(200);
    const cart = await (await get(visitor, 'checkout/cart')).json();
    expect(cart.quantidadeTotal).toBe(2);
    expect((await get(visitor, 'checkout/user')).status).toBe(200);
  },
);

it('a pause counted by a clock that ran a year ahead is not waited for', async () => {
  const guess = async (senha: string) => {
    const answer = await post(store.visitor(), 'checkout/login', { usuario: person('cliente').email, senha });
    return answer.status;
  };
  store.later(365 * DAY);
  for (let tries = 0; tries < 5; tries += 1) expect(await guess('not this one')).toBe(401);
  expect(await guess(DEMO_PASSWORD)).toBe(429);
  store.clock.now = TODAY;
  expect(await guess(DEMO_PASSWORD)).toBe(200);
});
