import { type RawBuilder, sql } from 'kysely';
import type { Order } from '#lib/domain/listing-order.ts';
import { folded } from './listing-conditions.ts';

/** Sorts the rows of `scope`. Unavailable products are last in every order, ties go by id. */
export function orderBy(order: Order): RawBuilder<unknown> {
  return sql`unavailable, ${KEYS[order]}, id`;
}

const ratings = sql`(select avg(r.nota) from reviews r where r.product_id = scope.id and r.aprovado)`;
const opinions = sql`(select count(*) from reviews r where r.product_id = scope.id and r.aprovado)`;
const favourites = sql`(select count(*) from wishlist w where w.product_id = scope.id)`;

/** What has no price comes after what has one. */
const KEYS: Readonly<Record<Order, RawBuilder<unknown>>> = {
  // What a search is looking for goes first; elsewhere all products are equally relevant.
  Popularidade: sql`relevance desc, popularidade desc`,
  'Menor Preço': sql`por asc nulls last`,
  'Maior Preço': sql`por desc nulls last`,
  'Mais Vendidos': sql`vendas desc, popularidade desc`,
  Lançamentos: sql`created_at desc`,
  // By code point after folding, which is the same in every database whatever its locale.
  'Nome A-Z': sql`${folded(sql`nome`)} collate "C"`,
  'Maior Desconto': sql`desconto desc nulls last`,
  'Melhor Avaliados': sql`${ratings} desc nulls last, ${opinions} desc`,
  Favoritos: sql`${favourites} desc, popularidade desc`,
};
