/** Links that the people of a shop write into menus, popups and redirects. */

const ELSEWHERE = ['http:', 'https:', 'mailto:', 'tel:'];
const LONGEST = 500;

/** A path of the shop, or an address elsewhere; nothing that runs a script. */
export function isShopLink(text: string): boolean {
  if (text.length > LONGEST || /[\s\\"'<>]/.test(text)) return false;
  return isShopPath(text) || (URL.canParse(text) && ELSEWHERE.includes(new URL(text).protocol));
}

/** A path of the shop itself: `//host` would leave it. */
export function isShopPath(text: string): boolean {
  return text.length <= LONGEST && /^\/(?!\/)[^\s\\"'<>]*$/.test(text);
}

/** The path of a file that is a picture: a page would be opened by everybody who is shown it. */
export function isShopPicture(text: string): boolean {
  return isShopPath(text) && PICTURE.test(text) && !STEPS_UP.test(text);
}

const PICTURE = /^[^?#]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const STEPS_UP = /\/(?:\.|%2e){1,2}\//i;

/** As it is kept: what was copied from the browser becomes a path where it is the shop's own. */
export function shopLink(typed: string, siteUrl: string): string {
  const text = typed.trim();
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text;
  const { origin, pathname, search, hash } = new URL(text);
  return origin === new URL(siteUrl).origin ? `${pathname}${search}${hash}` : text;
}
