/** What a letter is written with: the shop as it is now. */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { Desk } from './mail.ts';

export async function openDesk(deps: Deps): Promise<Desk> {
  return { deps, shop: await readShop(deps) };
}
