/** Keys for an opinion on the shop: who bought is mailed one. */
import { createHmac } from 'node:crypto';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { putReviewKey } from './queries/opinions.ts';

/**
 * The key of an order, good for one answer; asked for again it is the same one, used or not. Nobody can tell it from the
 * order's number without the secret of the shop.
 */
export async function reviewKeyOf(
  { db, now, sessionSecret }: Pick<Deps, 'db' | 'now' | 'sessionSecret'>,
  pedido: string,
): Promise<string> {
  const chave = createHmac('sha256', sessionSecret).update(`review-key\n${pedido}`).digest('base64url');
  await putReviewKey(db, { chave, pedido, created_at: now() });
  return chave;
}
