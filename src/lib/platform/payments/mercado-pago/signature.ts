/** The signature of a notice: an HMAC of what it is about, by the secret of the application. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedNotice = {
  /** Header `x-signature`: `ts=…,v1=…`. */
  readonly signature: string;
  /** Header `x-request-id`, '' without one. */
  readonly requestId: string;
  /** `data.id` of the address, not of the body; '' without one. */
  readonly id: string;
};

/**
 * Whether it was made with `secret`. Its time is not judged: units differ, and a notice that is sent again only has us ask. Ids are
 * signed as they are or in lower case.
 */
export function isSigned({ signature, requestId, id }: SignedNotice, secret: string): boolean {
  const parts = new Map(
    signature.split(',').map((part) => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
  const [ts, v1] = [parts.get('ts') ?? '', parts.get('v1') ?? ''];
  if (!/^\d{1,20}$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return false;
  const given = Buffer.from(v1, 'hex');
  const results = [id, id.toLowerCase()].map((one) => {
    const said = [one && `id:${one};`, requestId && `request-id:${requestId};`, `ts:${ts};`].join('');
    return timingSafeEqual(createHmac('sha256', secret).update(said).digest(), given);
  });
  return results.includes(true);
}
