/** Showcases as a whole, for who edits them. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { isVisible, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { ShowcaseRule } from '#lib/platform/schema/display.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { putShowcase } from './content-writes.ts';

export type ShowcaseContent = {
  readonly titulo: string;
  readonly ativo: boolean;
  readonly limite: number;
  readonly regra: ShowcaseRule | null;
  readonly produtos: readonly number[];
};

export async function showcaseContents(
  db: Kysely<Schema>,
): Promise<readonly (ShowcaseContent & { readonly id: number; readonly hash: string })[]> {
  const { rows } = await sql<ShowcaseContent & { id: number; hash: string }>`
    select s.id, s.hash, s.titulo, s.ativo, s.limite, s.regra,
      coalesce(array_agg(sp.product_id order by sp.ordem, sp.product_id)
        filter (where sp.product_id is not null), '{}') as produtos
    from showcases s left join showcase_products sp on sp.showcase_id = s.id
    group by s.id order by s.id`.execute(db);
  return rows;
}

/** Blocks other writers of showcases until this transaction ends. */
export async function lockShowcases(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table showcases in share row exclusive mode`.execute(trx);
}

/** Made when it is not there yet. Ids that are no products are left out. */
export async function saveShowcase(
  trx: Transaction<Schema>,
  hash: string,
  { produtos, regra, ...content }: ShowcaseContent,
): Promise<void> {
  const values = { ...content, regra: regra && JSON.stringify(regra) };
  await putShowcase(trx, { hash, nivel: 'Geral', tag_titulo: 'h2', ...values }, produtos);
}

export type ChoiceRow = {
  readonly id: number;
  readonly nome: string;
  readonly sku: string;
  readonly slug: string;
  readonly visivel: boolean;
  readonly estoque: number;
};

/** In the order of `ids`. */
export async function choicesById(
  db: Kysely<Schema>,
  ids: readonly number[],
  now: Date,
): Promise<readonly ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select p.id, p.nome, p.sku, p.slug, ${isVisible(now)} as visivel, ${stock}::int as estoque
    from unnest(${ids}::int[]) with ordinality as chosen (id, ordem)
    join products p on p.id = chosen.id ${stockJoin}
    order by chosen.ordem`.execute(db);
  return rows;
}

/** Whose name holds every word of `busca`, or whose code begins with it; the most popular first. */
export async function choicesByText(
  db: Kysely<Schema>,
  busca: string,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<readonly ChoiceRow[]> {
  const escaped = busca.replaceAll(/[\\%_]/g, '\\$&');
  const words = escaped.split(/\s+/).map((word) => `%${word}%`);
  const { rows } = await sql<ChoiceRow>`
    select p.id, p.nome, p.sku, p.slug, ${isVisible(now)} as visivel, ${stock}::int as estoque
    from products p ${stockJoin}
    where p.nome ilike all(${words}::text[]) or p.sku ilike ${`${escaped}%`}
    order by (p.sku ilike ${escaped}) desc, p.popularidade desc, p.id
    limit ${limit}`.execute(db);
  return rows;
}

export async function categoryChoices(
  db: Kysely<Schema>,
): Promise<readonly { readonly id: number; readonly nome: string; readonly nivel: number }[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'nome', 'nivel'])
    .where('ativo', '=', true)
    .orderBy('caminho')
    .orderBy('id')
    .execute();
}
