/** What a shop may say of its Instagram. */
import { isShopLink } from '#lib/domain/shop/shop-link.ts';

/** Posts that a shop keeps; its page shows the newest. */
export const MOST_POSTS = 30;
export const LONGEST_CAPTION = 300;

export function isInstagramUser(text: string): boolean {
  return /^[A-Za-z0-9._]{0,30}$/.test(text);
}

/** Of the shop itself or by http; '' is none. */
export function isPostLink(text: string): boolean {
  return text === '' || (isShopLink(text) && /^(?:\/|https?:)/.test(text));
}

export function isPostDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
