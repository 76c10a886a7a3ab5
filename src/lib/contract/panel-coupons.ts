/** Coupons as the shop edits them: ours, `/api/v2/vitrine/panel/coupons`. */
import type { CouponState } from '#lib/domain/cart/coupon-state.ts';
import type { CouponFields } from '#lib/domain/panel/records/coupons.ts';
import type { AlteracaoPainel } from './panel-changes.ts';
import type { InfoPainel } from './panel-opinions.ts';

export type CupomPainel = CouponFields & {
  readonly id: number;
  readonly situacao: CouponState;
  /** Orders with it that stand. */
  readonly usos: number;
  /** What it took off their goods, and what these orders brought, in reais. */
  readonly descontos: number;
  readonly vendas: number;
  /** Nothing was ever ordered with it. */
  readonly removivel: boolean;
  readonly revisao: string;
};

export type CuponsPainel = {
  /** The newest first. */
  readonly cupons: readonly CupomPainel[];
  readonly info: InfoPainel;
  readonly alteracoes: readonly AlteracaoPainel[];
};

export type CupomEditado = {
  readonly cupom: CupomPainel;
  /** Of this one. */
  readonly alteracoes: readonly AlteracaoPainel[];
};
