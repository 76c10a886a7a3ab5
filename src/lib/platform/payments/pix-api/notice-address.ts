/** Where a bank sends its notices: an address for each account, whose key nobody guesses. Banks add `/pix` to it. */
import { timingSafeEqual } from 'node:crypto';
import type { Seal } from '#lib/platform/kernel/sealed.ts';

const PATH = '/api/v2/vitrine/payment-notices/pix';

export function noticeAddress(siteUrl: string, account: number, seal: Seal): string {
  return `${siteUrl}${PATH}/${keyOf(account, seal)}`;
}

/** Whether an address is the one of some account of this shop. */
export function isNoticeKey(key: string, seal: Seal): boolean {
  const account = Number(/^(\d{1,9})-/.exec(key)?.[1]);
  if (!Number.isSafeInteger(account)) return false;
  const [own, given] = [Buffer.from(keyOf(account, seal)), Buffer.from(key)];
  return own.length === given.length && timingSafeEqual(own, given);
}

function keyOf(account: number, seal: Seal): string {
  return `${account}-${seal.sign(`pix notices ${account}`)}`;
}
