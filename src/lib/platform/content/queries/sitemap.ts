import { type Kysely, sql } from 'kysely';
import { versionJoin } from '#lib/platform/kernel/queries/versions.ts';
import { isVisible } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

export type SitemapRow = {
  readonly caminho: string;
  /** Null where nothing records it. */
  readonly alterado: Date | null;
};

type Window = { readonly offset: number; readonly limit: number };

/** Addresses in an order that only grows at its end: what is seldom new first, products last. `suffix` ends a product's and a list's. */
export async function sitemapRows(
  db: Kysely<Schema>,
  { offset, limit }: Window,
  suffix: string,
  now: Date,
): Promise<readonly SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select caminho, alterado from (${addresses(suffix, now)}) a order by tipo, id offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function sitemapTotal(db: Kysely<Schema>, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${addresses('', now)}) a`.execute(db);
  return rows[0]?.total ?? 0;
}

function addresses(suffix: string, now: Date) {
  return sql`select 1 as tipo, id, caminho, null::timestamptz as alterado from categories where ativo
    union all select 2, id, '/marcas/' || slug, null from brands where ativo
    union all select 3, id, '/c/' || slug, null from landing_pages where ativo
    union all select 4, p.id, '/pagina/' || p.slug, v.began from pages p ${versionJoin('page_id', now)}
      where p.ativo and (v.content->>'indexar')::boolean
    union all select 5, id, '/lista/' || slug || ${suffix}::text, null from lists where ativo
    union all select 6, p.id, '/' || p.slug || ${suffix}::text, p.updated_at from products p where ${isVisible(now)}`;
}
