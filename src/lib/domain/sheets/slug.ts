import { folded } from '#lib/domain/catalogue/search-text.ts';

const LONGEST = 120;

/** `Cabo HDMI 2.1 – 3 m` is `cabo-hdmi-2-1-3-m`. */
export function slugOf(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
