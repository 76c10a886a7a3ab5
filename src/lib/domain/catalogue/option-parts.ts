/**
 * A product has one attribute on the wire. One that varies in two or three things has their names in it, with ` / ` between,
 * and the same of each value: `Cor / Tamanho`, `Preta / M`.
 */

export const BETWEEN_PARTS = ' / ';

type Named = { readonly label: string };

/** What the values differ in, at most three; one name where a value does not say as many things. */
export function partNames(nome: string, values: readonly Named[]): readonly string[] {
  const names = nome.split(BETWEEN_PARTS);
  const fits = values.every(({ label }) => label.split(BETWEEN_PARTS).length === names.length);
  return fits && names.length <= 3 ? names : [nome];
}

/** Of a value of an attribute with so many names. */
export function partsOf(label: string, names: readonly string[]): readonly string[] {
  return names.length > 1 ? label.split(BETWEEN_PARTS) : [label];
}

/** What each of the names may be, in the order of the values. */
export function choicesByPart(values: readonly Named[], names: readonly string[]): readonly string[][] {
  return names.map((_, place) => [
    ...new Set(values.map(({ label }) => partsOf(label, names)[place] ?? label)),
  ]);
}

export type PartGroup<V> = {
  /** `Preta`; '' where the values vary in one thing alone. */
  readonly title: string;
  /** Each with the rest of its label. */
  readonly values: readonly { readonly value: V; readonly rest: string }[];
};

/** By the first of the names. */
export function byFirstPart<V extends Named>(nome: string, values: readonly V[]): readonly PartGroup<V>[] {
  const names = partNames(nome, values);
  if (names.length === 1)
    return [{ title: '', values: values.map((value) => ({ value, rest: value.label })) }];
  const groups = Map.groupBy(values, ({ label }) => partsOf(label, names)[0] ?? '');
  return [...groups].map(([title, own]) => ({
    title,
    values: own.map((value) => ({
      value,
      rest: partsOf(value.label, names).slice(1).join(BETWEEN_PARTS),
    })),
  }));
}
