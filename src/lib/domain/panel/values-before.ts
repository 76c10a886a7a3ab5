/** The form of a record as it was before a change, from what the history says of this change and of those after it. */
import type { Fields } from './record.ts';

/** Longer texts are cut in the history: it says what changed, it does not keep it. */
export const LONGEST_IN_HISTORY = 200;

type Typed = Readonly<Record<string, string | boolean>>;
type Change = {
  readonly id: number;
  readonly acao: string;
  readonly campos: readonly { readonly campo: string; readonly antes: string }[];
};

/**
 * @param saved As it is.
 * @param changes Of this record alone, newest first.
 * @returns Undefined where the history does not know the change, or it made the record.
 */
export function valuesBefore(
  fields: Fields,
  saved: Typed,
  changes: readonly Change[],
  id: number,
): { readonly typed: Typed; readonly cut: readonly string[] } | undefined {
  const place = changes.findIndex((change) => change.id === id);
  if (place < 0) return undefined;
  const undone = changes.slice(0, place + 1);
  if (undone.some(({ acao }) => acao !== 'mudou')) return undefined;
  const before = new Map(undone.flatMap(({ campos }) => campos).map(({ campo, antes }) => [campo, antes]));
  const known = [...before].filter(([campo]) => Object.hasOwn(fields, campo));
  const isCut = (antes: string): boolean => antes.length >= LONGEST_IN_HISTORY;
  const kept = known.filter(([, antes]) => !isCut(antes));
  return {
    typed: {
      ...saved,
      ...Object.fromEntries(kept.map(([campo, antes]) => [campo, typedValue(fields[campo], antes)])),
    },
    cut: known.filter(([, antes]) => isCut(antes)).map(([campo]) => fields[campo]?.label ?? campo),
  };
}

function typedValue(field: Fields[string] | undefined, antes: string): string | boolean {
  if (field?.kind === 'flag') return antes === 'sim';
  return field?.kind === 'number' && field.zero && antes === '0' ? '' : antes;
}
