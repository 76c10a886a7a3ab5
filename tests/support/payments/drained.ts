/** What is read in pieces, at once. */
import type { Statement, StatementLine } from '#lib/domain/payments/statement.ts';

export function drained<T>(work: Generator<void, T>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}

/** Of a statement that was read; undefined for one that was not. */
export function linesOf(read: Statement | 'too long' | undefined): readonly StatementLine[] | undefined {
  return typeof read === 'object' ? read.lines : undefined;
}
