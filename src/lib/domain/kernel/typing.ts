/** How far two words are apart in typing errors. */

/**
 * Letters to add, to leave out, to replace, or neighbours to swap (optimal string alignment): `typingErrors('hmdi',
 * 'hdmi')` is 1.
 */
export function typingErrors(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        ...(swapped ? [(beforeLast[column - 2] ?? 0) + 1] : []),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

/** How many errors a word of this length may have before it is another word. */
export function toleratedErrors(length: number): number {
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}
