/** Numbers for words as they come, found by their bytes: of millions of words, only those that are new become strings. */

export type LexemeNumbers = {
  /** The number of the word whose bytes begin at `from` and end before a zero; a new word has the next one. */
  readonly numberAt: (bytes: Buffer, from: number) => number;
  /** Where the word of the last call ended. */
  readonly end: () => number;
  /** By number, a character for each byte. */
  readonly lexemes: readonly string[];
};

/** Slots of a new table; there are always twice as many as words at least. */
const FEWEST = 1 << 10;

export function createLexemeNumbers(): LexemeNumbers {
  const lexemes: string[] = [];
  const hashes: number[] = [];
  /** A number and one, 0 for none; a word stands in the first free slot from that of its hash on. */
  let slots = new Int32Array(FEWEST);
  let end = 0;

  function place(hash: number, number: number): void {
    let slot = hash & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = number + 1;
  }

  function put(lexeme: string, hash: number): number {
    const number = lexemes.length;
    lexemes.push(lexeme);
    hashes.push(hash);
    if (2 * lexemes.length <= slots.length) place(hash, number);
    else {
      slots = new Int32Array(2 * slots.length);
      for (const [index, own] of hashes.entries()) place(own, index);
    }
    return number;
  }

  return {
    lexemes,
    end: () => end,
    numberAt(bytes, from) {
      // FNV-1a.
      let hash = 0x811c9dc5;
      for (end = from; bytes[end] !== 0 && end < bytes.length; end++)
        hash = Math.imul(hash ^ (bytes[end] ?? 0), 0x01000193);
      let slot = hash & (slots.length - 1);
      for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
        if (hashes[held - 1] === hash && isSame(lexemes[held - 1] ?? '', bytes, from, end)) return held - 1;
        slot = (slot + 1) & (slots.length - 1);
      }
      return put(bytes.toString('latin1', from, end), hash);
    },
  };
}

function isSame(lexeme: string, bytes: Uint8Array, from: number, end: number): boolean {
  if (lexeme.length !== end - from) return false;
  for (let at = 0; at < lexeme.length; at++) if (lexeme.charCodeAt(at) !== bytes[from + at]) return false;
  return true;
}
