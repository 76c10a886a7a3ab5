/** Makes the pictures of cards and galleries ahead, so that the first visitors do not wait for them. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Images } from './images.ts';
import { mainPictures } from './queries/pictures.ts';

/** So many products, those seen most: a shop with more makes the rest when they are asked for. */
const MOST = 500;
/** What cards and the product page ask for first. */
const PREFIXES = ['m_', 'b_'] as const;

/**
 * Resolves when all are there, or after `signal`. It rests after each picture for as long as that one took, so that
 * it never has more than half a core.
 * @throws when the database or the disk fails.
 */
export async function warmImages(db: Kysely<Schema>, images: Images, signal: AbortSignal): Promise<void> {
  for (const name of await mainPictures(db, MOST)) {
    for (const prefix of PREFIXES) {
      if (signal.aborted) return;
      const start = performance.now();
      await images.prepare({ prefix, name, format: 'webp' });
      await rest(performance.now() - start, signal);
    }
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
