import { PRODUCTS } from './catalog.ts';
import { ACCESSORY_REVIEWS } from './reviews/accessories.ts';
import { AUDIO_REVIEWS } from './reviews/audio.ts';
import { BEST_SELLER_REVIEWS } from './reviews/best-seller.ts';
import { dated, type ReviewTable, type SeedReview } from './reviews/build.ts';
import { NETWORK_REVIEWS } from './reviews/network.ts';
import { VIDEO_REVIEWS } from './reviews/video.ts';

const TABLES: ReviewTable = [
  ...BEST_SELLER_REVIEWS,
  ...VIDEO_REVIEWS,
  ...AUDIO_REVIEWS,
  ...NETWORK_REVIEWS,
  ...ACCESSORY_REVIEWS,
];

const FIRST_DAYS = new Map(PRODUCTS.map((product) => [product.slug, product.criadoEm]));

function firstDay(slug: string): string {
  const day = FIRST_DAYS.get(slug);
  if (day === undefined) throw new Error(`Reviews of a product that does not exist: ${slug}`);
  return day;
}

/** Reviews of the demo customers, product by product, oldest first. */
export const REVIEWS: readonly SeedReview[] = TABLES.flatMap(([slug, rows]) =>
  dated(slug, firstDay(slug), rows),
);
