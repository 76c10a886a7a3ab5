/** Searches for a measure follow the values of products, also where the words of a value stay the same. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../support/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

async function found(busca: string): Promise<readonly number[]> {
  const params = new URLSearchParams({ busca, limit: '100' });
  const response = await store.visitor().fetch(`/api/v2/front/url/product/listing/search?${params}`);
  const { conteudo } = await response.json();
  return conteudo.produtos.map(({ id }: { readonly id: number }) => id);
}

it('a product whose length becomes another one of the same words is found by that one', async () => {
  const [id] = await found('cabo hdmi 2 m');
  const { rows } = await sql<{ own: number; other: number }>`
    insert into characteristic_values (characteristic_id, label, numero, ordem)
      select v.characteristic_id, v.label || ' ', v.numero * 7, v.ordem
      from product_characteristics pc join characteristic_values v on v.id = pc.value_id
        join characteristics c on c.id = v.characteristic_id
      where pc.product_id = ${id} and c.codigo = 'comprimento'
      returning id as other, (select value_id from product_characteristics pc join characteristic_values v on v.id = pc.value_id
        where pc.product_id = ${id} and v.characteristic_id = characteristic_values.characteristic_id) as own`.execute(
    store.db,
  );
  const [{ own, other } = { own: 0, other: 0 }] = rows;
  expect(await found('cabo hdmi 14 m')).not.toContain(id);
  await sql`update product_characteristics set value_id = ${other}
    where product_id = ${id} and value_id = ${own}`.execute(store.db);
  expect(await found('cabo hdmi 14 m')).toContain(id);
});
