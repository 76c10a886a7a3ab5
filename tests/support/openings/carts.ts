/** A shop for the tests of a file about carts, and before each of them a visitor who has none yet. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Cart, cartOf, findGoods, type Goods } from '../cart.ts';
import { createTestStore, type TestStore, type Visitor } from '../store.ts';

export let store: TestStore;
export let goods: Goods;
export let cart: Cart;
export let visitor: Visitor;

/** To be called once, outside of every `describe`. */
export function openCarts(): void {
  beforeAll(async () => {
    store = await createTestStore();
    goods = await findGoods(store);
  });
  beforeEach(() => {
    visitor = store.visitor();
    cart = cartOf(visitor);
  });
  afterEach(async () => {
    expect(store.failures).toEqual([]);
    await store.reset();
  });
  afterAll(() => store.close());
}
