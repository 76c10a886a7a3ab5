/** Old addresses and where they lead. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { insertRedirect } from './content-writes.ts';

export type RedirectRow = {
  readonly id: number;
  readonly de: string;
  readonly para: string;
  readonly origem: 'painel' | 'endereco';
  readonly autor: string;
  readonly created_at: Date;
};

export async function redirectFrom(db: Kysely<Schema>, de: string): Promise<string | undefined> {
  const row = await db.selectFrom('redirects').select('para').where('de', '=', de).executeTakeFirst();
  return row?.para;
}

/** Where the address of an archived product leads: to what took its place, else its category, as long as that is shown, else '' as it is gone. */
export async function archivedAt(db: Kysely<Schema>, path: string): Promise<string | undefined> {
  const { rows } = await sql<{ successor: string | null; para: string }>`
    select case when p.arquivado = 'categoria' then (
      select '/' || s.slug from product_relatives r join products s on s.id = r.relative_id
      where r.product_id = p.id and r.tipo = 'sucessor' and s.ativo order by r.ordem limit 1
    ) end as successor, case when p.arquivado = 'categoria' and not exists (
      select from categories above where not above.ativo
        and (above.id = c.id or left(c.caminho, length(above.caminho) + 1) = above.caminho || '/')
    ) then c.caminho else '' end as para
    from products p join categories c on c.id = p.categoria_id
    where p.slug = ${path.slice(1)} and p.arquivado <> ''`.execute(db);
  return rows[0]?.successor ?? rows[0]?.para;
}

/** Those with `busca` in one of their paths, newest first. */
export async function redirectList(
  db: Kysely<Schema>,
  { busca, offset, limit }: { readonly busca: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly RedirectRow[]; readonly total: number }> {
  const pattern = `%${busca.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matching = db
    .selectFrom('redirects')
    .where((where) => where.or([where('de', 'ilike', pattern), where('para', 'ilike', pattern)]));
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'de', 'para', 'origem', 'autor', 'created_at'])
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Blocks other writers of redirects until this transaction ends. */
export async function lockRedirects(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table redirects in share row exclusive mode`.execute(trx);
}

/** What led to `de` leads on at once: nobody is sent twice. */
export async function addRedirect(
  trx: Transaction<Schema>,
  {
    de,
    para,
    autor,
    now,
  }: { readonly de: string; readonly para: string; readonly autor: string; readonly now: Date },
): Promise<void> {
  await trx.updateTable('redirects').set({ para }).where('para', '=', de).execute();
  await insertRedirect(trx, { de, para, autor, created_at: now });
}

export async function removeRedirect(
  trx: Transaction<Schema>,
  id: number,
): Promise<{ readonly de: string; readonly para: string } | undefined> {
  return trx.deleteFrom('redirects').where('id', '=', id).returning(['de', 'para']).executeTakeFirst();
}
