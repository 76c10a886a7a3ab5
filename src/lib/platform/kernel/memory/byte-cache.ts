/** Bytes in memory that are made once for each key, however many ask; what was asked for longest ago goes first. */

export type ByteShelf<Bytes extends Uint8Array> = {
  readonly recall: (key: string, make: () => Promise<Bytes>) => Promise<Bytes>;
};

/** `most` in bytes. */
export function createByteShelf<Bytes extends Uint8Array = Buffer>(most: number): ByteShelf<Bytes> {
  /** A Map keeps its insertion order. */
  const kept = new Map<string, Bytes>();
  const flights = new Map<string, Promise<Bytes>>();
  let bytes = 0;

  function keep(key: string, made: Bytes): void {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function fly(key: string, make: () => Promise<Bytes>): Promise<Bytes> {
    try {
      const made = await make();
      keep(key, made);
      return made;
    } finally {
      flights.delete(key);
    }
  }

  return {
    async recall(key, make) {
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const flight = flights.get(key) ?? fly(key, make);
      flights.set(key, flight);
      return flight;
    },
  };
}
