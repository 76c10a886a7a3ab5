/** What visitors wrote to the shop, as the shop works through it. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SituacaoMensagem } from '#lib/domain/opinions/moderation.ts';
import { pattern } from '#lib/platform/panel/queries/moderation.ts';
import type { LeadsTable } from '#lib/platform/schema/messages.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

type Tipo = LeadsTable['tipo'];

export type MessageRow = {
  readonly id: number;
  readonly status: SituacaoMensagem;
  readonly status_at: Date | null;
  readonly status_by: string;
  readonly nota: string;
  readonly revisao: number;
  readonly created_at: Date;
  readonly nome: string;
  readonly email: string;
  readonly contato: string;
  readonly assunto: string;
  readonly mensagem: string;
  readonly produto: string;
  readonly slug: string;
  readonly valor: string;
};

type Choice = {
  readonly status: SituacaoMensagem;
  readonly busca: string;
  readonly offset: number;
  readonly limit: number;
};

/** The longest waiting first among the new ones, else what changed last. */
export async function listMessages(
  db: Kysely<Schema>,
  tipo: Tipo,
  { status, busca, offset, limit }: Choice,
): Promise<{ readonly rows: readonly MessageRow[]; readonly total: number }> {
  const like = pattern(busca);
  const chosen = sql`from leads l left join products p on p.id = l.product_id
    left join attribute_values v on v.id = l.valor_id
    where l.tipo = ${tipo} and l.status = ${status} and (l.id::text = ${busca} or l.nome ilike ${like}
      or l.email ilike ${like} or l.assunto ilike ${like} or l.mensagem ilike ${like} or p.nome ilike ${like})`;
  const order = status === 'novo' ? sql`l.id` : sql`l.status_at desc nulls last, l.id desc`;
  const { rows } = await sql<MessageRow>`
    select l.id, l.status, l.status_at, l.status_by, l.nota, l.revisao, l.created_at, l.nome, l.email, l.contato,
      l.assunto, l.mensagem, coalesce(p.nome, '') as produto, coalesce(p.slug, '') as slug,
      coalesce(v.label, '') as valor
    ${chosen} order by ${order} offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function countMessages(
  db: Kysely<Schema>,
  tipo: Tipo,
): Promise<Record<SituacaoMensagem, number>> {
  const { rows } = await sql<Record<SituacaoMensagem, number>>`
    select count(*) filter (where status = 'novo')::int as novo,
      count(*) filter (where status = 'respondido')::int as respondido,
      count(*) filter (where status = 'encerrado')::int as encerrado
    from leads where tipo = ${tipo}`.execute(db);
  return rows[0] ?? { novo: 0, respondido: 0, encerrado: 0 };
}

export type WaitingRow = {
  readonly produto: string;
  readonly slug: string;
  readonly valor: string;
  readonly pessoas: number;
  readonly desde: Date;
};

/** What most people wait for first. */
export async function waitingPeople(db: Kysely<Schema>): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select p.nome as produto, p.slug, coalesce(v.label, '') as valor, count(*)::int as pessoas,
      min(l.created_at) as desde
    from leads l join products p on p.id = l.product_id left join attribute_values v on v.id = l.valor_id
    where l.tipo = 'solicitation' and l.told_at is null and l.status = 'novo'
    group by p.id, p.nome, p.slug, l.valor_id, v.label order by pessoas desc, desde limit 200`.execute(db);
  return rows;
}

/** How often it was saved, for this transaction alone; undefined where there is none. */
export async function lockMessage(trx: Transaction<Schema>, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('leads')
    .select('revisao')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.revisao;
}

/** Of one that is locked. */
export async function changeMessage(
  trx: Transaction<Schema>,
  id: number,
  change: Pick<MessageRow, 'status' | 'nota' | 'revisao' | 'status_by'> & { readonly status_at: Date },
): Promise<void> {
  await trx.updateTable('leads').set(change).where('id', '=', id).execute();
}
