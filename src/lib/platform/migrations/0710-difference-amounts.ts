/** A payment, a return or a charge may have one amount at the provider and another here: that is a difference too, with both. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_differences
    add column valor_provedor integer,
    add column valor_loja integer,
    drop constraint payment_differences_kind_check,
    add constraint payment_differences_kind_check
      check (kind in ('sem_cobranca', 'nao_anotado', 'so_na_loja', 'outro_valor')),
    add constraint payment_differences_amounts check (kind <> 'outro_valor' or valor_provedor <> valor_loja)`.execute(
    db,
  );
}
