/** What the price of a product is made of, and what decides it beside the product itself. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import type { CashDiscounts } from './prices.ts';
import type { PricePair } from './reseller-price.ts';

/** Its own prices and what else the shop has entered; an offer is made of them for a reader and a moment (offer.ts). */
export type PriceParts = PricePair & {
  /** Sold on request: there is no price to show. */
  readonly onRequest: boolean;
  /** Own cash discount, per cent; null follows the shop. */
  readonly descontoVista: number | null;
  /** Prices for a time, in any order. One rules the product and all its values alike. */
  readonly schedules: readonly Schedule[];
  /** What one unit costs for everybody when so many are bought; ascending. */
  readonly steps: readonly WholesaleStep[];
  /** The SKUs inside the product's page; with any of them the product itself cannot be bought. */
  readonly values: readonly ValueParts[];
};

export type ValueParts = PricePair & {
  readonly id: number;
  /** It is in stock. */
  readonly choosable: boolean;
};

/** Milliseconds since 1970: it holds from `desde` until just before `ate`. */
export type Schedule = PricePair & {
  readonly nome: string;
  /** Own cash discount, per cent; null follows the product. */
  readonly descontoVista: number | null;
  readonly desde: number;
  readonly ate: number;
};

export type WholesaleStep = { readonly quantidade: number; readonly por: Centavos };

/** What the shop has settled, who reads, and when. */
export type Terms = {
  readonly discounts: CashDiscounts;
  /** No way to pay in cash is on: nothing is cheaper for it, whatever a product says of itself. */
  readonly noCash?: boolean;
  /** Per cent that the reader pays less as an approved reseller or by a group; 0 for everybody else. */
  readonly descontoRevenda: number;
  readonly now: Date;
};
