/** Conditions every reading of the catalogue shares. `p` is `products` in the statement around them. */
import { type RawBuilder, sql } from 'kysely';

/** What a visitor may see at `now`. */
export function isVisible(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.ativo and (p.visible_from is null or p.visible_from <= ${now})
    and (p.visible_until is null or p.visible_until > ${now}))`;
}

/** What decides it, for readers that keep a row and ask later. */
export type Shown = {
  readonly ativo: boolean;
  readonly visible_from: Date | null;
  readonly visible_until: Date | null;
};
export const SHOWN = sql`p.ativo, p.visible_from, p.visible_until`;

/** The same as `isVisible`, of a row that was read without regard to the time. */
export function isShownAt({ ativo, visible_from, visible_until }: Shown, now: Date): boolean {
  return (
    ativo && (visible_from === null || visible_from <= now) && (visible_until === null || visible_until > now)
  );
}

/** The stock that counts: of the values of its `simples` attribute where it has one. Joined as `v` on `p`. */
export const stockJoin = sql`left join lateral (
  select sum(estoque)::int as estoque from product_variants where product_id = p.id
) v on true`;
export const stock = sql<number>`coalesce(v.estoque, p.estoque)`;
