/** How much waits for the shop's people. */
import { type Kysely, sql } from 'kysely';
import { SEEN_TWICE } from '#lib/domain/payments/schedule.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type WaitingCounts = {
  readonly pedidos: number;
  readonly devolucoes: number;
  readonly perguntas: number;
  readonly avaliacoes: number;
  readonly mensagens: number;
  readonly clientes: number;
  /** About money, with what differs from a provider's list. */
  readonly casos: number;
  readonly semEstoque: number;
  /** Mails that were tried and not taken. */
  readonly falhas: number;
};

export async function countWaiting(db: Kysely<Schema>): Promise<WaitingCounts> {
  const { rows } = await sql<WaitingCounts>`
    select
      (select count(*)::int from orders where status = 'recebido') as pedidos,
      (select count(*)::int from returns where status = 'pedida') as devolucoes,
      (select count(*)::int from questions q where not q.recusado and (not q.aprovado
        or exists (select 1 from answers a where a.question_id = q.id and not a.aprovado and not a.recusado)
        or not exists (select 1 from answers a where a.question_id = q.id and a.administrador and a.aprovado))) as perguntas,
      (select count(*)::int from reviews where not aprovado and not recusado)
        + (select count(*)::int from store_reviews where not aprovado and not recusado) as avaliacoes,
      (select count(*)::int from leads where status = 'novo' and tipo <> 'solicitation') as mensagens,
      (select count(*)::int from users where revendedor_requested_at is not null and not revendedor) as clientes,
      (select count(*)::int from payment_cases where closed_at is null)
        + (select count(*)::int from payment_differences
          where closed_at is null and seen_at - since >= make_interval(secs => ${SEEN_TWICE})) as casos,
      (select count(*)::int from products where ativo and status = 'disponivel' and estoque <= 0) as "semEstoque",
      (select count(*)::int from outbox where sent_at is null and tries > 0) as falhas`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('counts of what waits came back empty');
  return counts;
}
