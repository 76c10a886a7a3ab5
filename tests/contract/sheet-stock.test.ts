/** Stock that is sold while a sheet or a form is away: nothing of it comes back with them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { getProduct, saveProduct } from '#lib/api/panel-products.ts';
import { answerProduct } from '#lib/server/panel/products.ts';
import { logIn, person } from '../support/accounts.ts';
import { plainProduct } from '../support/plain-product.ts';
import { applied, checked, exported, fileOf, undone } from '../support/sheets.ts';
import { createTestStore, type TestStore, type Visitor } from '../support/store.ts';

let store: TestStore;
let admin: Visitor;
let product: number;
/** A value inside another product. */
let value: { readonly id: number; readonly product_id: number; readonly sku: string };
beforeAll(async () => {
  store = await createTestStore();
  product = await plainProduct(store);
  value = await store.db
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'sku'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
});
beforeEach(async () => {
  admin = store.visitor();
  await logIn(admin, { usuario: person('admin').email, senha: DEMO_PASSWORD });
  await setStock(492);
});
afterEach(async () => {
  expect(store.failures).toEqual([]);
  await store.db.deleteFrom('catalogue_imports').execute();
  await store.reset();
});
afterAll(() => store.close());

async function setStock(estoque: number): Promise<void> {
  const change = { estoque, preco_por: 10_000, preco_de: 0 };
  await store.db.updateTable('products').set(change).where('id', '=', product).execute();
  await store.db.updateTable('product_variants').set({ estoque }).where('id', '=', value.id).execute();
}
async function sell(units: number): Promise<void> {
  const less = (table: 'products' | 'product_variants', id: number) =>
    store.db
      .updateTable(table)
      .set((eb) => ({ estoque: eb('estoque', '-', units) }))
      .where('id', '=', id)
      .execute();
  await less('products', product);
  await less('product_variants', value.id);
}
async function left(): Promise<readonly number[]> {
  const of = (table: 'products' | 'product_variants', id: number) =>
    store.db.selectFrom(table).select('estoque').where('id', '=', id).executeTakeFirstOrThrow();
  return [(await of('products', product)).estoque, (await of('product_variants', value.id)).estoque];
}
type Cells = Readonly<Record<string, string>>;
/** The downloaded sheet with the two lines alone, changed. */
async function downloaded(
  tabela: 'precos' | 'produtos',
): Promise<(change: (cells: Cells) => Cells) => string> {
  const { columns, rows } = await exported(admin, tabela);
  const sku = (await getProduct(admin.api, product)).campos.sku;
  const mine = rows.filter((row) => row.sku === sku || row.sku === value.sku);
  expect(mine).toHaveLength(2);
  return (change) => fileOf({ columns, rows: mine.map((row) => ({ ...row, ...change(row) })) });
}
const typed = (estoque: string) => () => ({ estoque });

describe.each(['precos', 'produtos'] as const)(
  'a sheet of %s that was away while five were sold',
  (tabela) => {
    it('changes nothing where nobody touched it, and says that the shop moved', async () => {
      const file = await downloaded(tabela);
      await sell(5);
      const { id, total, linhas } = await checked(
        admin,
        tabela,
        file(() => ({})),
      );
      expect([total, linhas]).toMatchObject([{ alteradas: 0, iguais: 2, movidas: 2 }, []]);
      await applied(store, admin, id);
      expect(await left()).toEqual([487, 487]);
    });

    it('brings the difference, tells from what, and takes it back without what was sold', async () => {
      const file = await downloaded(tabela);
      await sell(5);
      const { id, linhas } = await checked(admin, tabela, file(typed('500')));
      const told = { coluna: 'estoque', antes: '487', depois: '495', baixado: '492' };
      expect(linhas.map(({ mudancas }) => mudancas)).toEqual([[told], [told]]);
      await sell(2);
      expect((await applied(store, admin, id)).total).toMatchObject({ aplicadas: 2, recusadas: 0 });
      expect(await left()).toEqual([493, 493]);
      await sell(3);
      expect((await undone(store, admin, id)).total).toMatchObject({ desfeitas: 2 });
      expect(await left()).toEqual([482, 482]);
    });

    it('is refused where more would go than is left', async () => {
      const file = await downloaded(tabela);
      await sell(490);
      const { linhas } = await checked(admin, tabela, file(typed('489')));
      expect(linhas.map(({ erros }) => erros[0]?.motivo)).toEqual(['vendido', 'vendido']);
    });
  },
);

