/** Who orders: an account, or a guest by the session alone. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { companyOf } from '#lib/platform/accounts/company.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { saleOf } from '#lib/platform/kernel/sale.ts';

export type Orderer = {
  /** Of the session, whether it has a row or not. */
  readonly id: string;
  /** Undefined before the first write of a visitor: their cart is empty. */
  readonly session: SessionRow | undefined;
  /** Undefined of a guest. */
  readonly user: number | undefined;
  /** Who of the shop sells: `user` is then the customer, and `session` the seller's. */
  readonly seller?: Seller | undefined;
  /** The buyer of a company: `user` is then the company, and `session` the buyer's. */
  readonly asker?: Asker | undefined;
};

export type Asker = {
  readonly id: number;
  readonly nome: string;
  /** Centavos up to which the company need not be asked; 0: each order waits. */
  readonly limite: number;
  readonly company: number;
  /** Name of the company. */
  readonly empresa: string;
};

export type Seller = {
  readonly id: number;
  /** Account they sell to; 0 of somebody without one. */
  readonly cliente: number;
  /** Per cent off the goods. */
  readonly desconto: number;
};

/**
 * Who asks.
 * @throws HttpError 401 when the login has ended in a session that still shows the cart of its account: only who is logged
 *   in orders what is in there.
 */
export async function ordererOf(context: Context<PlatformEnv>, deps: Deps): Promise<Orderer> {
  const session = await readSession(context, deps);
  const { user } = context.var.session;
  if (user === undefined && session && session.user_id !== null) throw new HttpError(401, message.loginFirst);
  return { id: context.var.session.id, session, user };
}

/**
 * Who the next order is for: who asks, the customer that a seller buys for, or the company of a buyer. It opens no order of theirs.
 * @throws HttpError 401.
 */
export async function buyingFor(context: Context<PlatformEnv>, deps: Deps): Promise<Orderer> {
  const orderer = await ordererOf(context, deps);
  const { session, user } = orderer;
  const sale = session && user !== undefined ? saleOf(session) : undefined;
  if (user === undefined) return orderer;
  if (!sale) {
    const membership = await companyOf(deps, user);
    if (!membership) return orderer;
    const { company, nome, limite, empresa } = membership;
    return { ...orderer, user: company, asker: { id: user, nome, limite, company, empresa } };
  }
  const { cliente, desconto } = sale;
  return {
    ...orderer,
    user: cliente.id === 0 ? undefined : cliente.id,
    seller: { id: user, cliente: cliente.id, desconto },
  };
}

/** Under whose name the keys of forms are unique. An id of an account is never given twice; one of a session is a secret. */
export function keyOwner(session: string, user: number | undefined): string {
  if (user !== undefined) return `u:${user}`;
  return `s:${createHash('sha256').update(session).digest('base64url')}`;
}

type Owned = {
  readonly user_id: number | null;
  readonly session_id: string | null;
  readonly vendedor_id: number | null;
  /** The buyer who asked for it, as long as they buy for its company. */
  readonly asker_id: number | null;
};

/** Who asks for an order. */
export type Reader = Pick<Orderer, 'id' | 'user'>;

/** Whether an order is the own one of who asks, one that they sold, or one that they asked for. */
export function isOwn({ user_id, session_id, vendedor_id, asker_id }: Owned, { id, user }: Reader): boolean {
  return (user !== undefined && [user_id, vendedor_id, asker_id].includes(user)) || session_id === id;
}

/** Who sees the order that somebody sends, and whose cart it empties; undefined of a guest. */
export function readerOf({ seller, asker, user }: Orderer): number | undefined {
  return seller?.id ?? asker?.id ?? user;
}
