/** Settings with one key spoiled, for every key they have. */

type Fields = Readonly<Record<string, unknown>>;
export type Path = readonly string[];

/** Every key that settings have, objects and what is in them. */
export function keysOf(settings: Fields, above: Path = []): readonly Path[] {
  return Object.entries(settings).flatMap(([name, part]) => {
    const path = [...above, name];
    return isFields(part) ? [path, ...keysOf(part, path)] : [path];
  });
}

/** Ways in which a key is not there, or is nothing that can be read. */
export const SPOILS: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  'an empty text': () => '',
  'an empty list': () => [],
  'a list of lists': () => [[]],
};

/** @param spoil Undefined leaves the key out. */
export function spoiled(
  settings: Fields,
  [name = '', ...below]: Path,
  spoil: (value: unknown) => unknown,
): Fields {
  const part = settings[name];
  const changed = below.length > 0 && isFields(part) ? spoiled(part, below, spoil) : spoil(part);
  const { [name]: _, ...others } = settings;
  return changed === undefined ? others : { ...others, [name]: changed };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
