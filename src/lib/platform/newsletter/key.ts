/** The links of the newsletter: signed, naming nobody, and good until the address leaves. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `rodada` counts how often the address has unsubscribed: each time, links of earlier mails end. */
type Subscription = { readonly id: number; readonly rodada: number };

export function subscriptionKey(secret: string, { id, rodada }: Subscription): string {
  return `${id}.${rodada}.${signature(secret, { id, rodada })}`;
}

/** Undefined for a key that is not one of ours. */
export function readSubscriptionKey(secret: string, key: string): Subscription | undefined {
  const [, id, rodada, given] = /^(\d{1,10})\.(\d{1,6})\.([\w-]{43})$/.exec(key) ?? [];
  if (given === undefined) return undefined;
  const subscription = { id: Number(id), rodada: Number(rodada) };
  const expected = signature(secret, subscription);
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? subscription : undefined;
}

function signature(secret: string, { id, rodada }: Subscription): string {
  return createHmac('sha256', secret).update(`newsletter\n${id}\n${rodada}`).digest('base64url');
}
