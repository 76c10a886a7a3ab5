/** Where a provider sends its notices: an address for each account, whose key nobody guesses. Banks add `/pix` to it. */
import { timingSafeEqual } from 'node:crypto';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';

const PATH = '/api/v2/vitrine/payment-notices';

/** Part of the address, and what its key is made for. */
export type NoticeKind = 'pix' | 'mercado-pago';
export type NoticeSource = { readonly kind: NoticeKind; readonly seal: Cipher };

export function noticeAddress(siteUrl: string, account: number, source: NoticeSource): string {
  return `${siteUrl}${PATH}/${source.kind}/${keyOf(account, source)}`;
}

/** The account whose address it is; undefined for the address of none. */
export function noticeAccount(key: string, source: NoticeSource): number | undefined {
  const account = Number(/^(\d{1,9})-/.exec(key)?.[1]);
  if (!Number.isSafeInteger(account)) return undefined;
  const [own, given] = [Buffer.from(keyOf(account, source)), Buffer.from(key)];
  return own.length === given.length && timingSafeEqual(own, given) ? account : undefined;
}

function keyOf(account: number, { kind, seal }: NoticeSource): string {
  return `${account}-${seal.sign(`${kind} notices ${account}`)}`;
}
