/** Who orders: an account, or a guest by the session alone. */
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { readSession } from '#lib/platform/kernel/http/session.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';

export type Orderer = {
  /** Of the session, whether it has a row or not. */
  readonly id: string;
  /** Undefined before the first write of a visitor: their cart is empty. */
  readonly session: SessionRow | undefined;
  /** Undefined of a guest. */
  readonly user: number | undefined;
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

/** Under whose name the keys of forms are unique. An id of an account is never given twice; one of a session is a secret. */
export function keyOwner(session: string, user: number | undefined): string {
  if (user !== undefined) return `u:${user}`;
  return `s:${createHash('sha256').update(session).digest('base64url')}`;
}

type Owned = { readonly user_id: number | null; readonly session_id: string | null };

/** Who asks for an order. */
export type Reader = Pick<Orderer, 'id' | 'user'>;

/** Whether an order is the own one of who asks. */
export function isOwn({ user_id, session_id }: Owned, { id, user }: Reader): boolean {
  return (user !== undefined && user_id === user) || session_id === id;
}
