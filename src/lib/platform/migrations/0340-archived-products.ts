/** A product that the shop does not sell any more and keeps: hidden, with what its address answers. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column arquivado text not null default ''
    check (arquivado in ('', 'categoria', 'encerrado'))`.execute(db);
  await sql`alter table products add constraint products_archived_hidden check (arquivado = '' or not ativo)`.execute(
    db,
  );
}
