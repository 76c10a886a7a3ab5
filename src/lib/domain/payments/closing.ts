/** Sums of what came and went, by way to pay. Amounts are centavos. */
import type { EntryKind } from './ledger.ts';
import { METHODS, type Method } from './methods.ts';

export type Movement = {
  readonly forma: Method;
  readonly provedor: string;
  readonly tipo: EntryKind;
  readonly valor: number;
};

export type ClosingSum = {
  /** Payments that were not taken back as a mistake. */
  readonly quantidade: number;
  readonly recebido: number;
  readonly devolvido: number;
  readonly contestado: number;
  readonly liquido: number;
};

export type ClosingLine = ClosingSum & Pick<Movement, 'forma' | 'provedor'>;

export function sumOf(movements: readonly Movement[]): ClosingSum {
  const of = (tipo: EntryKind) => movements.filter((one) => one.tipo === tipo);
  const worth = (tipo: EntryKind) => of(tipo).reduce((sum, { valor }) => sum + valor, 0);
  const recebido = worth('entrada') - worth('desfeita');
  const devolvido = worth('devolucao');
  const contestado = worth('med') + worth('contestacao') - worth('contestacao_revertida');
  return {
    quantidade: of('entrada').length - of('desfeita').length,
    recebido,
    devolvido,
    contestado,
    liquido: recebido - devolvido - contestado,
  };
}

/** One for each way and who tells of its money, in the order of the ways. */
export function closingLines(movements: readonly Movement[]): readonly ClosingLine[] {
  const groups = Map.groupBy(movements, ({ forma, provedor }) => `${forma} ${provedor}`);
  return [...groups.values()]
    .map((own) => ({ forma: own[0]?.forma ?? 'combinar', provedor: own[0]?.provedor ?? '', ...sumOf(own) }))
    .toSorted(
      (a, b) => METHODS.indexOf(a.forma) - METHODS.indexOf(b.forma) || a.provedor.localeCompare(b.provedor),
    );
}
