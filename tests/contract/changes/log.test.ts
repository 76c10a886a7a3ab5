/** What triggers write of each kind of change, whoever makes it. */
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { createTestStore, type TestStore } from '../../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

/** But for those of words, which follow from names and texts, and of the values of one attribute. */
async function lines(...statements: readonly RawBuilder<unknown>[]): Promise<readonly string[]> {
  return (await allLines(...statements)).filter((line) => !/^(words|family):/.test(line));
}

async function allLines(...statements: readonly RawBuilder<unknown>[]): Promise<readonly string[]> {
  await sql`delete from changes`.execute(store.db);
  await inTransaction(store.db, async (trx) => {
    for (const statement of statements) await statement.execute(trx);
  });
  const { rows } = await sql<{ line: string }>`select distinct kind || ':' || key as line from changes
    order by line`.execute(store.db);
  return rows.map(({ line }) => line);
}

describe('a change of a product', () => {
  it.each([
    ['its price', sql`update products set preco_por = preco_por + 1 where id = 7`],
    ['its stock', sql`update products set estoque = estoque + 1 where id = 7`],
    ['a picture', sql`update product_media set label = label || '.' where product_id = 7`],
    ['a step of its price', sql`insert into wholesale_prices values (7, 99, 1)`],
    ['a category', sql`insert into product_categories select 7, id from categories on conflict do nothing`],
    ['a characteristic', sql`delete from product_characteristics where product_id = 7`],
    [
      'a scheduled price',
      sql`insert into price_schedules (product_id, nome, preco_de, preco_por, data_inicial, data_final)
        values (7, 'x', 1, 1, now(), now() + interval '1 day')`,
    ],
    [
      'an approved opinion',
      sql`insert into reviews (product_id, nome, email, nota, comentario, recomenda, aprovado, created_at)
        values (7, 'a', 'b', 5, 'c', true, true, now())`,
    ],
    [
      'an approved question',
      sql`insert into questions (nivel, nivel_id, nome, email, pergunta, aprovado, created_at)
        values ('produto', 7, 'a', 'b', 'c', true, now())`,
    ],
    [
      'an answer to it',
      sql`insert into answers (question_id, nome, email, administrador, resposta, aprovado, created_at)
        select max(id), 'a', 'b', true, 'c', true, now() from questions where nivel = 'produto' and nivel_id = 7`,
    ],
  ])('is told by its id: %s', async (_, statement) => {
    expect(await lines(statement)).toEqual(['product:7']);
  });

  it('is told with the address it had and the one it has', async () => {
    const { slug } = await store.db
      .selectFrom('products')
      .select('slug')
      .where('id', '=', 7)
      .executeTakeFirstOrThrow();
    expect(await lines(sql`update products set slug = 'agora-outro' where id = 7`)).toEqual(
      ['address:/agora-outro', `address:/${slug}`, 'product:7'].toSorted(),
    );
  });

  it('is not told where nothing differs, nor of what no page shows', async () => {
    expect(
      await lines(sql`update products set preco_por = preco_por, updated_at = now(), saves = saves + 1`),
    ).toEqual([]);
    expect(await lines(sql`update reviews set decided_by = 'x'`)).toEqual([]);
  });

  it('that is a value of another is told to whoever shows them all', async () => {
    const { id, lider_id } = await store.db
      .selectFrom('products')
      .select(['id', 'lider_id'])
      .where('lider_id', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const told = await allLines(sql`update products set preco_por = preco_por + 1 where id = ${id}`);
    expect(told).toEqual([`family:${lider_id}`, `product:${id}`]);
  });

  it('of its sales alone is told as such', async () => {
    expect(await lines(sql`update products set vendas = vendas + 1 where id < 9`)).toEqual(['sales:']);
    expect(await lines(sql`update products set popularidade = 1, preco_por = 5 where id = 8`)).toEqual([
      'product:8',
      'sales:',
    ]);
  });

  it('that moves a row to another product is told of both', async () => {
    const move = sql`update product_media set product_id = 6 where id = (select min(id) from product_media where product_id = 8)`;
    expect(await lines(move)).toEqual(['product:6', 'product:8']);
    const pair = sql`insert into combinations (product_id, indicado_id, tipo_desconto, desconto, ordem) values (11, 12, 'valor', 1, 1)`;
    expect(await lines(sql`delete from combinations`, pair)).toContain('product:12');
  });

  it('that takes it out is told of all that hangs on it', async () => {
    const { id } = await store.db
      .selectFrom('products as p')
      .select('p.id')
      .where('p.lider_id', 'is', null)
      .where(sql<boolean>`not exists (select from products f where f.lider_id = p.id)`)
      .orderBy('p.id')
      .executeTakeFirstOrThrow();
    const told = await allLines(sql`delete from products where id = ${id}`);
    expect(told).toEqual(expect.arrayContaining([`product:${id}`, `words:${id}`]));
  });
});

describe('what nobody sees yet', () => {
  it('is not told: an opinion that waits, a draft', async () => {
    const opinion = sql`insert into reviews (product_id, nome, email, nota, comentario, recomenda, aprovado, created_at)
      values (7, 'waits', 'b', 5, 'c', true, false, now())`;
    expect(await lines(opinion, sql`update reviews set comentario = 'd' where nome = 'waits'`)).toEqual([]);
    const draft = sql`insert into content_versions (page_id, state, content, created_at, updated_at)
      select min(id), 'draft', '{}', now(), now() from pages`;
    expect(await lines(draft)).toEqual([]);
  });

  it('is told when it is shown, and when it ceases to be', async () => {
    const shown = (aprovado: boolean) => sql`update reviews set aprovado = ${aprovado} where nome = 'waits'`;
    expect(await lines(shown(true))).toEqual(['product:7']);
    expect(await lines(shown(false))).toEqual(['product:7']);
    const { slug } = await store.db
      .selectFrom('pages')
      .select('slug')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const publish = sql`update content_versions set state = 'published', published_at = now() where state = 'draft'`;
    expect(await lines(publish)).toEqual([`page:${slug}`]);
  });

  it('is a heart', async () => {
    expect(await lines(sql`insert into wishlist (user_id, product_id, valor_id) values (1, 20, 0)`)).toEqual(
      [],
    );
  });
});

describe('a change of the shop', () => {
  it.each([
    ['category:3', sql`update categories set nome = nome || '.' where id = 3`],
    ['brand:2', sql`update brands set nome = nome || '.' where id = 2`],
    ['shipping:', sql`update shipping_rates set valor_base = valor_base + 1`],
    ['menu:1', sql`update menu_items set label = label || '.' where menu_id = 1`],
    ['showcase:1', sql`delete from showcase_products where showcase_id = 1`],
    ['synonyms:', sql`insert into search_synonyms (term, meaning) values ('xyz', 'zyx')`],
    [
      'store-reviews:',
      sql`with key as (insert into store_review_keys (chave, pedido) values ('k', '1') returning chave)
        insert into store_reviews (chave, nome, experiencia, atendimento, satisfacao, autorizacao, mensagem, aprovado)
        select chave, 'n', 9, 9, true, true, 'm', true from key`,
    ],
    [
      'settings:loja',
      sql`insert into settings (chave, valor) values ('loja', '{}') on conflict (chave) do update
      set valor = '{"x":1}'`,
    ],
    [
      'address:/velho',
      sql`insert into redirects (de, para, origem, created_at) values ('/velho', '/novo', 'painel', now())`,
    ],
  ])('is told: %s', async (line, statement) => {
    expect(await lines(statement)).toEqual([line]);
  });

  it('is told with the words of the products it names', async () => {
    expect(await allLines(sql`select search_refresh(array[9])`)).toEqual(['words:9']);
    const told = await allLines(sql`update brands set nome = nome || '.' where id = 2`);
    expect(told.filter((line) => line.startsWith('words:')).length).toBeGreaterThan(1);
  });

  it('that holds for all products is told without one', async () => {
    const statement = sql`insert into price_schedules (nome, preco_de, preco_por, data_inicial, data_final)
      values ('x', 1, 1, now(), now() + interval '1 day')`;
    expect(await lines(statement)).toEqual(['schedules:']);
  });
});

describe('how much is told', () => {
  it('is each row up to a thousand, and then all of its kind', async () => {
    const seals = (count: number) => sql`insert into seals (slug, nome, label, cor_texto, cor_selo, ordem)
      select 'many-' || n, 'n', 'l', '#000', '#fff', 1 from generate_series(1, ${count}::int) n`;
    const drop = sql`delete from seals where slug like 'many-%'`;
    expect((await lines(seals(1000))).length).toBe(1000);
    const told = await lines(drop);
    expect([told.length, told.includes('seal:*')]).toEqual([1000, false]);
    expect(await lines(seals(1001))).toContain('seal:*');
    expect(await lines(drop)).toContain('seal:*');
  });

  it('is that everything is new after a truncate, of the log too', async () => {
    expect(await lines(sql`truncate search_synonyms`)).toEqual(['*:']);
    expect(await lines(sql`truncate changes`)).toEqual(['*:']);
  });
});
