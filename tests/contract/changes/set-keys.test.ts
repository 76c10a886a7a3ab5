/** Which questions the catalogue tells to have another answer after a change, and that it tells of no others. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());
beforeEach(() => store.platform.catalogueRead());

const PRODUCT = 7;

/** What is told in the transaction of these statements, but for what triggers tell. */
async function told(...statements: readonly RawBuilder<unknown>[]): Promise<readonly string[]> {
  const keys = new Set<string>();
  const end = store.changes.subscribe((change) => {
    for (const key of change.keys) if (/^(listing|relatives):/.test(key)) keys.add(key);
  });
  await inTransaction(store.db, async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });
  await store.platform.catalogueRead();
  end();
  return [...keys].sort();
}

/** Of products that meet a condition. */
async function placesOf(condition: RawBuilder<boolean>) {
  const { rows } = await sql<{ brand: number; category: number; own: number }>`
    select p.marca_id as brand, pc.categoria_id as category, p.categoria_id as own from products p
    join product_categories pc on pc.product_id = p.id where p.ativo and ${condition}`.execute(store.db);
  return {
    listings: [
      'listing:all',
      'listing:search',
      ...rows.flatMap(({ brand, category }) => [`listing:brand:${brand}`, `listing:category:${category}`]),
    ],
    relatives: rows.flatMap(({ category, own }) => [
      `relatives:category:${category}`,
      `relatives:category:${own}`,
    ]),
  };
}

const sorted = (...keys: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(keys.flat())].sort();
const own = () => placesOf(sql`p.id = ${PRODUCT}`);

