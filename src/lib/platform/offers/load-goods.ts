import type { Kysely } from 'kysely';
import { type Known, unknown } from '#lib/platform/kernel/queries/rows.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Goods } from './goods.ts';
import type { LineKey } from './line.ts';
import { combinationsAmong } from './queries/combinations.ts';
import { goodsOf, listsOf } from './queries/goods.ts';

/**
 * Everything that decides what `lines` cost and whether they can be had, at `now`.
 * @param known Left out: the database itself is read, as inside a transaction.
 */
export async function loadGoods(
  db: Kysely<Schema>,
  lines: readonly Pick<LineKey, 'tipo' | 'id_produto'>[],
  now: Date,
  known: Known = unknown(db),
): Promise<Goods> {
  const ids = (tipo: LineKey['tipo']) =>
    lines.filter((line) => line.tipo === tipo).map(({ id_produto }) => id_produto);
  const lists = await listsOf(db, unique(ids('lista')));
  const inLists = lists.flatMap(({ itens }) => itens.map(({ product_id }) => product_id));
  const all = unique([...ids('produto'), ...inLists]);
  const products = await goodsOf(known, all, now);
  const offers = await combinationsAmong(known, all);
  return {
    lists: new Map(lists.map((list) => [list.id, list])),
    products: new Map(products.map((good) => [good.id, good])),
    offers: offers.map(({ id, product_id, indicado_id, tipo_desconto, desconto }) => ({
      id,
      main: product_id,
      offered: indicado_id,
      tipoDesconto: tipo_desconto,
      desconto,
    })),
  };
}

function unique(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)];
}
