/** What visitors leave at the shop: messages, and addresses for its news. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { LeadsTable, NewsletterAssociatesTable, NewsletterTable, Schema } from '../schema.ts';

type Db = Kysely<Schema>;

/** @returns its id. */
export async function insertMessage(
  db: Db,
  lead: Omit<Insertable<LeadsTable>, 'tipo' | 'product_id' | 'valor_id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('leads')
    .values({ ...lead, tipo: 'contact', product_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An address that is there already keeps its date; what is new about it is taken over. */
export async function putSubscriber(db: Db, subscriber: Insertable<NewsletterTable>): Promise<void> {
  const given = (column: 'nome' | 'segmento') =>
    sql<string>`coalesce(nullif(${sql.ref(`excluded.${column}`)}, ''), ${sql.ref(`newsletter.${column}`)})`;
  await db
    .insertInto('newsletter')
    .values(subscriber)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        nome: given('nome'),
        segmento: given('segmento'),
        informacoes_adicionais: sql<string>`coalesce(nullif(excluded.informacoes_adicionais, '{}'), newsletter.informacoes_adicionais)`,
      }),
    )
    .execute();
}

/** The people that belong to an address, in the place of those of the same names. */
export async function putAssociates(
  db: Db,
  email: string,
  associates: readonly Insertable<NewsletterAssociatesTable>[],
): Promise<void> {
  const names = associates.map(({ nome }) => nome);
  await db
    .deleteFrom('newsletter_associates')
    .where('email', '=', email)
    .where('nome', 'in', names)
    .execute();
  await db.insertInto('newsletter_associates').values(associates).execute();
}
