import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetItem, getSaved, restoreItem, saveItem } from '#lib/api/cart-saved.ts';
import { getCart } from '#lib/api/checkout.ts';
import { logIn } from '../support/accounts.ts';
import { keyOf } from '../support/cart.ts';
import { plainProduct, putInCart } from '../support/plain-product.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let visitor: Visitor;
let product: number;

beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
});
beforeEach(async () => {
  visitor = store.visitor();
  await setProduct({ preco_por: 9900, estoque: 20, preco_de: 0 });
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const setProduct = (columns: object) =>
  store.db.updateTable('products').set(columns).where('id', '=', product).execute();
const line = () => keyOf(product);
const fill = (quantidade: number) => putInCart(visitor, product, quantidade);

describe('a line kept for later', () => {
  it('leaves the cart with its quantity, and comes back with it', async () => {
    await fill(3);
    expect((await saveItem(visitor.api, line())).itens).toEqual([]);
    expect(await getSaved(visitor.api)).toMatchObject([{ quantidade: 3, hash: { idProduto: product } }]);
    expect((await restoreItem(visitor.api, line())).itens).toMatchObject([{ quantidade: 3 }]);
    expect(await getSaved(visitor.api)).toEqual([]);
  });

  it('adds to what the cart holds of it by then, as far as the stock goes', async () => {
    await fill(3);
    await saveItem(visitor.api, line());
    await fill(2);
    await setProduct({ estoque: 4 });
    const { itens, mensagens } = await restoreItem(visitor.api, line());
    expect(itens).toMatchObject([{ quantidade: 4 }]);
    expect(mensagens).toHaveLength(1);
  });

  it('is refused with 404 when it is not there, and nothing changes', async () => {
    await fill(1);
    const unknown = { ...line(), idAtributoSimples: 999_999 };
    for (const call of [saveItem, restoreItem, forgetItem]) {
      await expect(call(visitor.api, unknown)).rejects.toMatchObject({ status: 404 });
    }
    expect((await getCart(visitor.api)).itens).toHaveLength(1);
  });

  it('is not seen, moved or forgotten by anybody else', async () => {
    await fill(1);
    await saveItem(visitor.api, line());
    const other = store.visitor();
    expect(await getSaved(other.api)).toEqual([]);
    await expect(restoreItem(other.api, line())).rejects.toMatchObject({ status: 404 });
    await expect(forgetItem(other.api, line())).rejects.toMatchObject({ status: 404 });
    expect(await getSaved(visitor.api)).toHaveLength(1);
  });

  it('goes over to the account at a login, and is on its other devices', async () => {
    await fill(1);
    await saveItem(visitor.api, line());
    await logIn(visitor);
    const device = store.visitor();
    await logIn(device);
    expect(await getSaved(device.api)).toHaveLength(1);
    await forgetItem(device.api, line());
    expect(await getSaved(visitor.api)).toEqual([]);
  });

  it('comes back once, however often it is asked for at the same time', async () => {
    await fill(2);
    await saveItem(visitor.api, line());
    const moves = [1, 2, 3].map(() => restoreItem(visitor.api, line()).catch((error) => error.status));
    const answers = await Promise.all(moves);
    expect(answers.filter((answer) => answer === 404)).toHaveLength(2);
    expect((await getCart(visitor.api)).itens).toMatchObject([{ quantidade: 2 }]);
  });
});

describe('a price that changed since the line was written', () => {
  const notes = async () => (await getCart(visitor.api)).mensagens;

  it('is said on every reading until the cart is written again', async () => {
    await fill(1);
    expect(await notes()).toEqual([]);
    await setProduct({ preco_por: 10_901 });
    for (const _ of [1, 2]) {
      const [note, ...others] = await notes();
      expect(others).toEqual([]);
      expect(note?.tipo).toBe('aviso');
      expect(note?.mensagem).toMatch(/mudou de R\$\s99,00 para R\$\s109,01/);
    }
    await fill(1);
    expect(await notes()).toEqual([]);
  });

  it('is not said of a line whose price came back', async () => {
    await fill(1);
    await setProduct({ preco_por: 10_901 });
    await setProduct({ preco_por: 9900 });
    expect(await notes()).toEqual([]);
  });
});
