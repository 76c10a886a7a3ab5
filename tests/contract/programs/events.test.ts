/** Events for programs: told once each, of what really happened, and nothing of a person. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProgramaEventos } from '#lib/contract/program.ts';
import { ANA, logIn, post } from '../../support/accounts.ts';
import { dropMails } from '../../support/mails.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { type Program, programOf } from '../../support/programs.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

let store: TestStore;
let erp: Program;
let product: number;
let sku: string;
let cursor: string;
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  const { sku: code } = await store.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', product)
    .executeTakeFirstOrThrow();
  sku = code;
});
beforeEach(async () => {
  await store.db.updateTable('products').set({ estoque: 50 }).where('id', '=', product).execute();
  erp = await programOf(store, await staff(store, 'administrador'));
  ({ cursor } = await events());
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('program_keys').execute();
  await store.db.deleteFrom('program_events').execute();
  await store.reset();
  await dropMails(store);
});
afterAll(() => store.close());

async function events(query = ''): Promise<ProgramaEventos> {
  const answer = await erp.call('GET', `/events?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
/** What happened since it was asked last. */
async function told(): Promise<readonly (readonly [string, object])[]> {
  const { eventos, cursor: next } = await events(`desde=${cursor}`);
  cursor = next;
  return eventos.map(({ tipo, dados }) => [tipo, dados]);
}

async function order(): Promise<number> {
  const buyer = store.visitor();
  await logIn(buyer);
  await post(buyer, 'checkout/cart', { tipo: 'produto', itens: [{ idProduto: product, quantidade: 2 }] });
  const { versao } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
  const body = JSON.stringify({ chave: 'x', versao, pagamento: 'combinar', observacao: '' });
  const answer = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return (await answer.json()).numero;
}

describe('an event', () => {
  it('is told of each step of an order, and of the stock that it takes and gives back', async () => {
    const numero = await order();
    expect((await told()).toSorted()).toEqual([
      ['estoque.alterado', { codigo: sku, estoque: 48 }],
      ['pedido.criado', { numero }],
    ]);
    for (const situacao of ['confirmado', 'enviado', 'entregue']) {
      await erp.call('POST', `/orders/${numero}/step`, { situacao });
      expect(await told()).toEqual([[`pedido.${situacao}`, { numero }]]);
    }
    await store.db.updateTable('orders').set({ situacao_pagamento: 'pago' }).execute();
    // Said once more, it is no news.
    await store.db.updateTable('orders').set({ situacao_pagamento: 'pago' }).execute();
    expect(await told()).toEqual([['pedido.pago', { numero }]]);
  });

  it('is told of what is written of a product, by whichever statement', async () => {
    await erp.call('PUT', `/products/${sku}`, { campos: { preco: 77 } });
    expect(await told()).toEqual([['produto.alterado', { codigo: sku }]]);
    await erp.call('POST', `/stock/${sku}`, { diferenca: 1 });
    expect(await told()).toEqual([['estoque.alterado', { codigo: sku, estoque: 51 }]]);
    await store.db
      .updateTable('products')
      .set({ estoque: 3, nome: 'Outro' })
      .where('sku', '=', sku)
      .execute();
    expect((await told()).toSorted()).toEqual([
      ['estoque.alterado', { codigo: sku, estoque: 3 }],
      ['produto.alterado', { codigo: sku }],
    ]);
    // What no program needs to know: how often it was sold, and what stayed.
    await store.db.updateTable('products').set({ vendas: 9, popularidade: 9, estoque: 3 }).execute();
    expect((await told()).filter(([, dados]) => JSON.stringify(dados).includes(`"${sku}"`))).toEqual([]);
  });

  it('is told of nothing that was taken back', async () => {
    const fails = store.db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set({ estoque: 1 }).where('id', '=', product).execute();
      throw new Error('taken back');
    });
    await expect(fails).rejects.toThrow('taken back');
    expect(await told()).toEqual([]);
  });

  it('says nothing of a person', async () => {
    await order();
    const { eventos } = await events();
    const text = JSON.stringify(eventos);
    expect(eventos.length).toBeGreaterThan(0);
    expect(text).not.toContain(ANA.usuario);
    expect(text).not.toMatch(/@|\d{11}/);
  });

  it('is not written while there is no key that holds', async () => {
    await store.db.updateTable('program_keys').set({ revoked_at: new Date() }).execute();
    await store.db.updateTable('products').set({ estoque: 7 }).where('id', '=', product).execute();
    const rows = await store.db.selectFrom('program_events').select('tipo').execute();
    expect(rows).toEqual([]);
  });
});

describe('the cursor', () => {
  it('goes on page by page, in the order in which things happened', async () => {
    for (let turn = 0; turn < 12; turn++) await erp.call('POST', `/stock/${sku}`, { diferenca: 1 });
    const seen: (string | number | undefined)[] = [];
    for (let more = true; more; ) {
      const page = await events(`desde=${cursor}&limit=2`);
      seen.push(...page.eventos.map(({ dados }) => dados.estoque));
      ({ cursor, mais: more } = page);
    }
    expect(seen).toEqual(Array.from({ length: 12 }, (_, turn) => 51 + turn));
    expect(await told()).toEqual([]);
    expect((await erp.call('GET', '/events?desde=x')).status).toBe(400);
    expect((await erp.call('GET', '/events?limit=501')).status).toBe(400);
  });

  it('passes over nothing, though what began before ends after it was read', async () => {
    if (store.engine === 'pglite') return;
    const other = await store.db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('id', '<>', product)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const change = (db: typeof store.db, id: number) =>
      db.updateTable('products').set({ estoque: 33 }).where('id', '=', id).execute();
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = store.db.transaction().execute(async (trx) => {
      await change(trx, product);
      reached.resolve();
      await goOn.promise;
    });
    await reached.promise;
    await change(store.db, other.id);
    expect(await told()).toEqual([['estoque.alterado', { codigo: other.sku, estoque: 33 }]]);
    goOn.resolve();
    await slow;
    expect(await told()).toEqual([['estoque.alterado', { codigo: sku, estoque: 33 }]]);
  });
});
