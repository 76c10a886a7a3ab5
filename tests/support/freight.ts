/** A product whose freight can be worked out by hand. */
import type { TestStore } from './store.ts';

/** R$ 50,00; 800 g in 10 × 10 × 10 cm, which is less than 800 g of room; ten in stock. */
export const SAMPLE = { preco_por: 5000, peso_g: 800, estoque: 10 } as const;

/** Its id: a product without values, schedules, wholesale prices or pair offers becomes the sample. */
export async function sampleProduct({ db }: Pick<TestStore, 'db'>): Promise<number> {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'disponivel')
    .where((eb) => eb('id', 'not in', eb.selectFrom('product_variants').select('product_id')))
    .where((eb) => eb('id', 'not in', eb.selectFrom('price_schedules').select('product_id')))
    .where((eb) => eb('id', 'not in', eb.selectFrom('wholesale_prices').select('product_id')))
    .where((eb) => eb('id', 'not in', eb.selectFrom('list_items').select('product_id')))
    .where('visible_from', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('products')
    .set({ ...SAMPLE, altura_mm: 100, largura_mm: 100, comprimento_mm: 100 })
    .where('id', '=', id)
    .execute();
  return id;
}
