/** Subscribers of products that are out of stock. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isVisible, stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Batch size; the next run takes the rest. */
const AT_ONCE = 500;

/** Whether a visitor can buy what `l` asks for: of the product as a whole, any of its values. */
function isBack(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(${isVisible(now)} and p.status = 'disponivel' and case l.valor_id when 0 then ${stock}
    else (select estoque from product_variants where product_id = p.id and valor_id = l.valor_id) end > 0)`;
}

/** Marks subscribers whose product is back as notified. @returns Their ids, each to this caller alone. */
export async function takeRestocked(db: Kysely<Schema>, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update leads set told_at = ${now}, status = 'respondido', status_at = ${now}, revisao = revisao + 1
    where id in (
      select l.id from leads l join products p on p.id = l.product_id ${stockJoin}
      where l.tipo = 'solicitation' and l.told_at is null and l.status = 'novo' and ${isBack(now)}
      order by l.id limit ${AT_ONCE} for update of l skip locked
    ) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What somebody asked for; `valor` is '' for the product as a whole. */
export async function findRestock(db: Kysely<Schema>, lead: number, now: Date) {
  const { rows } = await sql<{
    nome: string;
    email: string;
    produto: string;
    slug: string;
    valor: string;
    disponivel: boolean;
  }>`
    select l.nome, l.email, p.nome as produto, p.slug, coalesce(av.label, '') as valor,
      coalesce(${isBack(now)}, false) as disponivel
    from leads l join products p on p.id = l.product_id ${stockJoin}
    left join attribute_values av on av.id = l.valor_id
    where l.id = ${lead}`.execute(db);
  return rows[0];
}

/** Puts a subscriber back on the list, unless they have subscribed again. */
export async function waitOn(db: Kysely<Schema>, lead: number): Promise<void> {
  await sql`update leads l set told_at = null, status = 'novo', status_at = null where l.id = ${lead}
    and not exists (select from leads o where o.tipo = 'solicitation' and o.told_at is null
      and o.product_id = l.product_id and o.valor_id = l.valor_id and o.email = l.email)`.execute(db);
}
