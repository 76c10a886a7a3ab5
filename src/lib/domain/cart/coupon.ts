/** What a coupon is worth, and when it counts. */
import { type Centavos, centavos, lessPercent } from '#lib/domain/kernel/money.ts';

export type Coupon = {
  readonly tipo: 'porcentagem' | 'valor' | 'frete';
  /** Per cent off the goods, centavos off the goods, or per cent off the freight (100 is free). */
  readonly valor: number;
  /** What the goods have to cost at least. */
  readonly minimo: Centavos;
  /** Null: as often as anyone likes. */
  readonly usosMaximos: number | null;
  /** Orders sent with it so far. */
  readonly usos: number;
  /** Null: as often as this customer likes. */
  readonly usosPorCliente: number | null;
  /** Orders that this customer sent with it; 0 for somebody unknown. */
  readonly usosDoCliente: number;
  readonly ativo: boolean;
  /** Counts from then on; null has always counted. */
  readonly from: Date | null;
  /** Counts until just before; null never ends. */
  readonly until: Date | null;
};

/**
 * `ended` for one that does not count any more, or not yet; `used` as often as it may be by all, `spent` by this customer;
 * `minimum` when the goods cost too little.
 */
export type CouponRefusal = 'ended' | 'used' | 'spent' | 'minimum';

/** Why the coupon does not count for goods that cost `valor`; undefined when it does. */
export function couponRefusal(coupon: Coupon, valor: Centavos, now: Date): CouponRefusal | undefined {
  const begun = coupon.from === null || coupon.from <= now;
  const over = coupon.until !== null && coupon.until <= now;
  if (!coupon.ativo || !begun || over) return 'ended';
  if (coupon.usosMaximos !== null && coupon.usos >= coupon.usosMaximos) return 'used';
  if (coupon.usosPorCliente !== null && coupon.usosDoCliente >= coupon.usosPorCliente) return 'spent';
  return valor < coupon.minimo ? 'minimum' : undefined;
}

/** What it takes off goods that cost `valor`, at most all of it. The price that is left is rounded half up. */
export function couponSaving(
  { tipo, valor: worth }: Pick<Coupon, 'tipo' | 'valor'>,
  valor: Centavos,
): Centavos {
  switch (tipo) {
    case 'porcentagem':
      return centavos(valor - lessPercent(valor, worth));
    case 'valor':
      return centavos(Math.min(worth, valor));
    case 'frete':
      return centavos(0);
  }
}

/**
 * What it takes off goods that cost a reseller `valor` and everybody `comum`: it counts from the price of everybody, and
 * the lower of the two ways to pay stands. Nothing when the reseller's price is the lower one.
 */
export function besideReseller(
  coupon: Pick<Coupon, 'tipo' | 'valor'>,
  { valor, comum }: { readonly valor: Centavos; readonly comum: Centavos },
): Centavos {
  const saving = couponSaving(coupon, comum);
  return saving === 0 ? saving : centavos(Math.max(0, valor - (comum - saving)));
}

/**
 * `amount` when `whole` has become `rest`: a coupon lowers the cash total in the proportion in which it lowers the total.
 * Exact at any size, rounded half up; 0 of nothing is 0.
 */
export function inProportion(amount: Centavos, rest: Centavos, whole: Centavos): Centavos {
  if (whole === 0) return centavos(0);
  const [a, r, w] = [BigInt(amount), BigInt(rest), BigInt(whole)];
  return centavos(Number((2n * a * r + w) / (2n * w)));
}
