/**
 * Everything that the shop's people did, of all tables that keep who and when: the history of the panel and the rows that say it of
 * themselves (`keptIn` of `write.ts`). Without an author it was a visitor, or the shop by itself. What has a name is named by it.
 */
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { ChangedField } from '#lib/platform/schema/shop.ts';

export type Act = {
  readonly id: string;
  readonly em: Date;
  readonly autor: string;
  readonly secao: string;
  readonly alvo: string;
  readonly acao: 'mudou' | 'criou' | 'removeu';
  readonly campos: readonly ChangedField[];
};

export type ActChoice = {
  /** '' for everybody, every area and every time. */
  readonly pessoa: string;
  readonly secao: string;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  readonly busca: string;
};

const field = (campo: string, depois: string, antes = `''`) =>
  `jsonb_build_array(jsonb_build_object('campo', '${campo}', 'antes', ${antes}, 'depois', ${depois}))`;
const decided = (table: string, secao: string) =>
  `select '${table}:' || t.id, t.decided_at, t.decided_by, '${secao}', t.nome, 'mudou',
    ${field('situacao', `case when t.aprovado then 'publicada' else 'recusada' end`)} from ${table} t where t.decided_by <> ''`;

const OF_VERSION = `case when v.banner_id is not null then 'banners' when v.appearance_id is not null then 'configuracoes' else 'paginas' end,
      coalesce(p.slug, e.slug, b.nome, 'aparencia')`;

const ACTS = sql.raw(`(
  select 'c:' || c.id as id, c.created_at as em, autor, secao, coalesce(u.nome_razao, alvo) as alvo, acao, campos
    from panel_changes c left join users u on c.secao = 'clientes' and u.id::text = c.alvo
  union all select 'o:' || id, created_at, author, 'pedidos', numero::text, 'mudou', ${field('situacao', 'status')}
    from order_steps where author <> ''
  union all select 'e:' || id, created_at, author, 'pedidos', numero::text, 'mudou', ${field('entrega', 'estado')} from parcel_states
  union all select 'p:' || id, created_at, author, 'pedidos', numero::text, 'mudou', ${field('pagamento', 'para', 'de')}
    from order_payment_steps where author <> ''
  union all select 'd:' || s.id, s.created_at, s.author, 'devolucoes', 'pedido ' || r.numero, 'mudou', ${field('situacao', 's.para', 's.de')}
    from return_steps s join returns r on r.id = s.return_id where s.author <> ''
  union all select 'v:' || v.id, v.published_at, v.publisher, ${OF_VERSION}, 'mudou', ${field('versao', `'publicada'`)}
    from content_versions v left join pages p on p.id = v.page_id left join pieces e on e.id = v.piece_id left join banners b on b.id = v.banner_id
    where v.publisher <> '' and v.published_at is not null
  union all select 'r:' || v.id, v.updated_at, v.author, ${OF_VERSION}, 'mudou', ${field('versao', `'rascunho'`)}
    from content_versions v left join pages p on p.id = v.page_id left join pieces e on e.id = v.piece_id left join banners b on b.id = v.banner_id
    where v.author <> '' and v.state = 'draft'
  union all select 'l:' || id, status_at, status_by, 'mensagens', nome, 'mudou', ${field('situacao', 'status')}
    from leads where status_by <> '' and status_at is not null
  union all select 'n:' || n.id, n.created_at, author, 'clientes', u.nome_razao, 'criou', ${field('nota', `'nova'`)}
    from customer_notes n join users u on u.id = n.user_id
  union all select 'a:' || id, created_at, author, 'pedidos', numero::text, 'mudou', ${field('nota', `'nova'`)} from order_notes
  union all select 'm:' || id, created_at, author, 'midia', nome, 'criou', ${field('arquivo', 'nome')} from media where author <> ''
  union all select 's:' || id, created_at, user_name, 'planilhas', arquivo, 'criou', ${field('situacao', 'state')}
    from catalogue_imports where user_name <> ''
  union all select 'b:' || id, created_at, author, 'pagamentos', nome, 'criou', ${field('arquivo', 'nome')}
    from bank_statements where author <> ''
  union all select 'w:' || id, created_at, author, 'pagamentos', ate::text, 'mudou', ${field('extrato', 'nota')}
    from statement_waivers where author <> ''
  union all ${decided('reviews', 'avaliacoes')} union all ${decided('store_reviews', 'avaliacoes')}
  union all ${decided('questions', 'perguntas')} union all ${decided('answers', 'perguntas')}
) as a`);

/** Newest first. */
export async function listActs(
  db: Kysely<Schema>,
  { pessoa, secao, from, until, busca }: ActChoice,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly Act[]; readonly total: number }> {
  const chosen = sql`from ${ACTS} where (${pessoa} = '' or a.autor = ${pessoa}) and (${secao} = '' or a.secao = ${secao})
    and (${busca} = '' or position(lower(${busca}) in lower(a.alvo)) > 0)
    and a.em >= ${from ?? new Date(0)} and a.em < ${until ?? FOREVER}`;
  const { rows } = await sql<Act>`
    select a.* ${chosen} order by a.em desc, a.id desc offset ${offset} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${chosen}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

const FOREVER = new Date('9999-01-01T00:00:00Z');

/** Whoever and whatever area stands there, in order. */
export async function listActors(
  db: Kysely<Schema>,
): Promise<{ readonly pessoas: readonly string[]; readonly secoes: readonly string[] }> {
  const { rows } = await sql<{ autor: string; secao: string }>`
    select distinct a.autor, a.secao from ${ACTS} order by a.autor, a.secao`.execute(db);
  return {
    pessoas: [...new Set(rows.map(({ autor }) => autor))],
    secoes: [...new Set(rows.map(({ secao }) => secao))].toSorted(),
  };
}
