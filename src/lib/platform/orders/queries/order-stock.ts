/** The stock that orders take and give back. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Units of a product, or of one value of it; `valor_id` 0 is the product itself. */
export type StockItem = {
  readonly product_id: number;
  readonly valor_id: number;
  readonly quantidade: number;
};

/** How many units were left afterwards; undefined, with nothing taken, when there were fewer than that. */
export async function takeItem(trx: Transaction<Schema>, item: StockItem): Promise<number | undefined> {
  const { product_id, valor_id, quantidade } = item;
  const rest = sql<number>`estoque - ${quantidade}`;
  const row =
    valor_id === 0
      ? await trx
          .updateTable('products')
          .set({ estoque: rest })
          .where('id', '=', product_id)
          .where('estoque', '>=', quantidade)
          .where('status', '=', 'disponivel')
          .returning('estoque')
          .executeTakeFirst()
      : await trx
          .updateTable('product_variants')
          .set({ estoque: rest })
          .where('product_id', '=', product_id)
          .where('valor_id', '=', valor_id)
          .where('estoque', '>=', quantidade)
          .returning('estoque')
          .executeTakeFirst();
  return row?.estoque;
}

/** How many units there are afterwards; undefined for what the shop does not have any more. */
export async function returnItem(trx: Transaction<Schema>, item: StockItem): Promise<number | undefined> {
  const { product_id, valor_id, quantidade } = item;
  const more = sql<number>`estoque + ${quantidade}`;
  const row =
    valor_id === 0
      ? await trx
          .updateTable('products')
          .set({ estoque: more })
          .where('id', '=', product_id)
          .returning('estoque')
          .executeTakeFirst()
      : await trx
          .updateTable('product_variants')
          .set({ estoque: more })
          .where('product_id', '=', product_id)
          .where('valor_id', '=', valor_id)
          .returning('estoque')
          .executeTakeFirst();
  return row?.estoque;
}

/** What one unit of each list in an order took. */
export type ListStock = {
  readonly linha: number;
  readonly product_id: number;
  readonly valor_id: number;
  readonly unidades: number;
};

export async function insertListStock(
  trx: Transaction<Schema>,
  numero: number,
  items: readonly ListStock[],
): Promise<void> {
  if (items.length === 0) return;
  await trx
    .insertInto('order_list_stock')
    .values(items.map((item) => ({ ...item, numero })))
    .execute();
}

/** What the lists of an order took; nothing of one from before it was kept. */
export async function listStock(db: Kysely<Schema>, numero: number): Promise<readonly ListStock[]> {
  return db
    .selectFrom('order_list_stock')
    .select(['linha', 'product_id', 'valor_id', 'unidades'])
    .where('numero', '=', numero)
    .orderBy('linha')
    .orderBy('product_id')
    .orderBy('valor_id')
    .execute();
}

export type ListPart = {
  readonly numero: number;
  readonly linha: number;
  readonly codigo: string;
  readonly quantidade: number;
};

/** What is in one unit of each list of these orders, by the codes of today; '' for what the shop does not have any more. */
export async function listParts(
  db: Kysely<Schema>,
  numeros: readonly number[],
): Promise<readonly ListPart[]> {
  const { rows } = await sql<ListPart>`
    select s.numero, s.linha, coalesce(v.sku, p.sku, '') as codigo, s.unidades as quantidade
    from order_list_stock s
    left join products p on p.id = s.product_id and s.valor_id = 0
    left join product_variants v on v.product_id = s.product_id and v.valor_id = s.valor_id
    where s.numero = any(${numeros}::int[])
    order by s.numero, s.linha, s.product_id, s.valor_id`.execute(db);
  return rows;
}

/** Of a locked order: units that are sold again. False when it never took so many, or gave them back before. */
export async function noteReturned(
  trx: Transaction<Schema>,
  numero: number,
  { product_id, valor_id, quantidade }: StockItem,
): Promise<boolean> {
  const row = await trx
    .updateTable('order_stock')
    .set({ devolvida: sql<number>`devolvida + ${quantidade}` })
    .where('numero', '=', numero)
    .where('product_id', '=', product_id)
    .where('valor_id', '=', valor_id)
    .where(sql<boolean>`devolvida + ${quantidade} <= quantidade`)
    .returning('numero')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a locked order: units that were taken for it in exchange. */
export async function noteSent(trx: Transaction<Schema>, numero: number, item: StockItem): Promise<void> {
  await trx
    .insertInto('order_stock')
    .values({ ...item, numero })
    .onConflict((conflict) =>
      conflict
        .columns(['numero', 'product_id', 'valor_id'])
        .doUpdateSet({ quantidade: sql<number>`order_stock.quantidade + excluded.quantidade` }),
    )
    .execute();
}

export async function insertOrderStock(
  trx: Transaction<Schema>,
  numero: number,
  items: readonly StockItem[],
): Promise<void> {
  await trx
    .insertInto('order_stock')
    .values(items.map((item) => ({ ...item, numero })))
    .execute();
}

/** Without what came back of it already. */
export async function orderStock(db: Kysely<Schema>, numero: number): Promise<readonly StockItem[]> {
  return db
    .selectFrom('order_stock')
    .select(['product_id', 'valor_id', sql<number>`quantidade - devolvida`.as('quantidade')])
    .where('numero', '=', numero)
    .where(sql<boolean>`quantidade > devolvida`)
    .orderBy('product_id')
    .orderBy('valor_id')
    .execute();
}
