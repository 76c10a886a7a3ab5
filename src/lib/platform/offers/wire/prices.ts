/** Prices of a product and of the values inside it. One price rules both: a scheduled one, else each its own. */
import type { Precos } from '#lib/contract/money.ts';
import type { ItemAgendamentoPreco, ProdutoDetalhe } from '#lib/contract/product.ts';
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import { installmentPlans } from '#lib/domain/offers/installments.ts';
import {
  activeSchedule,
  type BasePrice,
  cashPercent,
  cashPrice,
  type PriceSchedule,
  priceAt,
} from '#lib/domain/offers/prices.ts';
import { type PricePair, resellerPair } from '#lib/domain/offers/reseller-price.ts';
import { isOnRequest } from '#lib/domain/offers/stock.ts';
import type { Shop } from '#lib/platform/shop/shop.ts';
import { installmentRules } from '#lib/platform/shop/wire/installments.ts';
import type { ScheduleRow } from '../queries/price-schedules.ts';

/** What the price of a product is made of. */
export type Priced = Columns & {
  readonly status: Parameters<typeof isOnRequest>[0];
  readonly desconto_vista: number | null;
  /** Wholesale steps, the smallest first. */
  readonly atacado: readonly { readonly quantidade: number; readonly preco_por: number }[];
  /** In force: its own and those for the whole shop. */
  readonly agendamentos: readonly ScheduleRow[];
};

type Columns = { readonly preco_de: number; readonly preco_por: number };

/** `own` are the columns that hold the price: the product's, or those of a value inside it. */
export function presentPrices(shop: Shop, product: Priced, own: Columns = product): Precos<Centavos> {
  if (isOnRequest(product.status)) return NO_PRICE;
  const ruling = rulingPrice(shop, product, own);
  const { de, por } = resellerPair({ own: pairOf(own), ruling }, shop.descontoRevenda);
  const { descontoVista } = ruling;
  const percent = cashPercent(shop.configuracoes.pagamento.descontoVista, descontoVista);
  return {
    de,
    por,
    vista: cashPrice(por, percent),
    descontoVista: percent,
    editavel: false,
    parcelamento: installmentPlans(por, installmentRules(shop)),
    // A step above what a reseller pays anyway is none.
    regrasAtacado: product.atacado
      .filter(({ preco_por }) => shop.descontoRevenda === 0 || preco_por < por)
      .map(({ quantidade, preco_por }) => ({ quantidade, por: centavos(preco_por) })),
    ...(por < ruling.por ? { revenda: true as const } : {}),
  };
}

function rulingPrice(shop: Shop, product: Priced, own: Columns): BasePrice {
  const base = { ...pairOf(own), descontoVista: product.desconto_vista };
  return priceAt(base, ownSchedules(product).map(schedule), shop.now);
}

function pairOf({ preco_de, preco_por }: Columns): PricePair {
  return { de: centavos(preco_de), por: centavos(preco_por) };
}

/** `aplicado` is what the price comes from, `geral` what holds for the whole shop; what is only planned stays private. */
export function presentSchedules(shop: Shop, product: Priced): ProdutoDetalhe<Centavos>['AgendamentoPreco'] {
  if (isOnRequest(product.status)) return {};
  const discounts = shop.configuracoes.pagamento.descontoVista;
  const item = (row: ScheduleRow): ItemAgendamentoPreco<Centavos> => ({
    nome: row.nome,
    precoDe: centavos(row.preco_de),
    precoPor: centavos(row.preco_por),
    descontoVista: cashPercent(discounts, row.desconto_vista ?? product.desconto_vista),
    dataInicial: row.data_inicial.toISOString(),
    dataFinal: row.data_final.toISOString(),
  });
  const applied = activeSchedule(ownSchedules(product).map(withRow), shop.now);
  const geral = product.agendamentos.filter(({ product_id }) => product_id === null).map(item);
  const ruling = rulingPrice(shop, product, product);
  const own = resellerPair({ own: pairOf(product), ruling }, shop.descontoRevenda);
  const applies = applied && own.por === ruling.por;
  return { ...(applies ? { aplicado: item(applied.row) } : {}), ...(geral.length > 0 ? { geral } : {}) };
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

function ownSchedules({ agendamentos }: Priced): readonly ScheduleRow[] {
  return agendamentos.filter(({ product_id }) => product_id !== null);
}

function withRow(row: ScheduleRow): PriceSchedule & { readonly row: ScheduleRow } {
  return { ...schedule(row), row };
}

function schedule(row: ScheduleRow): PriceSchedule {
  return {
    de: centavos(row.preco_de),
    por: centavos(row.preco_por),
    descontoVista: row.desconto_vista,
    dataInicial: row.data_inicial,
    dataFinal: row.data_final,
  };
}
