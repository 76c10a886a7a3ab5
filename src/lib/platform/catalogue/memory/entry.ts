/** A product as listings know it. */
import { AVAILABILITIES } from '#lib/domain/catalogue/listing-filters.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { productOffer, shownPrice } from '#lib/domain/offers/offer.ts';
import type { PriceParts, Terms } from '#lib/domain/offers/parts.ts';
import { discountBadge } from '#lib/domain/offers/prices.ts';
import type { GoodsRow } from '../queries/entries.ts';
import type { Marks } from './filter-ids.ts';
import type { Run, Runs } from './filter-runs.ts';

export type Goods = Run &
  Pick<
    GoodsRow,
    | 'id'
    | 'principal'
    | 'lider'
    | 'desde'
    | 'ate'
    | 'popularidade'
    | 'vendas'
    | 'criado'
    | 'nota'
    | 'opinioes'
    | 'favoritos'
  > & {
    /** Lower case without accents. */
    readonly nome: string;
    readonly unavailable: boolean;
    readonly price: PriceParts;
  };

/**
 * The price on its card: the main price in centavos, and the discount off the list price in whole per cent. Null for a
 * product sold on request, which has no price to filter or sort by.
 */
export type Shown = { readonly price: number | null; readonly discount: number | null };

const ON_REQUEST: Shown = { price: null, discount: null };
const NONE: readonly never[] = [];

export function goodsOf(row: GoodsRow, marks: Pick<Marks, 'numberOf'>, runs: Pick<Runs, 'add'>): Goods {
  const { situacao } = row;
  const numbers = (kind: 'categoria' | 'filtro' | 'atributo' | 'selo') =>
    row[kind].map((valor) => marks.numberOf(kind, valor));
  const { from, to } = runs.add([
    marks.numberOf('marca', row.marca),
    ...numbers('categoria'),
    ...numbers('filtro'),
    ...numbers('atributo'),
    ...numbers('selo'),
    marks.numberOf('disponibilidade', AVAILABILITIES.indexOf(situacao)),
  ]);
  return {
    id: row.id,
    principal: row.principal,
    lider: row.lider,
    desde: row.desde,
    ate: row.ate,
    nome: folded(row.nome),
    popularidade: row.popularidade,
    vendas: row.vendas,
    criado: row.criado,
    nota: row.nota,
    opinioes: row.opinioes,
    favoritos: row.favoritos,
    unavailable: situacao === 'indisponivel',
    from,
    to,
    price: slim(row.price),
  };
}

/** Whether a visitor may see it at `now`, in milliseconds. */
export function isVisible({ desde, ate }: Goods, now: number): boolean {
  return desde !== null && desde <= now && (ate === null || ate > now);
}

/** When it next appears, disappears or changes its price by the clock alone, after `now`; infinite for never. Milliseconds. */
export function nextTurn({ desde, ate, price }: Goods, now: number): number {
  if (desde === null || (ate !== null && ate <= now)) return Number.POSITIVE_INFINITY;
  if (desde > now) return desde;
  let next = ate ?? Number.POSITIVE_INFINITY;
  for (const schedule of price.schedules) {
    if (schedule.desde > now) next = Math.min(next, schedule.desde);
    if (schedule.ate > now) next = Math.min(next, schedule.ate);
  }
  return next;
}

/** For one unit, for this reader at this moment. */
export function shownOf({ price }: Goods, terms: Terms): Shown {
  const offer = productOffer(price, terms);
  return offer ? { price: shownPrice(offer), discount: discountBadge(offer) } : ON_REQUEST;
}

/** Most products have neither schedules nor values and share one empty list. A listing shows the price of one unit, so steps are dropped. */
function slim({ onRequest, de, por, descontoVista, schedules, values }: PriceParts): PriceParts {
  return {
    onRequest,
    de,
    por,
    descontoVista,
    schedules: schedules.length === 0 ? NONE : schedules,
    steps: NONE,
    values: values.length === 0 ? NONE : values,
  };
}
