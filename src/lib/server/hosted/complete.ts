/** Brings what came from elsewhere into a known shape, field by field. */

type Fields = Readonly<Record<string, unknown>>;

/** `true` and `false` as PHP and its forms write them. */
const SPELLED: ReadonlyMap<unknown, boolean> = new Map([
  ...[true, 1, '1', 'true', 's'].map((spelled) => [spelled, true] as const),
  ...[false, 0, '0', 'false', 'n'].map((spelled) => [spelled, false] as const),
]);

/**
 * `given` in the shape of `sample`: a field that is missing, of another kind, or empty where the sample has words is that of
 * the sample; one that the sample does not have stays as it came. The one entry of a list is the sample of its entries: those
 * of another kind are left out, and a list that is missing is empty.
 */
export function completed(sample: unknown, given: unknown): unknown {
  if (Array.isArray(sample)) return entries(sample[0], given);
  if (isFields(sample)) return fields(sample, isFields(given) ? given : {});
  return likeValue(sample, given) ?? sample;
}

/** PHP writes a list with holes as a map. */
function entries(sample: unknown, given: unknown): readonly unknown[] {
  const all: readonly unknown[] = typeof given === 'object' && given !== null ? Object.values(given) : [];
  if (isFields(sample)) return all.filter(isFields).map((entry) => fields(sample, entry));
  return all.flatMap((entry) => likeValue(sample, entry) ?? []);
}

function fields(sample: Fields, given: Fields): Fields {
  const known = Object.entries(sample).map(([name, part]) => [name, completed(part, given[name])]);
  return { ...given, ...Object.fromEntries(known) };
}

/** Undefined for what cannot be read as a value of the sample's kind, and for a text without words. */
function likeValue(sample: unknown, given: unknown): unknown {
  if (typeof sample === 'boolean') return SPELLED.get(given);
  if (typeof sample === 'number') {
    const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
    return Number.isFinite(number) ? number : undefined;
  }
  if (typeof given === 'string') return given.trim() === '' ? undefined : given;
  return Number.isFinite(given) ? String(given) : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
