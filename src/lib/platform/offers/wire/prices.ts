/** The offer of a product, or of a value inside it, on the wire. */
import type { Precos } from '#lib/contract/money.ts';
import type { ItemAgendamentoPreco, ProdutoDetalhe } from '#lib/contract/product.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import {
  type Offer,
  percentInCash,
  productOffer,
  savingSteps,
  valueOffer,
} from '#lib/domain/offers/offer.ts';
import type { PriceParts } from '#lib/domain/offers/parts.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { installmentRules } from '#lib/platform/shop/wire/installments.ts';
import { termsOf } from '../pricing-context.ts';
import type { ScheduleRow } from '../queries/price-schedules.ts';

/** What the price of a product is made of. */
export type Priced = {
  readonly price: PriceParts;
  /** Those for the whole shop that are in force. */
  readonly agendamentos: readonly ScheduleRow[];
};

/** What its card shows: of a product with values, the lowest that can be bought. */
export function presentPrices(shop: Shop, { price }: Pick<Priced, 'price'>): Precos<Centavos> {
  return pricesOf(shop, productOffer(price, termsOf(shop)));
}

/** @param id Of the value. */
export function presentValuePrices(
  shop: Shop,
  { price }: Pick<Priced, 'price'>,
  id: number,
): Precos<Centavos> {
  return pricesOf(shop, valueOffer(price, id, termsOf(shop)));
}

function pricesOf(shop: Shop, offer: Offer | undefined): Precos<Centavos> {
  if (!offer) return NO_PRICE;
  const { de, por, vista, descontoVista, comum } = offer;
  return {
    de,
    por,
    vista,
    descontoVista,
    editavel: false,
    parcelamento: installmentPlans(por, installmentRules(shop)),
    regrasAtacado: savingSteps(offer),
    ...(por < comum ? { revenda: true as const } : {}),
  };
}

/** `aplicado` is what the price comes from, `geral` what holds for the whole shop; what is only planned stays private. */
export function presentSchedules(
  shop: Shop,
  { price, agendamentos }: Priced,
): ProdutoDetalhe<Centavos>['AgendamentoPreco'] {
  const offer = productOffer(price, termsOf(shop));
  if (!offer) return {};
  const { schedule, descontoVista } = offer;
  const aplicado = schedule && {
    nome: schedule.nome,
    precoDe: schedule.de,
    precoPor: schedule.por,
    descontoVista,
    dataInicial: new Date(schedule.desde).toISOString(),
    dataFinal: new Date(schedule.ate).toISOString(),
  };
  const geral = agendamentos.map(
    (row: ScheduleRow): ItemAgendamentoPreco<Centavos> => ({
      nome: row.nome,
      precoDe: centavos(row.preco_de),
      precoPor: centavos(row.preco_por),
      descontoVista: percentInCash(termsOf(shop), row.desconto_vista ?? price.descontoVista),
      dataInicial: row.data_inicial.toISOString(),
      dataFinal: row.data_final.toISOString(),
    }),
  );
  return { ...(aplicado ? { aplicado } : {}), ...(geral.length > 0 ? { geral } : {}) };
}

/** Sold on request: the price is not public. Clients want at least one plan (platform contract 9). */
const NO_PRICE: Precos<Centavos> = {
  de: centavos(0),
  por: centavos(0),
  vista: centavos(0),
  descontoVista: 0,
  editavel: false,
  parcelamento: [
    { parcelas: 1, valorParcela: centavos(0), valorTotal: centavos(0), taxa: 0, exibirTaxa: false },
  ],
  regrasAtacado: [],
};