describe('an import', () => {
  it('takes no more than was left when it is written, nor when it is taken back', async () => {
    const less = await checked(admin, 'precos', (await downloaded('precos'))(typed('10')));
    await sell(480);
    expect((await applied(store, admin, less.id)).linhas).toMatchObject([
      { aplicada: 'mudou' },
      { aplicada: 'mudou' },
    ]);
    expect(await left()).toEqual([12, 12]);
    const more = await checked(admin, 'precos', (await downloaded('precos'))(typed('20')));
    await applied(store, admin, more.id);
    await sell(15);
    expect((await undone(store, admin, more.id)).linhas).toMatchObject([
      { desfeita: 'vendido' },
      { desfeita: 'vendido' },
    ]);
    expect(await left()).toEqual([5, 5]);
  });

  it('of a file from elsewhere sets what is typed, less what is sold after it was checked', async () => {
    const sku = (await getProduct(admin.api, product)).campos.sku;
    await sell(5);
    const { id, total, linhas } = await checked(admin, 'precos', `sku;estoque\n${sku};492`);
    expect(total.movidas).toBeNull();
    expect(linhas[0]?.mudancas).toEqual([{ coluna: 'estoque', antes: '487', depois: '492', baixado: null }]);
    await sell(1);
    await applied(store, admin, id);
    expect(await left()).toEqual([491, 486]);
  });

  it('leaves a price alone that somebody else changed after the download, unless it is typed anew', async () => {
    const file = await downloaded('precos');
    const price = async () => (await getProduct(admin.api, product)).campos.preco;
    await store.db.updateTable('products').set({ preco_por: 12_000 }).where('id', '=', product).execute();
    const same = await checked(admin, 'precos', file(typed('500')));
    await applied(store, admin, same.id);
    expect(await price()).toBe('120,00');
    const other = await checked(
      admin,
      'precos',
      file(({ sku }) => (sku === value.sku ? {} : { preco: '110,00' })),
    );
    expect(other.linhas[0]?.mudancas).toContainEqual({
      ...{ coluna: 'preco', antes: '120,00', depois: '110,00', baixado: '100,00' },
    });
    await applied(store, admin, other.id);
    expect(await price()).toBe('110,00');
  });
});

describe('the column that says what was downloaded', () => {
  it.each([
    ['sorted alone', (other: Cells) => other.baixado ?? ''],
    ['a number', () => '492'],
    ['a date', () => '10/11/2026'],
  ])('is refused when it is %s', async (_, baixado) => {
    const lines = new Map<string, Cells>();
    const file = await downloaded('precos');
    file((cells) => lines.set(cells.sku ?? '', cells) && {});
    const other = ({ sku = '' }: Cells) => [...lines].find(([one]) => one !== sku)?.[1] ?? {};
    const { linhas } = await checked(
      admin,
      'precos',
      file((cells) => ({ baixado: baixado(other(cells)) })),
    );
    expect(linhas.map(({ erros }) => erros[0]?.motivo)).toEqual(['baixado', 'baixado']);
  });

  it('that is empty in a line is said, as it sets what is typed', async () => {
    const file = await downloaded('precos');
    await sell(5);
    const { total } = await checked(
      admin,
      'precos',
      file(() => ({ baixado: '' })),
    );
    expect(total).toMatchObject({ alteradas: 2, movidas: null });
  });
});

