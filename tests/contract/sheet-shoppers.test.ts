/** While thousands of lines are read, written and taken back, the shop goes on selling. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { applyImport, getImport, undoImport } from '#lib/api/panel-sheets.ts';
import { logIn, person } from '../support/accounts.ts';
import { cartOf } from '../support/cart.ts';
import { checked, exported, fileOf } from '../support/sheets.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

const LINES = 3_558;
/** Milliseconds. A shopper's browser waits for five seconds; alone on a machine the longest is a tenth of one. */
const LONGEST = 2_000;
const PROBES = 5;

let store: TestStore;
let admin: Visitor;
beforeAll(async () => {
  store = await createTestStore();
  admin = store.visitor();
  await logIn(admin, { usuario: person('admin').email, senha: DEMO_PASSWORD });
  await manyProducts();
});
afterAll(() => store.close());

describe('shoppers are served', { timeout: 300_000 }, () => {
  let id = 0;

  it('while a sheet is checked', async () => {
    const { columns, rows } = await exported(admin, 'produtos');
    const renamed = rows.map((row) =>
      row.sku?.startsWith('LOTE-') ? { ...row, nome: `${row.nome} novo`, estoque: '60' } : row,
    );
    await served(async () => {
      const found = await checked(admin, 'produtos', fileOf({ columns, rows: renamed }));
      expect(found.total).toMatchObject({ alteradas: LINES, erros: 0 });
      id = found.id;
    });
  });

  it('while it is written, and keep what they bought', async () => {
    const before = await stockLeft();
    const bought = await served(async () => {
      await applyImport(admin.api, id, false);
      await store.platform.settled();
    });
    const { total, estado } = await getImport(admin.api, id);
    expect([estado, total]).toMatchObject(['aplicada', { aplicadas: LINES, recusadas: 0 }]);
    expect(await stockLeft()).toBe(before + 10 - bought);
  });

  it('while it is taken back, and keep what they bought', async () => {
    const before = await stockLeft();
    const bought = await served(async () => {
      await undoImport(admin.api, id);
      await store.platform.settled();
    });
    expect((await getImport(admin.api, id)).total).toMatchObject({ desfeitas: LINES, naoDesfeitas: 0 });
    expect(await stockLeft()).toBe(before - 10 - bought);
    expect(store.failures).toEqual([]);
  });
});

/** Shoppers add and order as long as `work` lasts. @returns how many units they bought of LOTE-1. */
async function served(work: () => Promise<void>): Promise<number> {
  let working = true;
  let bought = 0;
  const adds: number[] = [];
  const orders: number[] = [];
  const product = await lot();
  const adding = async () => {
    while (working) {
      const began = performance.now();
      expect((await cartOf(store.visitor()).buy({ idProduto: product })).status).toBe(200);
      adds.push(performance.now() - began);
      await turn();
    }
  };
  const buyer = store.visitor();
  await logIn(buyer, { usuario: person('cliente').email, senha: DEMO_PASSWORD });
  const ordering = async () => {
    while (working && bought < PROBES) {
      const began = performance.now();
      await cartOf(buyer).buy({ idProduto: product });
      const { versao, carrinho } = await (await buyer.fetch('/api/v2/vitrine/order/review')).json();
      const form = { chave: crypto.randomUUID(), versao, pagamento: 'combinar', observacao: '' };
      const sent = await buyer.fetch('/api/v2/vitrine/order', { method: 'POST', body: JSON.stringify(form) });
      // What is renamed under their eyes is shown to them again, and stays in the cart.
      if (sent.status === 200) bought += carrinho.quantidadeTotal;
      else expect(sent.status).toBe(409);
      orders.push(performance.now() - began);
      await turn();
    }
  };
  const shopping = [adding(), ordering()];
  await work();
  const during = adds.length;
  working = false;
  await Promise.all(shopping);
  expect(during).toBeGreaterThan(PROBES);
  expect(Math.max(...adds)).toBeLessThan(LONGEST);
  expect(Math.max(...orders)).toBeLessThan(LONGEST);
  await emptyCart(buyer);
  return bought;
}

/** As a request over the network: a turn of the event loop lies between two of them. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function emptyCart(visitor: Visitor): Promise<void> {
  const cart = cartOf(visitor);
  const { body } = await cart.call('GET');
  for (const { hash, tipo } of body.itens) await cart.call('DELETE', { ...hash, tipo });
}

async function lot(): Promise<number> {
  const row = store.db.selectFrom('products').select('id').where('sku', '=', 'LOTE-1');
  return (await row.executeTakeFirstOrThrow()).id;
}

async function stockLeft(): Promise<number> {
  const row = store.db.selectFrom('products').select('estoque').where('sku', '=', 'LOTE-1');
  return (await row.executeTakeFirstOrThrow()).estoque;
}

/** With the codes LOTE-1, LOTE-2 … and fifty of each. */
async function manyProducts(): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    await sql`set local vitrine.search_refresh = 'later'`.execute(trx);
    await sql`insert into products (slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
        estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses,
        popularidade, ativo, created_at)
      select 'lote-' || n, 'LOTE-' || n, '', '', 'Lote ' || n, p.marca_id, p.categoria_id, 'disponivel', 0, 9990,
        50, '', '', 10, 10, 10, 100, 0, 0, true, now()
      from products p, generate_series(1, ${LINES}::int) n where p.id = 1`.execute(trx);
  });
}
