/**
 * The ledger: what came and went, one entry for each movement, never changed. Amounts are positive; the kind says which way.
 */

export const ENTRY_KINDS = [
  /** Money came. */
  'entrada',
  /** The shop gave it back. */
  'devolucao',
  /** The bank took it back by itself (Mecanismo Especial de Devolução). */
  'med',
  /** The card's holder won a dispute; and then did not. */
  'contestacao',
  'contestacao_revertida',
  /** An `entrada` that a person had noted by mistake. */
  'desfeita',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const SIGN: Readonly<Record<EntryKind, 1 | -1>> = {
  entrada: 1,
  devolucao: -1,
  med: -1,
  contestacao: -1,
  contestacao_revertida: 1,
  desfeita: -1,
};

export type Entry = { readonly kind: EntryKind; readonly valor: number };

/** Centavos that came and did not turn out to be a mistake. */
export function received(entries: readonly Entry[]): number {
  return sum(entries, ['entrada', 'desfeita']);
}

/** Centavos that went out again, whoever took them. */
export function returned(entries: readonly Entry[]): number {
  return -sum(entries, ['devolucao', 'med', 'contestacao', 'contestacao_revertida']);
}

/** Centavos that the shop has of it. */
export function balance(entries: readonly Entry[]): number {
  return received(entries) - returned(entries);
}

function sum(entries: readonly Entry[], kinds: readonly EntryKind[]): number {
  return entries
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((total, { kind, valor }) => total + SIGN[kind] * valor, 0);
}

/** What is wrong with the entries of one charge; undefined for nothing. */
export function faultOf(entries: readonly Entry[]): string | undefined {
  if (entries.some(({ valor }) => !Number.isSafeInteger(valor) || valor <= 0)) return 'an entry is no amount';
  if (received(entries) < 0) return 'more was undone than came';
  if (sum(entries, ['entrada', 'desfeita', 'devolucao']) < 0) return 'more was given back than came';
  if (sum(entries, ['contestacao', 'contestacao_revertida']) > 0) return 'more was won back than was lost';
  return undefined;
}

const REFUND_CAUSES = [
  /** The order was cancelled, or the buyer withdrew. */
  'cancelamento',
  'desistencia',
  /** Money that was never the order's: it came after its end, or twice, or was another amount. */
  'tardio',
  'excedente',
  'valor_divergente',
  'manual',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Of money that was never the order's. */
const STRAY = ['tardio', 'excedente', 'valor_divergente'] as const satisfies readonly RefundCause[];

export function isStray(cause: RefundCause): boolean {
  return (STRAY as readonly RefundCause[]).includes(cause);
}
