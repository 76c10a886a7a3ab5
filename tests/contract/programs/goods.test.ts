/** Products and stock as programs write them, at the same time as the panel. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProdutoPainel } from '#lib/contract/panel-products.ts';
import type { ProgramaEventos, ProgramaProduto, ProgramaProdutos } from '#lib/contract/program.ts';
import { sampled } from '../../faults/rounds.ts';
import { plainProduct } from '../../support/plain-product.ts';
import { type Program, programOf } from '../../support/programs.ts';
import { staff } from '../../support/staff.ts';
import { createTestStore, type TestStore, type Visitor } from '../../support/store.ts';

/** Of 25 writes at once, 24 by programs. */
const TIMES = sampled(10, 40);

let store: TestStore;
let admin: Visitor;
let erp: Program;
let id: number;
let sku: string;
beforeAll(async () => {
  store = await createTestStore();
  id = await plainProduct(store);
  ({ sku } = await store.db
    .selectFrom('products')
    .select('sku')
    .where('id', '=', id)
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  await store.db.updateTable('products').set({ estoque: 10 }).where('id', '=', id).execute();
  admin = await staff(store, 'administrador');
  erp = await programOf(store, admin);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('program_keys').execute();
  await store.reset();
});
afterAll(() => store.close());

const read = async <T>(answer: Response): Promise<T> => {
  expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
  return answer.json();
};
const product = async (code: string) =>
  read<ProgramaProduto>(await erp.call('GET', `/products/${encodeURIComponent(code)}`));
const stock = (method: 'PUT' | 'POST', body: object, chave?: string, code = sku) =>
  erp.call(method, `/stock/${encodeURIComponent(code)}`, body, chave);
const left = async () => (await product(sku)).estoque;
async function withValues(): Promise<ProgramaProduto> {
  const row = await store.db
    .selectFrom('product_variants')
    .select('sku')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return product(row.sku);
}

describe('stock', () => {
  it('is set while it is what the program read, and refused with what it is otherwise', async () => {
    expect(await read(await stock('PUT', { estoque: 12, base: 10 }))).toEqual({ codigo: sku, estoque: 12 });
    const refused = await stock('PUT', { estoque: 8, base: 10 });
    expect([refused.status, (await refused.json()).error]).toEqual([
      409,
      expect.stringContaining('agora é 12'),
    ]);
    expect(await left()).toBe(12);
  });

  it('goes up and down by a difference, and never below nothing', async () => {
    expect(await read(await stock('POST', { diferenca: 5 }))).toMatchObject({ estoque: 15 });
    expect(await read(await stock('POST', { diferenca: -15 }))).toMatchObject({ estoque: 0 });
    expect((await stock('POST', { diferenca: -1 })).status).toBe(409);
    expect(await left()).toBe(0);
  });

  it('is that of the values inside a product, by their codes', async () => {
    const { codigo, opcoes } = await withValues();
    const [value] = opcoes;
    if (!value) throw new Error('the demo store has no values');
    expect((await stock('POST', { diferenca: 1 }, undefined, codigo)).status).toBe(400);
    const after = await read(await stock('POST', { diferenca: 1 }, undefined, value.codigo.toLowerCase()));
    expect(after).toEqual({ codigo: value.codigo, estoque: value.estoque + 1 });
    await stock('POST', { diferenca: -1 }, undefined, value.codigo);
  });

  it('that nothing has is not found, and what is no number is refused', async () => {
    expect((await stock('POST', { diferenca: 1 }, undefined, 'NADA')).status).toBe(404);
    for (const body of [{}, { diferenca: 'x' }, { diferenca: 1.5 }]) {
      expect((await stock('POST', body)).status).toBe(400);
    }
    expect((await stock('PUT', { estoque: -1, base: 10 })).status).toBe(400);
  });

  it('counts a write once under its key, also when it comes twice at once; other words are refused', async () => {
    const answers = await Promise.all([
      stock('POST', { diferenca: 5 }, 'once'),
      stock('POST', { diferenca: 5 }, 'once'),
    ]);
    for (const answer of answers) expect(await read(answer)).toEqual({ codigo: sku, estoque: 15 });
    expect(await left()).toBe(15);
    expect((await stock('POST', { diferenca: 6 }, 'once')).status).toBe(409);
    expect((await stock('POST', { diferenca: 5 }, '')).status).toBe(400);
    // Another program's keys are its own; what was refused may be tried again under the same one.
    const other = await programOf(store, admin);
    await read(await other.call('POST', `/stock/${sku}`, { diferenca: 1 }, 'once'));
    expect((await stock('POST', { diferenca: -100 }, 'again')).status).toBe(409);
    await stock('POST', { diferenca: 100 });
    expect(await read(await stock('POST', { diferenca: -100 }, 'again'))).toMatchObject({ estoque: 16 });
  });

  it(`of one product, set by two programs and the panel ${25 * TIMES} times at once, comes out right`, async () => {
    const other = await programOf(store, admin);
    // All of it is one minute of the shop's clock.
    await store.db.updateTable('program_keys').set({ por_minuto: 100_000 }).execute();
    let sum = 10;
    const byDifference = async (calls: number) => {
      for (let turn = 0; turn < calls; turn++) {
        const diferenca = turn % 3 === 2 ? -1 : 2;
        const { status } = await stock('POST', { diferenca });
        expect([200, 409]).toContain(status);
        if (status === 200) sum += diferenca;
      }
    };
    const onWhatItRead = async (calls: number) => {
      for (let done = 0; done < calls; ) {
        const { estoque: base } = await read<{ estoque: number }>(await other.call('GET', `/stock/${sku}`));
        const { status } = await other.call('PUT', `/stock/${sku}`, { estoque: base + 3, base });
        expect([200, 409]).toContain(status);
        if (status === 200) {
          sum += 3;
          done += 1;
        }
      }
    };
    const inThePanel = async (calls: number) => {
      const path = `/api/v2/vitrine/panel/products/${id}`;
      for (let done = 0; done < calls; ) {
        const { revisao, campos }: ProdutoPainel = await (await admin.fetch(path)).json();
        const estoque = String(Number(campos.estoque) + 5);
        const cells = { estoque, baixado: campos.baixado };
        const body = JSON.stringify({ revisao, campos: cells });
        const answer = await admin.fetch(path, { method: 'PUT', body });
        expect([200, 409]).toContain(answer.status);
        if (answer.status === 200 && (await answer.json()).faltas.length === 0) {
          sum += 5;
          done += 1;
        }
      }
    };
    await Promise.all([
      byDifference(7.5 * TIMES),
      byDifference(7.5 * TIMES),
      onWhatItRead(9 * TIMES),
      inThePanel(TIMES),
    ]);
    expect(await left()).toBe(sum);
  }, 120_000);
});

describe('products', () => {
  it('are read page by page, each once, with what is inside them', async () => {
    const all: ProgramaProduto[] = [];
    for (let after = '0'; after !== ''; ) {
      const page: ProgramaProdutos = await read(await erp.call('GET', `/products?limit=40&depois=${after}`));
      all.push(...page.produtos);
      after = page.proximo;
    }
    const { count } = store.db.fn;
    const { rows } = await store.db
      .selectFrom('products')
      .select(count<number>('id').as('rows'))
      .executeTakeFirstOrThrow();
    expect(new Set(all.map(({ codigo }) => codigo)).size).toBe(Number(rows));
    expect(all.some(({ opcoes }) => opcoes.length > 1)).toBe(true);
    expect(all.find(({ codigo }) => codigo === sku)).toEqual(await product(sku));
  });

  it('take prices, and keep what was not sent', async () => {
    const before = await product(sku);
    const after: ProgramaProduto = await read(
      await erp.call('PUT', `/products/${sku}`, { campos: { preco: 1234.5, preco_de: '2.000,00' } }),
    );
    expect(after).toEqual({ ...before, preco: 1234.5, precoDe: 2000 });
    const history = await store.db
      .selectFrom('panel_changes')
      .select(['secao', 'alvo', 'autor'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(history).toEqual({ secao: 'produtos', alvo: sku, autor: expect.stringContaining('(programa)') });
    await erp.call('PUT', `/products/${sku}`, {
      campos: { preco: before.preco, preco_de: before.precoDe || '' },
    });
  });

  it('are made where there are none, and refused as a whole with what is wrong', async () => {
    const { nome: marca } = await store.db
      .selectFrom('brands')
      .select('nome')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const campos = { nome: 'Produto do ERP', marca, preco: 10, estoque: 3, ativo: false };
    const wrong = await erp.call('PUT', '/products/ERP-1', {
      campos: { ...campos, preco: 'dez', ean: '123' },
    });
    const { error } = await wrong.json();
    expect([wrong.status, error]).toEqual([400, expect.stringContaining('preco (numero)')]);
    expect(error).toContain('ean (gtin)');
    expect((await erp.call('GET', '/products/ERP-1')).status).toBe(404);
    const category = await store.db
      .selectFrom('categories')
      .select('caminho')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const size = { peso_kg: 0.5, altura_cm: 2, largura_cm: 11, comprimento_cm: 16 };
    const made: ProgramaProduto = await read(
      await erp.call('PUT', '/products/ERP-1', {
        campos: { ...campos, ...size, categorias: category.caminho },
      }),
    );
    expect(made).toMatchObject({ codigo: 'ERP-1', preco: 10, estoque: 3, ativo: false, opcoes: [] });
    // A cell of another name is none of theirs, and a code stays.
    for (const [wrongly, named] of [
      [{ preco: 11, preco_por: 12 }, 'preco_por'],
      [{ 'ficha:999999': 'x' }, 'ficha:999999'],
      [{ constructor: 'x' }, 'constructor'],
      [{ sku: 'ERP-9' }, 'sku'],
    ] as const) {
      const answer = await erp.call('PUT', '/products/ERP-1', { campos: wrongly });
      expect([answer.status, (await answer.json()).error]).toEqual([
        400,
        expect.stringContaining(`${named} (desconhecido)`),
      ]);
    }
    expect(await product('ERP-1')).toEqual(made);
    await read(await erp.call('PUT', '/products/ERP-1', { campos: { sku: 'erp-1', preco: 10 } }));
    // Of what is there the stock has a call of its own.
    expect((await erp.call('PUT', '/products/ERP-1', { campos: { estoque: 9 } })).status).toBe(400);
    await store.db.deleteFrom('products').where('sku', '=', 'ERP-1').execute();
  });

  it('of a new code or name that several programs send at once are made once, and changed or refused by the rest', async () => {
    const [category, brand] = await Promise.all([
      store.db.selectFrom('categories').select('caminho').orderBy('id').limit(1).executeTakeFirstOrThrow(),
      store.db.selectFrom('brands').select('nome').orderBy('id').limit(1).executeTakeFirstOrThrow(),
    ]);
    const size = { peso_kg: 0.5, altura_cm: 2, largura_cm: 11, comprimento_cm: 16 };
    const cells = { ...size, categorias: category.caminho, marca: brand.nome, preco: 10, ativo: false };
    const put = (code: string, nome: string) =>
      erp.call('PUT', `/products/${code}`, { campos: { ...cells, nome } });
    const same = await Promise.all(['ERP-2', 'erp-2', 'ERP-2'].map((code) => put(code, 'De uma vez')));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    const named = await Promise.all(['ERP-3', 'ERP-4', 'ERP-5'].map((code) => put(code, 'Um nome só')));
    expect(named.filter(({ status }) => ![200, 400, 409].includes(status))).toEqual([]);
    const made = await store.db.selectFrom('products').select('id').where('sku', 'ilike', 'erp-2').execute();
    expect(made).toHaveLength(1);
    await store.db.deleteFrom('products').where('sku', 'ilike', 'erp-%').execute();
  });

  it('have what a nota fiscal asks of them: a form that fits, or nothing', async () => {
    const before = await product(sku);
    const events = async (desde = ''): Promise<ProgramaEventos> =>
      (await erp.call('GET', `/events${desde && `?desde=${desde}`}`)).json();
    let { cursor } = await events();
    for (let page = await events(cursor); page.eventos.length > 0; page = await events(cursor))
      ({ cursor } = page);
    const fiscal = ({ ncm, cest, origem, unidade }: ProgramaProduto) => [ncm, cest, origem, unidade];
    const put = (campos: object) => erp.call('PUT', `/products/${sku}`, { campos });
    const sent = { ncm: 85044010, cest: '2103800', origem: 2, unidade: 'pc' };
    const after = await read<ProgramaProduto>(await put(sent));
    expect(fiscal(after)).toEqual(['8504.40.10', '21.038.00', '2', 'PC']);
    const { eventos } = await events(cursor);
    expect(eventos).toMatchObject([{ tipo: 'produto.alterado', dados: { codigo: sku } }]);
    const wrong = await put({ ncm: '8504401', cest: '1', origem: '9', unidade: 'peça' });
    const { error } = await wrong.json();
    for (const fault of ['ncm (ncm)', 'cest (cest)', 'origem (escolha', 'unidade (unidadeFiscal)'])
      expect([wrong.status, error]).toEqual([400, expect.stringContaining(fault)]);
    expect(
      fiscal(await read<ProgramaProduto>(await put({ ncm: '', cest: '', origem: '', unidade: '' }))),
    ).toEqual([...['', '', '', '']]);
    const [ncm, cest, origem, unidade] = fiscal(before);
    expect(fiscal(await read<ProgramaProduto>(await put({ ncm, cest, origem, unidade })))).toEqual(
      fiscal(before),
    );
  });

  it('take the price of a value inside them', async () => {
    const { codigo, opcoes } = await withValues();
    const value = opcoes[0];
    if (!value) throw new Error('the demo store has no values');
    const path = `/products/${encodeURIComponent(value.codigo)}`;
    const after: ProgramaProduto = await read(
      await erp.call('PUT', path, { campos: { preco: value.preco + 1 } }),
    );
    expect(after.codigo).toBe(codigo);
    expect(after.opcoes[0]).toEqual({ ...value, preco: value.preco + 1 });
    expect(after.opcoes.slice(1)).toEqual(opcoes.slice(1));
    await erp.call('PUT', path, { campos: { preco: value.preco } });
  });
});
