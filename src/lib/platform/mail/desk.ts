/** What a letter is written with: the shop and its words as they are now. */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { readLetterTexts } from '#lib/platform/shop/queries/settings.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { letterTexts } from './letter-texts.ts';
import type { Desk } from './mail.ts';

export async function openDesk(deps: Deps): Promise<Desk> {
  const [shop, kept] = await Promise.all([readShop(deps), readLetterTexts(deps.db)]);
  return { deps, shop, texts: letterTexts(kept) };
}