describe('a change of one product', () => {
  it('in its price ends the listings it stands in, and no recommendations', async () => {
    const { listings } = await own();
    expect(listings.length).toBeGreaterThan(3);
    expect(await told(sql`update products set preco_por = preco_por + 1 where id = ${PRODUCT}`)).toEqual(
      sorted(listings),
    );
  });

  it('in a scheduled price does so too', async () => {
    const schedule = sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
      values (${PRODUCT}, 'Semana', 2, 1, '2026-12-01T00:00:00Z', '2026-12-08T00:00:00Z')`;
    expect(await told(schedule)).toEqual(sorted((await own()).listings));
  });

  it('that no listing shows ends none: stock that is left, a picture, an opinion that waits', async () => {
    const statements = [
      sql`update products set estoque = estoque + 1 where id = ${PRODUCT} and estoque > 0`,
      sql`update product_media set label = label || '.' where product_id = ${PRODUCT}`,
      sql`insert into reviews (product_id, nome, email, nota, comentario, recomenda, aprovado, created_at)
        values (${PRODUCT}, 'a', 'b', 5, 'c', true, false, now())`,
    ];
    expect(await told(...statements)).toEqual([]);
  });

  it('in its description ends searches', async () => {
    const description = sql`update products set descricao_longa = descricao_longa || ' novidade' where id = ${PRODUCT}`;
    expect(await told(description)).toEqual(['listing:search']);
  });

  it('that sells it out ends listings and recommendations', async () => {
    const { listings, relatives } = await own();
    const soldOut = sql`update products set estoque = 0 where id = ${PRODUCT}`;
    const ofValues = sql`update product_variants set estoque = 0 where product_id = ${PRODUCT}`;
    expect(await told(soldOut, ofValues)).toEqual(sorted(listings, relatives));
  });

  it('that takes it out of a category ends that one too', async () => {
    const { listings, relatives } = await own();
    const leave = sql`delete from product_categories where product_id = ${PRODUCT} and categoria_id = (
      select max(categoria_id) from product_categories where product_id = ${PRODUCT})`;
    const keys = await told(leave);
    expect(keys).toEqual(sorted(listings, relatives));
    expect(sorted((await own()).listings).length).toBe(sorted(listings).length - 1);
  });

  it('that gives it to another brand ends both', async () => {
    const before = await own();
    const keys = await told(sql`update products set marca_id = 1 + marca_id % 3 where id = ${PRODUCT}`);
    const after = await own();
    expect(before.listings).not.toEqual(after.listings);
    expect(keys).toEqual(sorted(before.listings, after.listings));
  });

  it('that hides it ends what it stood in, and then nothing more', async () => {
    const { listings, relatives } = await own();
    const hidden = sql`update products set ativo = false where id = ${PRODUCT}`;
    expect(await told(hidden)).toEqual(sorted(listings, relatives));
    expect(await told(sql`update products set preco_por = preco_por + 1 where id = ${PRODUCT}`)).toEqual([]);
    const shown = sql`update products set ativo = true where id = ${PRODUCT}`;
    expect(await told(shown)).toEqual(sorted(listings, relatives));
  });

  it('that sells more of it ends what is sorted by that', async () => {
    const { listings, relatives } = await own();
    expect(await told(sql`update products set vendas = vendas + 1 where id = ${PRODUCT}`)).toEqual(
      sorted(listings),
    );
    expect(
      await told(sql`update products set popularidade = popularidade + 1 where id = ${PRODUCT}`),
    ).toEqual(sorted(listings, relatives));
  });
});

it('a new product ends the listings it comes into, and none before it is in one', async () => {
  const id = 100_001;
  const born = sql`insert into products (id, slug, sku, ean, mpn, nome, marca_id, categoria_id, status, preco_de, preco_por,
      estoque, descricao_curta, descricao_longa, altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses,
      popularidade, created_at)
    select ${id}::int, slug || '-n', sku || '-n', '', mpn, nome, marca_id, categoria_id, 'disponivel', 0, 14, 1, '', '',
      altura_mm, largura_mm, comprimento_mm, peso_g, garantia_meses, 1000, created_at
    from products where id = ${PRODUCT}`;
  const placed = sql`insert into product_categories (product_id, categoria_id)
    select ${id}::int, categoria_id from product_categories where product_id = ${PRODUCT}`;
  const keys = await told(born, placed);
  const { listings, relatives } = await placesOf(sql`p.id = ${id}`);
  expect(keys).toEqual(sorted(listings, relatives));
  expect(await told(sql`delete from products where id = ${id}`)).toEqual(sorted(listings, relatives));
});

describe('another name', () => {
  it('of a brand ends the listings that offer it as a filter', async () => {
    const { listings } = await placesOf(sql`p.marca_id = 2`);
    const keys = await told(sql`update brands set nome = nome || ' Brasil' where id = 2`);
    expect(keys).toEqual(sorted(listings, ['listing:chosen']));
    const others = await placesOf(sql`true`);
    expect(sorted(others.listings).length).toBeGreaterThan(sorted(listings).length);
  });

  it('of a brand without products ends none but searches', async () => {
    await told(
      sql`insert into brands (id, slug, nome, descricao, ordem) values (900, 'vazia', 'Vazia', '', 900)`,
    );
    const keys = await told(sql`update brands set nome = 'Oca' where id = 900`);
    expect(keys).toEqual(['listing:chosen', 'listing:search']);
  });

  it('of a value of a characteristic ends the listings of what has it', async () => {
    const { rows } = await sql<{ id: number }>`select value_id as id from product_characteristics
      group by 1 order by count(*), 1 limit 1`.execute(store.db);
    const [{ id } = { id: 0 }] = rows;
    const { listings } = await placesOf(
      sql`exists (select 1 from product_characteristics h where h.product_id = p.id and h.value_id = ${id})`,
    );
    const keys = await told(sql`update characteristic_values set label = label || '!' where id = ${id}`);
    expect(keys).toEqual(sorted(listings, ['listing:chosen']));
  });
});

it('categories in another order end every listing', async () => {
  expect(await told(sql`update categories set ordem = 100 - ordem`)).toContain('listing:*');
});

it('a change of very many products ends every answer of the catalogue', async () => {
  const many = sql`insert into changes (kind, key) values ('product', '*')`;
  const seen = sql`update products set preco_por = preco_por + 1 where id = ${PRODUCT}`;
  expect(await told(many, seen)).toEqual(expect.arrayContaining(['listing:*', 'relatives:*']));
});

it('what may be anything, as on another server, ends every answer and is read anew', async () => {
  const hidden = sql`update products set ativo = false where id = ${PRODUCT}`;
  expect(await told(sql`insert into changes (kind, key) values ('*', '')`, hidden)).toEqual(
    expect.arrayContaining(['listing:*', 'relatives:*']),
  );
  expect(await told(sql`update products set preco_por = preco_por + 1 where id = ${PRODUCT}`)).toEqual([]);
});
