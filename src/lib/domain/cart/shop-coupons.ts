/** A coupon as the shop writes it. */

export const COUPON_KINDS = ['porcentagem', 'valor', 'frete'] as const;
export type CouponState = 'valendo' | 'agendado' | 'esgotado' | 'encerrado';

export const COUPON_LIMITS = { codigo: 30, nota: 100 } as const;
/** Above what any cart costs, in reais. */
const DEAREST = 1_000_000;
const MOST_USES = 1_000_000;

export type CouponFields = {
  /** Upper case, as visitors type it. */
  readonly codigo: string;
  /** For the shop alone. */
  readonly nota: string;
  readonly tipo: (typeof COUPON_KINDS)[number];
  /** Per cent off the goods, reais off the goods, or per cent off the freight (100 is free). */
  readonly valor: number;
  /** What the goods have to cost at least, in reais. */
  readonly minimo: number;
  /** Orders with it in all, and of one customer; 0 for any number. */
  readonly usosMaximos: number;
  readonly usosPorCliente: number;
  readonly ativo: boolean;
  /** Times in ISO 8601; '' for none. */
  readonly de: string;
  readonly ate: string;
};

/** Names of the fields that are wrong. A code is one that can be typed, said on the phone and stand in an address. */
export function couponFaults(coupon: CouponFields): readonly (keyof CouponFields)[] {
  const { codigo, nota, tipo, valor, minimo, usosMaximos, usosPorCliente, de, ate } = coupon;
  const faults: readonly (readonly [keyof CouponFields, boolean])[] = [
    ['codigo', !/^[A-Z0-9][A-Z0-9_-]{2,29}$/.test(codigo)],
    ['nota', nota.length > COUPON_LIMITS.nota],
    ['valor', tipo === 'valor' ? !(isPrice(valor) && valor > 0) : !isCount(valor, 1, 100)],
    ['minimo', !isPrice(minimo)],
    ['usosMaximos', !isCount(usosMaximos, 0, MOST_USES)],
    ['usosPorCliente', !isCount(usosPorCliente, 0, MOST_USES)],
    ['de', de !== '' && Number.isNaN(Date.parse(de))],
    ['ate', ate !== '' && !(Date.parse(ate) > (Date.parse(de) || 0))],
  ];
  return faults.filter(([, wrong]) => wrong).map(([name]) => name);
}

/** What it does at the moment, whatever a cart costs. @param usos Orders with it so far. */
export function couponState(coupon: CouponFields, usos: number, now: Date): CouponState {
  const { ativo, de, ate, usosMaximos } = coupon;
  if (!ativo || (ate !== '' && Date.parse(ate) <= now.getTime())) return 'encerrado';
  if (usosMaximos > 0 && usos >= usosMaximos) return 'esgotado';
  return de !== '' && Date.parse(de) > now.getTime() ? 'agendado' : 'valendo';
}

function isPrice(reais: number): boolean {
  return reais >= 0 && reais <= DEAREST && Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6;
}

function isCount(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
