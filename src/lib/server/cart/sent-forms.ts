/**
 * The keys of the forms that a guest had last, kept by the browser: where the answer to an order was lost, they are what leads
 * back to it.
 */
import type { Api } from '#lib/api/client.ts';
import { resumeOrder } from '#lib/api/order.ts';
import type { OrderPage } from '#lib/contract/order-page.ts';
import { unlessMissing } from '../page/unless-missing.ts';

const COOKIE = 'compra';
/** Forms that may stand open beside each other. */
const MOST = 3;
/** Seconds. */
const TERM = 86_400;
const KEY = /^[\w-]{1,100}$/;

export function formKeysOf({ headers }: Request): readonly string[] {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(headers.get('Cookie') ?? '') ?? [];
  return value.split('.').filter((key) => KEY.test(key));
}

/** The cookie that keeps the key of this page too; undefined where there is nothing to send. */
export function formKeyCookie(
  { chave, review }: OrderPage,
  keys: readonly string[],
  secure: boolean,
): string | undefined {
  if (review.comprador || review.carrinho.itens.length === 0 || !KEY.test(chave)) return undefined;
  const kept = [chave, ...keys.filter((key) => key !== chave)].slice(0, MOST);
  return `${COOKIE}=${kept.join('.')}; Max-Age=${TERM}; Path=/checkout; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The number of the order that one of these forms has sent. */
export async function sentWith(api: Api, keys: readonly string[]): Promise<number | undefined> {
  for (const key of keys) {
    const order = await unlessMissing(resumeOrder(api, key));
    if (order) return order.numero;
  }
  return undefined;
}
