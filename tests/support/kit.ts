/** A kit of its own for a test; to be dropped at its end. */
import type { TestStore } from './store.ts';

type Parts = Readonly<Record<number, number>>;
type Db = Pick<TestStore, 'db'>;

/** Of products by id, with how many of each. Returns its id. */
export async function insertKit(
  store: Db,
  terms: { readonly desconto?: number; readonly preco?: number },
  parts: Parts,
): Promise<number> {
  const { id } = await store.db
    .insertInto('lists')
    .values({ slug: 'kit-do-teste', nome: 'Kit', tipo: 'fechada', descricao: '', ordem: 0, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setParts(store, id, parts);
  return id;
}

export async function setParts({ db }: Db, list_id: number, parts: Parts): Promise<void> {
  await db.deleteFrom('list_items').where('list_id', '=', list_id).execute();
  const items = Object.entries(parts).map(([product, quantidade], ordem) => ({
    ...{ list_id, product_id: Number(product), valor_id: 0, quantidade, ordem },
  }));
  await db.insertInto('list_items').values(items).execute();
}

export async function dropKit({ db }: Db, id: number): Promise<void> {
  await db.deleteFrom('lists').where('id', '=', id).execute();
}
