/**
 * How often a password may be guessed: per account and per address, kept in the database so that it holds over several
 * processes. Neither is stored as it is, only a keyed hash of it.
 */
import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { message } from '../http/messages.ts';
import { HttpError } from '../http/response.ts';
import { type Backoff, forgetTries, giveTryBack, takeTry } from '../queries/throttles.ts';

/** An account: one person, or one attacker. */
const ACCOUNT: Backoff = { free: 5, pause: 30, longestPause: 900, memory: 3600 };
/** An address: perhaps a whole office or mobile network. */
const ADDRESS: Backoff = { free: 50, pause: 60, longestPause: 900, memory: 3600 };
/**
 * Orders of guests, of an address, that were sent: a mobile network or a company has thousands behind one address (RFC 6888,
 * CGNAT), and buying is no try. Each costs a whole form with a document and holds stock no longer than its term to be paid, so
 * five a minute is no harm either; beyond that one a minute. What is refused is counted by `ADDRESS`.
 */
const ORDERS: Backoff = { free: 300, pause: 60, longestPause: 60, memory: 3600, sinceFirst: true };
/** Forms without proof that a person sends them, where the shop asks for one. */
const UNPROVEN: Backoff = { free: 5, pause: 60, longestPause: 3600, memory: 7200 };

/** Cards: of one address, and of one visitor. Whoever tries stolen ones needs many. */
const CARD_ADDRESS: Backoff = { free: 10, pause: 300, longestPause: 3600, memory: 7200 };
const CARD_VISITOR: Backoff = { free: 5, pause: 300, longestPause: 3600, memory: 7200 };

/** Links that one of the staff sends. */
const INVITER: Backoff = { free: 20, pause: 600, longestPause: 3600, memory: 7200 };

/** What is tried; each has its own count. */
type Deed =
  | 'code'
  | 'code-login'
  | 'confirm'
  | 'coupon'
  | 'factor'
  | 'invitation'
  | 'login'
  | 'order-code'
  | 'order-code-mail'
  | 'password'
  | 'recovery'
  | 'sign-up'
  | 'writing';

type Throttle = {
  /** Counts a try from the address of the request. @throws HttpError 429 when it has to wait. */
  readonly byAddress: (deed: Deed, context: Context) => Promise<void>;
  /**
   * Counts an order of a guest from the address of the request. @throws HttpError 429 when it has to wait.
   * @returns What takes its try back: it was sent, and counts among those that were.
   */
  readonly byOrder: (context: Context) => Promise<() => Promise<void>>;
  /** Counts a form without proof of a person. @returns Seconds its address has to wait, 0 for none. */
  readonly unproven: (context: Context) => Promise<number>;
  /** Counts a try on an account, known or not. @returns Seconds it has to wait, 0 for none. */
  readonly byAccount: (deed: Deed, account: string) => Promise<number>;
  /**
   * Counts a card from the address of the request and of each visitor (session, account). @throws HttpError 429 when it has to wait.
   * @returns What takes the count back: it was not refused, or not tried.
   */
  readonly byCard: (context: Context, visitors: readonly string[]) => Promise<() => Promise<void>>;
  /** Counts a try to log in from a browser that did before; it has its own count, which nobody else can use up. */
  readonly byDevice: (device: string, account: string) => Promise<number>;
  /** Counts a link that an account of the staff sends. @throws HttpError 429 when it has to wait. */
  readonly byInviter: (account: number) => Promise<void>;
  /** The try from the address of the request went well: it was none. */
  readonly forgiveAddress: (deed: Deed, context: Context) => Promise<void>;
  /** The password was right. */
  readonly forgive: (context: Context, account: string) => Promise<void>;
  readonly forgiveAccount: (deed: Deed, account: string) => Promise<void>;
  readonly forgiveDevice: (device: string, account: string) => Promise<void>;
};

export function createThrottle({ db, now, sessionSecret }: Deps): Throttle {
  const key = (...parts: readonly string[]): string =>
    createHmac('sha256', sessionSecret).update(parts.join('\n')).digest('base64url');
  const addressKey = (deed: Deed | 'unproven', context: Context): string | undefined => {
    const address = context.req.header(ADDRESS_HEADER);
    return address ? key('address', deed, address) : undefined;
  };
  const forgiveAddress = async (deed: Deed, context: Context): Promise<void> => {
    const own = addressKey(deed, context);
    if (own !== undefined) await giveTryBack(db, own, ADDRESS, now());
  };
  return {
    async byAddress(deed, context) {
      const own = addressKey(deed, context);
      refuseEarly(own === undefined ? 0 : await takeTry(db, own, ADDRESS, now()));
    },
    async byOrder(context) {
      const address = context.req.header(ADDRESS_HEADER);
      if (!address) return async () => undefined;
      const [sent, tried] = [key('address', 'ordered', address), key('address', 'order', address)];
      refuseEarly(await takeTry(db, sent, ORDERS, now()));
      const wait = await takeTry(db, tried, ADDRESS, now());
      if (wait > 0) await giveTryBack(db, sent, ORDERS, now());
      refuseEarly(wait);
      return () => giveTryBack(db, tried, ADDRESS, now());
    },
    async unproven(context) {
      const own = addressKey('unproven', context);
      return own === undefined ? 0 : takeTry(db, own, UNPROVEN, now());
    },
    async byCard(context, visitors) {
      const address = context.req.header(ADDRESS_HEADER);
      // A visitor who has to wait uses up nothing of an address that others share.
      const counts = [
        ...visitors.map((visitor) => [key('card', visitor), CARD_VISITOR] as const),
        ...(address ? [[key('address', 'card', address), CARD_ADDRESS] as const] : []),
      ];
      const taken: typeof counts = [];
      const forgiveCard = async (): Promise<void> => {
        for (const [own, backoff] of taken) await giveTryBack(db, own, backoff, now());
      };
      for (const [own, backoff] of counts) {
        const wait = await takeTry(db, own, backoff, now());
        if (wait > 0) await forgiveCard();
        refuseEarly(wait);
        taken.push([own, backoff]);
      }
      return forgiveCard;
    },
    byAccount: (deed, account) => takeTry(db, key('account', deed, account), ACCOUNT, now()),
    byDevice: (device, account) => takeTry(db, key('device', account, device), ACCOUNT, now()),
    async byInviter(account) {
      refuseEarly(await takeTry(db, key('inviter', String(account)), INVITER, now()));
    },
    forgiveAccount: (deed, account) => forgetTries(db, key('account', deed, account)),
    forgiveDevice: (device, account) => forgetTries(db, key('device', account, device)),
    forgiveAddress,
    async forgive(context, account) {
      await forgetTries(db, key('account', 'login', account));
      await forgiveAddress('login', context);
    },
  };
}

/** Set by the server for every request, over whatever the client sent (`lib/server/http/client-address.ts`). */
export const ADDRESS_HEADER = 'X-Client-Address';

/** @throws HttpError 429 when there are seconds left to wait. */
export function refuseEarly(seconds: number): void {
  if (seconds > 0) throw new HttpError(429, message.tooManyTries(seconds), seconds);
}
