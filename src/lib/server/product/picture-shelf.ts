/** Drawn pictures in memory: one drawing for each, however many ask; the one asked for longest ago goes first. */

export type PictureShelf = {
  readonly recall: (key: string, draw: () => Promise<Buffer>) => Promise<Buffer>;
};

/** `most` in bytes. */
export function createPictureShelf(most: number): PictureShelf {
  /** A Map keeps its insertion order. */
  const kept = new Map<string, Buffer>();
  const flights = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, picture: Buffer): void {
    kept.set(key, picture);
    bytes += picture.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function make(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const picture = await draw();
      keep(key, picture);
      return picture;
    } finally {
      flights.delete(key);
    }
  }

  return {
    async recall(key, draw) {
      const picture = kept.get(key);
      if (picture) {
        kept.delete(key);
        kept.set(key, picture);
        return picture;
      }
      const flight = flights.get(key) ?? make(key, draw);
      flights.set(key, flight);
      return flight;
    },
  };
}
