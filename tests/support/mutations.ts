/** Answers with one field spoiled, or many at random. */

export type Path = readonly (string | number)[];

/** What may come in the place of a value; undefined leaves the field out. */
export const SPOILS: Readonly<Record<string, (value: unknown) => unknown>> = {
  'left out': () => undefined,
  null: () => null,
  'an empty text': () => '',
  'an empty list': () => [],
  'an empty map': () => ({}),
  'a text': (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
  'an entity': (value) => (typeof value === 'string' ? `${value} &amp; ` : value),
  'a number': (value) => (typeof value === 'number' ? -1 : 7),
};

/** One path for each field, of lists the first entry that has it: `produtos.0.nome`, and no `produtos.1.nome`. */
export function fieldsOf(answer: unknown): readonly Path[] {
  const found = new Map<string, Path>();
  walk(answer, [], (path) => {
    const name = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
    if (path.length > 0 && !found.has(name)) found.set(name, path);
  });
  return [...found.values()];
}

/** Every place, entries of lists too. */
export function placesOf(answer: unknown): readonly Path[] {
  const found: Path[] = [];
  walk(answer, [], (path) => path.length > 0 && found.push(path));
  return found;
}

function walk(value: unknown, path: Path, visit: (path: Path) => void): void {
  visit(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    walk(part, [...path, Array.isArray(value) ? Number(key) : key], visit);
  }
}

/** A copy; a place that is not there any more stays away. */
export function spoiledAt(
  value: unknown,
  [step, ...below]: Path,
  spoil: (value: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null || step === undefined || !(step in value)) return value;
  const part = (value as Record<string | number, unknown>)[step];
  const next = below.length === 0 ? spoil(part) : spoiledAt(part, below, spoil);
  if (Array.isArray(value))
    return next === undefined ? value.toSpliced(Number(step), 1) : value.with(Number(step), next);
  const { [step]: _, ...others } = value as Record<string | number, unknown>;
  return next === undefined ? others : { ...value, [step]: next };
}

/** Mulberry32: the same numbers for the same seed, from 0 up to 1. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
