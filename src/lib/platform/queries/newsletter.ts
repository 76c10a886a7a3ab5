/** Addresses for the shop's news, and whose they are. */
import { type Insertable, type Kysely, sql } from 'kysely';
import type { NewsletterAssociatesTable, NewsletterTable, Schema } from '../schema.ts';

type Db = Kysely<Schema>;

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
