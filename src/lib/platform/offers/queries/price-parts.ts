import { type RawBuilder, sql } from 'kysely';
import type { PriceParts } from '#lib/domain/offers/parts.ts';

/** What the price of the product `p` of the statement around it is made of, as one value. Values in the order they are shown. */
export const priceParts: RawBuilder<PriceParts> = sql<PriceParts>`json_build_object(
  'onRequest', p.status = 'sobConsulta',
  'de', p.preco_de, 'por', p.preco_por,
  'descontoVista', p.desconto_vista,
  'schedules', array(
    select json_build_object('de', ps.preco_de, 'por', ps.preco_por, 'nome', ps.nome, 'descontoVista', ps.desconto_vista,
      'desde', ${milliseconds('ps.data_inicial')}, 'ate', ${milliseconds('ps.data_final')})
    from price_schedules ps where ps.product_id = p.id order by ps.id),
  'steps', array(
    select json_build_object('quantidade', w.quantidade, 'por', w.preco_por)
    from wholesale_prices w where w.product_id = p.id order by w.quantidade),
  'values', array(
    select json_build_object('id', pv.valor_id, 'de', pv.preco_de, 'por', pv.preco_por,
      'choosable', pv.estoque > 0)
    from product_variants pv where pv.product_id = p.id order by pv.ordem, pv.id))`;

/** A time as milliseconds since 1970, with a fraction. */
export function milliseconds(column: string): RawBuilder<number> {
  return sql<number>`extract(epoch from ${sql.ref(column)})::float8 * 1000`;
}
