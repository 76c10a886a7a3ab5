/** A product as a listing knows it. */
import { DISCOUNT_STEPS, PRICE_STEPS } from '#lib/domain/catalogue/bands.ts';
import { AVAILABILITIES } from '#lib/domain/catalogue/listing-filters.ts';
import { folded } from '#lib/domain/catalogue/search-text.ts';
import { centavos, lessPercent } from '#lib/domain/kernel/money.ts';
import { discountBadge } from '#lib/domain/offers/prices.ts';
import { normalPrice, type PricePair } from '#lib/domain/offers/reseller-price.ts';
import type { GoodsRow, Pricing } from '../queries/entries.ts';
import type { Marks } from './filter-ids.ts';
import type { Run, Runs } from './filter-runs.ts';

export type Goods = Pick<
  GoodsRow,
  'id' | 'desde' | 'ate' | 'popularidade' | 'vendas' | 'criado' | 'nota' | 'opinioes' | 'favoritos'
> & {
  /** Lower case without accents. */
  readonly nome: string;
  readonly unavailable: boolean;
  /** What it is filtered by, among the runs of the shelf. */
  readonly run: Run;
  readonly offer: Offer;
  /** What it costs for a time; what began last comes first. */
  readonly scheduled: readonly { readonly desde: number; readonly ate: number; readonly offer: Offer }[];
};

/** Centavos and whole per cent; null for what is sold on request: it has no price to filter or to sort by. */
export type Offer = {
  /** The highest of its prices, where a reseller's discount begins; null without a price. */
  readonly normal: number | null;
  readonly por: number | null;
  readonly desconto: number | null;
  /** The bands of prices and discounts it lies in. */
  readonly marks: readonly number[];
};

const ON_REQUEST: Offer = { normal: null, por: null, desconto: null, marks: [] };
const NOT_SCHEDULED: Goods['scheduled'] = [];

export function goodsOf(row: GoodsRow, marks: Marks, runs: Runs): Goods {
  const { situacao, agendamentos } = row;
  const onRequest = situacao === 'sobConsulta';
  const numbers = (kind: 'categoria' | 'filtro' | 'atributo' | 'selo') =>
    row[kind].map((valor) => marks.numberOf(kind, valor));
  const own = [
    marks.numberOf('marca', row.marca),
    ...numbers('categoria'),
    ...numbers('filtro'),
    ...numbers('atributo'),
    ...numbers('selo'),
    marks.numberOf('disponibilidade', AVAILABILITIES.indexOf(situacao)),
  ];
  const offer = onRequest ? ON_REQUEST : offerOf(row, row, marks);
  return {
    id: row.id,
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
    run: runs.add(own, offer.marks),
    offer,
    scheduled:
      onRequest || agendamentos.length === 0
        ? NOT_SCHEDULED
        : agendamentos.map((price) => ({
            desde: price.desde,
            ate: price.ate,
            offer: offerOf(price, row, marks),
          })),
  };
}

/** Whether a visitor may see it at `now`, in milliseconds. */
export function isVisible({ desde, ate }: Goods, now: number): boolean {
  return desde !== null && desde <= now && (ate === null || ate > now);
}

/** The price that holds at `now`: a scheduled one, or its own. */
export function offerAt({ scheduled, offer }: Goods, now: number): Offer {
  if (scheduled.length === 0) return offer;
  return scheduled.find(({ desde, ate }) => desde <= now && now < ate)?.offer ?? offer;
}

/** The same for a reseller who pays `percent` less; nothing that costs more than it does everybody. */
export function resellerOffer(offer: Offer, percent: number, marks: Pick<Marks, 'numberOf'>): Offer {
  const { normal, por } = offer;
  if (percent === 0 || normal === null || por === null) return offer;
  const own = lessPercent(centavos(normal), percent);
  return own < por ? madeOffer({ de: centavos(normal), por: own }, normal, marks) : offer;
}

function offerOf(ruling: Pricing, own: Pricing, marks: Marks): Offer {
  const normal = normalPrice({ own: pairOf(own), ruling: pairOf(ruling) });
  return madeOffer(pairOf(ruling), normal, marks);
}

function pairOf({ preco_de, preco_por }: Pricing): PricePair {
  return { de: centavos(preco_de), por: centavos(preco_por) };
}

function madeOffer(pair: PricePair, normal: number, marks: Pick<Marks, 'numberOf'>): Offer {
  const desconto = discountBadge(pair);
  const price = marks.numberOf('preco', band(PRICE_STEPS, pair.por));
  const discount = desconto > 0 ? [marks.numberOf('descontoPrecoPor', band(DISCOUNT_STEPS, desconto))] : [];
  return { normal, por: pair.por, desconto, marks: [price, ...discount] };
}

/** Index of the last step that is not above the value. */
function band(steps: readonly number[], value: number): number {
  return steps.findLastIndex((step) => step <= value);
}
