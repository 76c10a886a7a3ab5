/** Kits: made in the panel and by sheet, cheaper together, bought as one line, out of stock with their parts. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, getCart } from '#lib/api/checkout.ts';
import { getKits, getList } from '#lib/api/list.ts';
import { getRecords, removeRecord, saveRecord } from '#lib/api/panel-records.ts';
import { filled } from '#lib/contract/empty.ts';
import type { CarrinhoProduto } from '#lib/contract/product.ts';
import { itemKey } from '#lib/domain/lists/list-form.ts';
import { KITS } from '#lib/domain/panel/records/kits.ts';
import { answerListForm } from '#lib/server/listing/list-page.ts';
import { listText } from '#lib/text/catalog.ts';
import { exported } from '../support/sheets.ts';
import { staff } from '../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const SLUG = 'kit-de-teste';
const VALUES = {
  ...{ nome: 'Kit de teste', endereco: SLUG, itens: '', desconto: 0, preco: 0 },
  ...{ descricao: '', ordem: 0, ativo: true },
};
let store: TestStore;
let owner: Visitor;
let first: { readonly id: number; readonly sku: string; readonly estoque: number };
let second: typeof first;
beforeAll(async () => {
  store = await createTestStore();
  const rows = await store.db
    .selectFrom('products')
    .select(['id', 'sku', 'estoque'])
    .where('ativo', '=', true)
    .where('status', '=', 'disponivel')
    .where('estoque', '>', 5)
    .where((product) =>
      product.not(
        product.exists(
          product
            .selectFrom('product_variants')
            .select('id')
            .whereRef('product_variants.product_id', '=', 'products.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(2)
    .execute();
  const [one, two] = rows;
  if (!one || !two) throw new Error('the demo store has two such products');
  [first, second] = [one, two];
});
beforeEach(async () => {
  owner = await staff(store, 'administrador');
});
afterEach(async () => {
  await store.db.deleteFrom('lists').where('slug', '=', SLUG).execute();
  await store.db
    .updateTable('products')
    .set({ estoque: second.estoque })
    .where('id', '=', second.id)
    .execute();
  expect(store.failures).toEqual([]);
  await store.reset();
});
afterAll(() => store.close());

const both = () => `${first.sku}\n${second.sku.toLowerCase()}: 2`;
const make = (values: Partial<typeof VALUES>) =>
  saveRecord(owner.api, KITS, { ...VALUES, itens: both(), ...values }, undefined);
const page = async () => (await getList(store.visitor().api, `/lista/${SLUG}`)).conteudo;
const parts = (list: Awaited<ReturnType<typeof page>>) =>
  list.produtos.reduce((sum, { precos, quantidade }) => sum + precos.por * quantidade, 0);
const buy = async () => {
  const payload = filled<CarrinhoProduto>((await page()).carrinho as CarrinhoProduto);
  if (!payload) throw new Error('nothing to buy');
  return addToCart(store.visitor().api, { tipo: payload.tipo, itens: payload.itens }, 'one');
};

describe('a kit', () => {
  it('costs less by its per cent on page, product and cart', async () => {
    await make({ desconto: 10 });
    const kit = await page();
    expect(kit.tipo).toBe('fechada');
    expect(kit.produtos.map(({ sku, quantidade }) => [sku, quantidade])).toEqual([
      [first.sku, 1],
      [second.sku, 2],
    ]);
    expect(kit.precos.por).toBe(parts(kit) - Math.round(parts(kit) / 10));
    expect(kit.precos.de).toBeGreaterThanOrEqual(parts(kit));
    expect(kit.precos.vista).toBeLessThanOrEqual(kit.precos.por);
    for (const { id } of [first, second]) {
      expect(await getKits(store.visitor().api, id)).toMatchObject([
        { nome: VALUES.nome, precos: kit.precos },
      ]);
    }
    const { itens, subtotal } = await buy();
    expect(itens).toMatchObject([{ tipo: 'lista', quantidade: 1 }]);
    expect([subtotal.valor, subtotal.descontoVista.valor]).toEqual([kit.precos.por, kit.precos.vista]);
  });

  it('costs its own price where that is less, and what is in it where it is not', async () => {
    await make({ preco: 5.55 });
    expect((await page()).precos.por).toBe(555);
    await store.db.updateTable('lists').set({ preco: 100_000_000 }).where('slug', '=', SLUG).execute();
    const dear = await page();
    expect(dear.precos.por).toBe(parts(dear));
  });

  it('is sold out with any of its parts', async () => {
    await make({ desconto: 10 });
    await store.db.updateTable('products').set({ estoque: 1 }).where('id', '=', second.id).execute();
    expect(await page()).toMatchObject({ status: 'indisponivel', estoque: 0, carrinho: {} });
    expect(await getKits(store.visitor().api, first.id)).toMatchObject([{ status: 'indisponivel' }]);
  });

  it('is never bought in parts, whatever its form says', async () => {
    await make({ desconto: 10 });
    const { conteudo } = await getList(store.visitor().api, `/lista/${SLUG}`);
    const visitor = store.visitor();
    const fields = (quantidade: string) =>
      conteudo.produtos.map((item): [string, string] => [`quantidade-${itemKey(item)}`, quantidade]);
    const press = (quantidade: string) => {
      const posted = new FormData();
      for (const [name, value] of [['rota', `/lista/${SLUG}`], ['acao', 'comprar'], ...fields(quantidade)])
        posted.set(name ?? '', value ?? '');
      const locals = { config: { siteUrl: '' }, shopApi: () => visitor.api, sessionApi: () => visitor.api };
      return answerListForm(new Request('http://shop.example/'), locals as unknown as App.Locals, posted);
    };
    await store.db.updateTable('products').set({ estoque: 1 }).where('id', '=', second.id).execute();
    expect(await press('1')).toMatchObject({
      kind: 'shown',
      status: 422,
      page: { problem: listText.kitShort },
    });
    expect((await getCart(visitor.api)).itens).toEqual([]);
    await store.db.updateTable('products').set({ estoque: 5 }).where('id', '=', second.id).execute();
    for (const quantidade of ['3', 'x']) expect(await press(quantidade)).toMatchObject({ kind: 'bought' });
    expect((await getCart(visitor.api)).itens).toMatchObject([{ tipo: 'lista', quantidade: 2 }]);
  });

  it('without terms is a list whose quantities are open, and no kit', async () => {
    await make({});
    expect((await page()).tipo).toBe('aberta');
    expect(await getKits(store.visitor().api, first.id)).toEqual([]);
  });

  it.each([
    ['nothing in it', { itens: ' ' }],
    ['a code the shop does not have', { itens: 'NAO-HA' }],
    ['a code twice', { itens: 'A | A' }],
    ['a discount and a price', { desconto: 5, preco: 10 }],
    ['a whole discount', { desconto: 100 }],
    ['an address with blanks', { endereco: 'a b' }],
  ])('is refused with %s', async (_, values) => {
    await expect(make(values)).rejects.toMatchObject({ status: 400 });
    expect((await getRecords(owner.api, KITS)).registros.some(({ endereco }) => endereco === SLUG)).toBe(
      false,
    );
  });

  it('is refused with a product that is bought in one of its values, and takes the value', async () => {
    const variant = await store.db
      .selectFrom('product_variants as v')
      .innerJoin('products as p', 'p.id', 'v.product_id')
      .select(['v.sku', 'p.sku as parent'])
      .where('p.ativo', '=', true)
      .where('v.estoque', '>', 0)
      .orderBy('v.id')
      .executeTakeFirstOrThrow();
    await expect(make({ itens: variant.parent })).rejects.toMatchObject({ status: 400 });
    await make({ itens: variant.sku, desconto: 5 });
    const { registros } = await getRecords(owner.api, KITS);
    expect(registros.find(({ endereco }) => endereco === SLUG)).toMatchObject({
      itens: variant.sku.toUpperCase(),
      desconto: 5,
    });
  });

  it('is changed, goes out in the sheet, and is removed', async () => {
    await make({ desconto: 10 });
    const { rows } = await exported(owner, 'listas');
    expect(rows.find(({ slug }) => slug === SLUG)).toMatchObject({ desconto: '10', preco: '' });
    const own = async () =>
      (await getRecords(owner.api, KITS)).registros.find(({ endereco }) => endereco === SLUG);
    const saved = await own();
    await saveRecord(owner.api, KITS, { ...VALUES, itens: first.sku, preco: 7.5 }, saved);
    expect(await own()).toMatchObject({ itens: first.sku, desconto: 0, preco: 7.5 });
    await removeRecord(owner.api, KITS, (await own())?.id ?? 0);
    expect(await own()).toBeUndefined();
  });
});
