/**
 * What became of each payment that came: taken for the order, given back, in the hands of a person, or noted by mistake. What
 * is free of all that has to be decided.
 */
import type { ChargeState } from './charge.ts';
import { type Entry, isStray, type RefundCause, returned } from './ledger.ts';

export type NotedEntry = Entry & { readonly ref: string };

type Claim = { readonly entryRef: string; readonly valor: number; readonly causa: RefundCause };

export type Claims = {
  readonly applied: { readonly ref: string; readonly valor: number } | undefined;
  /** That were not refused. */
  readonly refunds: readonly (Claim & { readonly done: boolean })[];
  /** About money, open or ended by giving it back. */
  readonly cases: readonly (Claim & { readonly done: boolean })[];
};

export type FreeEntry = { readonly ref: string; readonly valor: number; readonly free: number };

/** Payments of which something is undecided, the oldest first. */
export function freeEntries(entries: readonly NotedEntry[], claims: Claims): readonly FreeEntry[] {
  let elsewhere = givenBackElsewhere(entries, claims);
  const undone = new Set(entries.filter(({ kind }) => kind === 'desfeita').map(({ ref }) => ref));
  return entries
    .filter(({ kind, ref }) => kind === 'entrada' && !undone.has(ref))
    .map(({ ref, valor }) => {
      const applied = claims.applied?.ref === ref ? claims.applied.valor : 0;
      const stray = [...claims.refunds, ...claims.cases].filter(
        ({ entryRef, causa }) => entryRef === ref && isStray(causa),
      );
      const left = valor - applied - stray.reduce((sum, claim) => sum + claim.valor, 0);
      const taken = applied > 0 ? 0 : Math.min(left, elsewhere);
      elsewhere -= taken;
      return { ref, valor, free: left - taken };
    })
    .filter(({ free }) => free > 0);
}

/** Centavos of the applied payment that went out, or are on their way. */
export function appliedReturned(entries: readonly NotedEntry[], claims: Claims): number {
  const stray = [...claims.refunds, ...claims.cases].filter(({ done, causa }) => done && isStray(causa));
  return returned(entries) - stray.reduce((sum, { valor }) => sum + valor, 0);
}

/** Centavos of the applied payment that may still be given back. */
export function refundable(entries: readonly NotedEntry[], claims: Claims): number {
  if (!claims.applied) return 0;
  const waiting = [...claims.refunds, ...claims.cases].filter(({ done, causa }) => !done && !isStray(causa));
  const promised = waiting.reduce((sum, { valor }) => sum + valor, 0);
  return Math.max(0, claims.applied.valor - appliedReturned(entries, claims) - promised);
}

/** What a bank took back by itself, or somebody gave back in the provider's own panel. */
function givenBackElsewhere(entries: readonly NotedEntry[], { refunds, cases }: Claims): number {
  const ours = [...refunds, ...cases].filter(({ done }) => done).reduce((sum, { valor }) => sum + valor, 0);
  return Math.max(0, returned(entries) - ours);
}

/** What happens with a free payment. */
export type Decision =
  | { readonly do: 'apply' }
  /** Money that was never the order's goes back. */
  | { readonly do: 'return'; readonly causa: 'tardio' | 'excedente' }
  /** A person decides: the order still waits for its own amount. */
  | { readonly do: 'ask'; readonly causa: 'valor_divergente' };

export type Situation = {
  readonly orderStatus: string;
  /** Its buyer wants it cancelled. */
  readonly cancelAsked: boolean;
  /** A payment was taken for the order. */
  readonly applied: boolean;
  readonly chargeState: ChargeState;
  /** What its buyer was asked. */
  readonly asked: number;
};

/** @param valor Of the whole payment, of which `free` is undecided. */
export function decide(
  { valor, free }: Pick<FreeEntry, 'valor' | 'free'>,
  { orderStatus, cancelAsked, applied, asked }: Situation,
): Decision {
  if (applied) return { do: 'return', causa: 'excedente' };
  if (orderStatus !== 'recebido' || cancelAsked) return { do: 'return', causa: 'tardio' };
  return valor === asked && free === valor ? { do: 'apply' } : { do: 'ask', causa: 'valor_divergente' };
}
