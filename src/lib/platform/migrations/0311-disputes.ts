/** A dispute is a case for a person. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_cases drop constraint payment_cases_kind_check`.execute(db);
  await sql`alter table payment_cases add constraint payment_cases_kind_check check (kind in ('devolver', 'valor_divergente',
    'devolucao_recusada', 'sem_resposta', 'desconhecido', 'contestacao'))`.execute(db);
}
