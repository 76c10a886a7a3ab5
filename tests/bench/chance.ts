/** Numbers from 0 to 1 in an order that looks like chance and is the same in every run (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the choices, by a number from 0 to 1. @throws RangeError when there is none. */
export function pick<Choice>(choices: readonly Choice[], at: number): Choice {
  const choice = choices[Math.floor(at * choices.length)];
  if (choice === undefined) throw new RangeError(`nothing to pick at ${at}`);
  return choice;
}
