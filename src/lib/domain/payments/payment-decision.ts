/**
 * What became of each payment that came: taken for the order, given back, in the hands of a person, or noted by mistake. What
 * is free of all that has to be decided.
 */
import type { ChargeState } from './charge.ts';
import { type Entry, isStray, type RefundCause, returned } from './ledger.ts';

export type NotedEntry = Entry & {
  readonly ref: string;
  /** Of money that went out: the entry it came by, undefined where nobody said. */
  readonly of?: string | undefined;
};

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
  const undone = new Set(entries.filter(({ kind }) => kind === 'desfeita').map(({ ref }) => ref));
  let unnamed = unnamedOut(entries) - unnamedOfApplied(entries, claims);
  return entries
    .filter(({ kind, ref }) => kind === 'entrada' && !undone.has(ref) && ref !== claims.applied?.ref)
    .map(({ ref, valor }) => {
      const promised = sumOf(waiting(claims).filter(({ entryRef }) => entryRef === ref));
      const left = valor - promised - outOf(entries, ref);
      const taken = Math.max(0, Math.min(left, unnamed));
      unnamed -= taken;
      return { ref, valor, free: left - taken };
    })
    .filter(({ free }) => free > 0);
}

/** Centavos of the applied payment that went out. */
export function appliedReturned(entries: readonly NotedEntry[], claims: Claims): number {
  if (!claims.applied) return 0;
  return outOf(entries, claims.applied.ref) + unnamedOfApplied(entries, claims);
}

/** Centavos of the applied payment that may still be given back. */
export function refundable(entries: readonly NotedEntry[], claims: Claims): number {
  const { applied } = claims;
  if (!applied) return 0;
  const promised = sumOf(
    waiting(claims).filter(({ entryRef, causa }) => entryRef === applied.ref || !isStray(causa)),
  );
  return Math.max(0, applied.valor - appliedReturned(entries, claims) - promised);
}

function waiting({ refunds, cases }: Claims): readonly Claim[] {
  return [...refunds, ...cases].filter(({ done }) => !done);
}

function sumOf(claims: readonly Claim[]): number {
  return claims.reduce((sum, { valor }) => sum + valor, 0);
}

function outOf(entries: readonly NotedEntry[], ref: string): number {
  return returned(entries.filter(({ of }) => of === ref));
}

/** What went out, and nobody said of which payment. */
function unnamedOut(entries: readonly NotedEntry[]): number {
  return returned(entries.filter(({ of }) => of === undefined));
}

/** It is taken to be the applied one's first: the order is not sent then, and what is free still goes back. */
function unnamedOfApplied(entries: readonly NotedEntry[], { applied }: Claims): number {
  if (!applied) return 0;
  return Math.max(0, Math.min(unnamedOut(entries), applied.valor - outOf(entries, applied.ref)));
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
  if (orderStatus === 'cancelado' || cancelAsked) return { do: 'return', causa: 'tardio' };
  return valor === asked && free === valor ? { do: 'apply' } : { do: 'ask', causa: 'valor_divergente' };
}
