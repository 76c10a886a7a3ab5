/** Opinions as the shop reads them, shown or not. */
import { type Kysely, sql } from 'kysely';
import type { Situacao, TipoAvaliacao } from '#lib/domain/opinions/moderation.ts';
import { pattern, situationOf } from '#lib/platform/panel/queries/moderation.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type Choice = {
  readonly situacao: Situacao;
  /** '' for all. */
  readonly busca: string;
  readonly offset: number;
  readonly limit: number;
};

export type ModeratedRow = {
  readonly id: number;
  readonly situacao: Situacao;
  readonly decided_by: string;
  readonly decided_at: Date | null;
  readonly created_at: Date;
  readonly nome: string;
  readonly email: string;
  readonly texto: string;
};

export type OpinionRow = ModeratedRow & {
  readonly nota: number;
  readonly experiencia: number;
  readonly atendimento: number;
  readonly recomenda: boolean;
  readonly autorizacao: boolean;
  /** '' for what is gone, and for the shop itself. */
  readonly alvo: string;
  readonly slug: string;
  readonly lista: boolean;
};

/** Both kinds with the same columns. */
const SOURCES = {
  produto: sql`select r.id, ${situationOf('r')} as situacao, r.decided_by, r.decided_at, r.created_at, r.nome, r.email,
    r.comentario as texto, r.nota::float8 as nota, 0 as experiencia, 0 as atendimento, r.recomenda, true as autorizacao,
    coalesce(p.nome, l.nome, '') as alvo, coalesce(p.slug, l.slug, '') as slug, r.list_id is not null as lista
    from reviews r left join products p on p.id = r.product_id left join lists l on l.id = r.list_id`,
  loja: sql`select s.id, ${situationOf('s')} as situacao, s.decided_by, s.decided_at, s.created_at, s.nome,
    '' as email, s.mensagem as texto, ((s.experiencia + s.atendimento) / 2.0)::float8 as nota, s.experiencia,
    s.atendimento, s.satisfacao as recomenda, s.autorizacao, '' as alvo, '' as slug, false as lista
    from store_reviews s`,
} as const;

/** What waits longest first; what is decided, the newest first. */
export async function listOpinions(
  db: Kysely<Schema>,
  tipo: TipoAvaliacao,
  { situacao, busca, offset, limit }: Choice,
): Promise<{ readonly rows: readonly OpinionRow[]; readonly total: number }> {
  const like = pattern(busca);
  const chosen = sql`from (${SOURCES[tipo]}) o where o.situacao = ${situacao}
    and (o.nome ilike ${like} or o.email ilike ${like} or o.texto ilike ${like} or o.alvo ilike ${like})`;
  const direction = situacao === 'esperando' ? sql`asc` : sql`desc`;
  const { rows } = await sql<OpinionRow>`select o.* ${chosen}
    order by o.created_at ${direction}, o.id ${direction} offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
