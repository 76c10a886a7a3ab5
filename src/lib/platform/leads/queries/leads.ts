/** What visitors write to the shop: messages, requests for a quote, restock requests. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { LeadsTable } from '#lib/platform/schema/messages.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Db = Kysely<Schema>;
type NewLead = Omit<Insertable<LeadsTable>, 'tipo' | 'product_id' | 'valor_id'>;
type ProductLead = NewLead & {
  readonly tipo: 'solicitation' | 'budget';
  readonly product_id: number;
  readonly valor_id: number;
};

/** @returns its id. */
export async function insertMessage(db: Db, lead: NewLead): Promise<number> {
  const { id } = await db
    .insertInto('leads')
    .values({ ...lead, tipo: 'contact', product_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Keeps a request. An open restock request for the same thing and address stays as it is.
 * @returns the id of what is new.
 */
export async function putProductLead(db: Db, lead: ProductLead): Promise<number | undefined> {
  const row = await db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** With the product it is about, '' for none. */
export async function findLead(db: Db, id: number) {
  return db
    .selectFrom('leads as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.tipo', 'l.nome', 'l.email', 'l.contato', 'l.assunto', 'l.mensagem'])
    .select([sql<string>`coalesce(p.nome, '')`.as('produto'), sql<string>`coalesce(p.slug, '')`.as('slug')])
    .where('l.id', '=', id)
    .executeTakeFirst();
}
