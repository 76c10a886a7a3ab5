/** PHP writes an empty map as `[]`; both spellings mean "nothing here" and are accepted on the way in. */
export type Empty = Readonly<Record<string, never>> | readonly never[];

export function isEmpty(value: object | null | undefined): value is Empty | null | undefined {
  return value == null || Object.keys(value).length === 0;
}

/** `undefined` for an empty map in either spelling, else the map. */
export function filled<T extends object>(value: T | Empty | null | undefined): T | undefined {
  return isEmpty(value) ? undefined : (value as T);
}

/** The list, also where the platform left an empty one out. */
export function listed<T>(value: readonly T[] | null | undefined): readonly T[] {
  return value ?? [];
}