describe('a file that comes back twice', () => {
  const imported = async (file: string) => {
    const { id, total } = await checked(admin, 'precos', file);
    await applied(store, admin, id);
    return { id, total };
  };

  it('brings its difference once, also when it is checked twice before it is imported', async () => {
    const file = (await downloaded('precos'))(typed('500'));
    const early = await checked(admin, 'precos', file);
    await imported(file);
    await sell(3);
    expect((await imported(file)).total).toMatchObject({ alteradas: 0, iguais: 2 });
    expect((await applied(store, admin, early.id)).linhas).toMatchObject([
      { aplicada: 'mudou' },
      { aplicada: 'mudou' },
    ]);
    expect(await left()).toEqual([497, 497]);
  });

  it('brings what was changed in it since, and all of it again when it was taken back', async () => {
    const file = await downloaded('precos');
    const { id } = await imported(file(typed('500')));
    await sell(3);
    await imported(file(typed('510')));
    expect(await left()).toEqual([507, 507]);
    await undone(store, admin, id);
    expect(await left()).toEqual([499, 499]);
    await imported(file(typed('510')));
    expect(await left()).toEqual([507, 507]);
  });

  it('is another one when it was downloaded anew', async () => {
    await imported((await downloaded('precos'))(typed('500')));
    await sell(8);
    await imported((await downloaded('precos'))(typed('500')));
    expect(await left()).toEqual([500, 500]);
  });
});

describe('the form of a product that was open while five were sold', () => {
  const opened = async (id: number) => {
    const { revisao, campos, opcoes } = await getProduct(admin.api, id);
    return { revisao, campos, opcoes };
  };

  it('saves a name without bringing them back', async () => {
    const form = await opened(product);
    await sell(5);
    const nome = `${form.campos.nome} novo`;
    await saveProduct(admin.api, product, { ...form, campos: { ...form.campos, nome } });
    expect(await left()).toEqual([487, 487]);
    expect((await getProduct(admin.api, product)).campos.nome).toBe(nome);
  });

  it('changes the stock of the product and of a value by the difference', async () => {
    const own = await opened(product);
    const other = await opened(value.product_id);
    await sell(5);
    await saveProduct(admin.api, product, { ...own, campos: { ...own.campos, estoque: '500' } });
    const opcoes = other.opcoes.map((cells) =>
      cells.sku === value.sku ? { ...cells, estoque: '490' } : cells,
    );
    await saveProduct(admin.api, value.product_id, { ...other, opcoes });
    expect(await left()).toEqual([495, 485]);
  });

  it('is stale when it comes twice, or from a second tab', async () => {
    const own = await opened(product);
    const other = await opened(value.product_id);
    const more = { ...own, campos: { ...own.campos, estoque: '500' } };
    const opcoes = other.opcoes.map((cells) =>
      cells.sku === value.sku ? { ...cells, estoque: '490' } : cells,
    );
    const twice = async (id: number, form: typeof own) => {
      const saves = [saveProduct(admin.api, id, form), saveProduct(admin.api, id, form)];
      return (await Promise.allSettled(saves)).map(({ status }) => status);
    };
    // Whichever of the two comes first.
    const once = expect.toSatisfy((states) => states.toSorted().join() === 'fulfilled,rejected');
    expect(await twice(product, more)).toEqual(once);
    expect(await twice(value.product_id, { ...other, opcoes })).toEqual(once);
    expect(await left()).toEqual([500, 490]);
  });

  it.each([
    ['492', 487],
    ['500', 500],
  ])(
    'that was stale and had %s in it leaves what its page shows when it is sent again',
    async (estoque, units) => {
      const { revisao, campos } = await opened(product);
      const known = () => getProduct(admin.api, product);
      const sent = async (values: Cells) => {
        const posted = new FormData();
        for (const [name, cell] of Object.entries(values)) posted.set(name, cell);
        return answerProduct(admin.api, await known(), posted);
      };
      const { sku = '', baixado = '' } = campos;
      await saveProduct(admin.api, product, { revisao, campos: { nome: `${campos.nome} dois` }, opcoes: [] });
      await sell(5);
      const stale = await sent({ revisao, sku, baixado, estoque });
      expect(stale).toMatchObject({ status: 409, typed: { campos: { estoque: String(units) } } });
      if ('path' in stale) return;
      await sent({ revisao: stale.typed.revisao, ...stale.typed.campos });
      expect((await left())[0]).toBe(units);
    },
  );
});
