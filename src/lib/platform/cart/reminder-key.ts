/** The links of a reminder: signed, naming nobody, and each good for one thing alone. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link does: opens the cart, or ends the reminders. */
type Use = 'carrinho' | 'sair';

const MAC_LENGTH = 43;

export function reminderKey(secret: string, id: number, use: Use): string {
  return `lembrete-${id}-${signature(secret, id, use)}`;
}

/** The id of the reminder; undefined for a key that is not one of ours. */
export function readReminderKey(secret: string, key: string, use: Use): number | undefined {
  const [, typed, given] = /^lembrete-(\d{1,9})-([\w-]{43})$/.exec(key) ?? [];
  if (given?.length !== MAC_LENGTH) return undefined;
  const id = Number(typed);
  const right = Buffer.from(signature(secret, id, use));
  return timingSafeEqual(right, Buffer.from(given)) ? id : undefined;
}

function signature(secret: string, id: number, use: Use): string {
  return createHmac('sha256', secret).update(`cart-reminder\n${use}\n${id}`).digest('base64url');
}
