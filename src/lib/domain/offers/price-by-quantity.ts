/** What one unit costs by how many are bought: the unit price of a cart line, of a list, and of what stands in an order. */
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';
import type { Offer } from './offer.ts';
import { cashPrice, savedPercent, wholesalePrice } from './prices.ts';

/** Of one unit. */
export type UnitPrice = {
  readonly de: Centavos;
  /** By how many are bought. */
  readonly por: (quantidade: number) => Centavos;
  /** What everybody pays; more than `por` where a reseller's discount decides. */
  readonly comum: (quantidade: number) => Centavos;
  /** The same in cash. */
  readonly vista: (quantidade: number) => Centavos;
  readonly scheduled: boolean;
  /** Cash discount, per cent. */
  readonly descontoVista: number;
};

/** So many units of something in one unit of a whole, as of a ready-made list. */
export type Part = { readonly units: number; readonly price: UnitPrice };

export function unitPrice({ de, por: one, comum, steps, schedule, descontoVista }: Offer): UnitPrice {
  const por = (quantidade: number) => wholesalePrice(one, steps, quantidade);
  return {
    de,
    por,
    comum: (quantidade) => wholesalePrice(comum, steps, quantidade),
    vista: (quantidade) => cashPrice(por(quantidade), descontoVista),
    scheduled: schedule !== undefined,
    descontoVista,
  };
}

/** The whole costs what its parts cost together, each in the number that all units of the whole hold. */
export function togetherPrice(parts: readonly Part[]): UnitPrice {
  const total = (amount: (part: Part) => number) =>
    centavos(parts.reduce((sum, part) => sum + amount(part) * part.units, 0));
  const por = (quantidade: number) => total(({ price, units }) => price.por(units * quantidade));
  const vista = (quantidade: number) => total(({ price, units }) => price.vista(units * quantidade));
  const [shared, ...others] = new Set(parts.map(({ price }) => price.descontoVista));
  return {
    de: total(({ price }) => Math.max(price.de, price.por(1))),
    por,
    comum: (quantidade) => total(({ price, units }) => price.comum(units * quantidade)),
    vista,
    scheduled: false,
    descontoVista: others.length === 0 ? (shared ?? 0) : savedPercent(por(1), vista(1)),
  };
}
