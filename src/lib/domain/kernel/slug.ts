/** Names as addresses and files have them. */

const LONGEST = 120;

/** What an address is made of: small letters, digits, hyphens between them. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Lower case without accents. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** `Cabo HDMI 2.1 – 3 m` is `cabo-hdmi-2-1-3-m`. */
export function slugOf(text: string, longest = LONGEST): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}
