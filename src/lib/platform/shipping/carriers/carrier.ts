/** The seam where the API of a carrier, or of a house that asks many carriers, is plugged in. */
import { z } from 'zod';
import { type Centavos, toCentavos } from '#lib/domain/kernel/money.ts';
import type { Boxes } from '#lib/domain/shipping/freight-weight.ts';

export type CarrierRequest = {
  /** Eight digits. */
  readonly from: string;
  readonly to: string;
  /** `worth` is one unit's. */
  readonly parcels: readonly (Boxes & { readonly worth: Centavos })[];
  /** Of everything. */
  readonly worth: Centavos;
  /** Who asks: `Shop (mail@shop.example)`. */
  readonly sender: string;
};

export type CarrierOffer = {
  /** Stays the same from quote to quote. */
  readonly id: string;
  readonly label: string;
  readonly price: Centavos;
  /** Working days. */
  readonly days: number;
};

export type Carrier = {
  readonly name: string;
  /**
   * Services that take the load; those that do not are left out.
   * @throws Error when the API gives no useful answer before `signal`.
   */
  readonly quote: (request: CarrierRequest, signal: AbortSignal) => Promise<readonly CarrierOffer[]>;
};

/** A request to a JSON API; `access` is its authentication. */
export function inquiry(
  body: object,
  { sender }: CarrierRequest,
  access: Readonly<Record<string, string>>,
  signal: AbortSignal,
): RequestInit {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'User-Agent': sender };
  return { method: 'POST', signal, headers: { ...headers, ...access }, body: JSON.stringify(body) };
}

/** An amount in reais, as number or as text with two decimals. */
export const reais: z.ZodType<Centavos> = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(1_000_000))
  .transform((value) => toCentavos(value));

/** A term in days, as number or as text. */
export const days: z.ZodType<number> = z
  .union([z.number(), z.string().regex(/^\d+$/)])
  .transform(Number)
  .pipe(z.number().int().min(0).max(365));

/** A code as number or as text. */
export const code: z.ZodType<string> = z
  .union([z.number().int(), z.string().min(1).max(60)])
  .transform(String);

/** Centimetres with one decimal; at least one, which the APIs ask for. */
export function centimetres(millimetres: number): number {
  return Math.max(10, millimetres) / 10;
}

/** Kilograms; at least one gram. */
export function kilograms(grams: number): number {
  return Math.max(1, grams) / 1000;
}

/** `Correios SEDEX`; a service that names its carrier itself stands alone. */
export function serviceLabel(carrier: string, service: string): string {
  return service.toLowerCase().includes(carrier.toLowerCase()) ? service : `${carrier} ${service}`;
}

/**
 * The offers of an answer that lists services, the refused ones among them.
 * @throws Error when there are entries and none can be read.
 */
export function readOffers(
  entries: readonly unknown[],
  offer: z.ZodType<CarrierOffer>,
  refusal: z.ZodType<unknown>,
): readonly CarrierOffer[] {
  const open = entries.filter((entry) => !refusal.safeParse(entry).success);
  const offers = open.flatMap((entry) => offer.safeParse(entry).data ?? []);
  if (open.length > 0 && offers.length === 0) throw new Error('no service of the answer can be read');
  return offers;
}
