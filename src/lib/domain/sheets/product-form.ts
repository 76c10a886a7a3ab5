/** The form of a product: the names of its fields for the values inside it. */
import type { Cells } from './columns.ts';

export type TypedValues = {
  /** In the order of their places. */
  readonly opcoes: readonly Cells[];
  /** To be made, in their order behind the others. */
  readonly novas: readonly Cells[];
  /** Codes of those that go. */
  readonly retiradas: readonly string[];
};

export const AXES = [0, 1, 2] as const;

/** The name of the field of a value inside the product. */
export function valueField(sku: string, column: string): string {
  return `opcao:${sku}:${column}`;
}

/** Of one that is to be made, by its place. */
export function newField(place: number, column: string): string {
  return `nova:${place}:${column}`;
}
