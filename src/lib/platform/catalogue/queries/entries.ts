/** What listings know of products, as it is read into the catalogue (catalogue/memory/catalogue.ts). */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Availability } from '#lib/domain/catalogue/listing-filters.ts';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import { milliseconds, priceParts } from '#lib/platform/offers/queries/price-parts.ts';
import { stock, stockJoin } from '#lib/platform/offers/queries/visible.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** Times are milliseconds since 1970, with a fraction. */
export type GoodsRow = {
  readonly id: number;
  /** The category of its address, and the product that leads the values of its `unico` attribute: listings know neither. */
  readonly principal: number;
  readonly lider: number | null;
  /** Ids of what it is filtered by. */
  readonly marca: number;
  readonly categoria: readonly number[];
  readonly filtro: readonly number[];
  readonly atributo: readonly number[];
  readonly selo: readonly number[];
  readonly situacao: Availability;
  readonly price: PriceParts;
  /** Null when it is not shown at all. */
  readonly desde: number | null;
  readonly ate: number | null;
  readonly nome: string;
  readonly popularidade: number;
  readonly vendas: number;
  readonly criado: number;
  /** Of the approved opinions; null without any. */
  readonly nota: number | null;
  readonly opinioes: number;
  readonly favoritos: number;
};

/** The products with these ids; those that are gone are missing. */
export function goodsRows(db: Kysely<Schema>, ids: readonly number[]): Promise<readonly GoodsRow[]> {
  return goodsWhere(db, (column) => sql`${sql.ref(column)} = any(${ids}::int[])`);
}

/** The products from the first id to the last, in order. */
export function goodsBetween(db: Kysely<Schema>, first: number, last: number): Promise<readonly GoodsRow[]> {
  return goodsWhere(db, (column) => sql`${sql.ref(column)} between ${first} and ${last}`);
}

type Which = (column: string) => RawBuilder<unknown>;

async function goodsWhere(db: Kysely<Schema>, which: Which): Promise<readonly GoodsRow[]> {
  const { rows } = await sql<{ goods: GoodsRow }>`
    select json_build_object(
      'id', p.id, 'principal', p.categoria_id, 'lider', p.lider_id, 'marca', p.marca_id,
      'categoria', array(select categoria_id from product_categories where product_id = p.id),
      'filtro', array(select value_id from product_characteristics where product_id = p.id),
      'atributo', array(select valor_id from product_variants where product_id = p.id
        union select p.unico_valor_id where p.unico_valor_id is not null),
      'selo', array(select seal_id from product_seals where product_id = p.id),
      'situacao', case when p.status = 'disponivel' and ${stock} <= 0 then 'indisponivel' else p.status end,
      'price', ${priceParts},
      'desde', case when p.ativo then coalesce(${milliseconds('p.visible_from')}, 0) end,
      'ate', ${milliseconds('p.visible_until')},
      'nome', p.nome,
      'popularidade', p.popularidade, 'vendas', p.vendas, 'criado', ${milliseconds('p.created_at')},
      'nota', r.nota, 'opinioes', coalesce(r.opinioes, 0), 'favoritos', coalesce(w.favoritos, 0)
    ) as goods
    from products p
    ${stockJoin}
    left join (
      select product_id, avg(nota) as nota, count(*) as opinioes from reviews
      where aprovado and ${which('product_id')} group by product_id
    ) r on r.product_id = p.id
    left join (
      select product_id, count(*) as favoritos from wishlist where ${which('product_id')} group by product_id
    ) w on w.product_id = p.id
    where ${which('p.id')} order by p.id`.execute(db);
  return rows.map(({ goods }) => goods);
}

/** Up to `count` ids above `after`, in order. */
export async function productIds(
  db: Kysely<Schema>,
  after: number,
  count: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}

/** What orders of listings count by. */
export type Popularity = Pick<GoodsRow, 'id' | 'popularidade' | 'vendas' | 'favoritos'>;

/** Of the products from the first id to the last, in order. */
export async function popularityBetween(
  db: Kysely<Schema>,
  first: number,
  last: number,
): Promise<readonly Popularity[]> {
  const { rows } = await sql<Popularity>`
    select p.id, p.popularidade, p.vendas, coalesce(w.favoritos, 0)::int as favoritos
    from products p
    left join (
      select product_id, count(*) as favoritos from wishlist where product_id between ${first} and ${last}
      group by product_id
    ) w on w.product_id = p.id
    where p.id between ${first} and ${last} order by p.id`.execute(db);
  return rows;
}
