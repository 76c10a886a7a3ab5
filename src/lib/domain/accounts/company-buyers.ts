/** Several buyers of one company, whose account approves what they order. */
import { type Centavos, centavos } from '#lib/domain/kernel/money.ts';

export type CompanyBuyerRules = {
  /** The shop lets companies use it. */
  readonly ativo: boolean;
};

export const DEFAULT_COMPANY_BUYERS: CompanyBuyerRules = { ativo: false };

/** Most buyers of a company, and most links that wait to be used. */
export const MAX_BUYERS = 50;

/** Characters of why an order was refused. */
export const REFUSAL_LENGTH = 500;

/**
 * Whether an order waits for its company.
 * @param total What it costs by card, freight included: the way to pay does not decide it.
 * @param limite Up to which nobody is asked; 0: each order waits.
 */
export function needsApproval(total: Centavos, limite: Centavos): boolean {
  return total > limite || limite === 0;
}

/** Most centavos that a limit may be. */
const HIGHEST = 1_000_000_000;

/** Reais as somebody types them: `1.250,90`, `1250.90`, `R$ 500`; undefined for what is none. Nothing typed is 0. */
export function readLimit(typed: string): Centavos | undefined {
  const plain = typed.replace(/^R\$/, '').trim();
  if (plain === '') return centavos(0);
  const isGrouped = plain.includes(',') || /^\d{1,3}(\.\d{3})+$/.test(plain);
  const number = isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain;
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(number)) return undefined;
  const limit = Math.round(Number(number) * 100);
  return limit <= HIGHEST ? centavos(limit) : undefined;
}

export type ApprovalState = 'aguarda' | 'aprovada' | 'recusada' | 'vencida';

/** Where a request stands at `now`. */
export function approvalState(
  asked: {
    readonly pedido: number | null;
    readonly refused_at: Date | null;
    readonly valid_until: Date;
  },
  now: Date,
): ApprovalState {
  if (asked.pedido !== null) return 'aprovada';
  if (asked.refused_at !== null) return 'recusada';
  return now < asked.valid_until ? 'aguarda' : 'vencida';
}
