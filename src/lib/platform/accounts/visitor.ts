/** The answer to "who is this?": `checkout/user`, and every call that answers with the user. */
import type { Usuario } from '#lib/contract/checkout.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { findUser } from './queries/users.ts';
import { presentAnonymous, presentUser } from './wire/user.ts';

/** `session` and `user` as `readSession` left them: the row, and `context.var.session.user`. */
export async function visitorOf(
  { db }: Deps,
  session: SessionRow | undefined,
  user: number | undefined,
): Promise<Usuario> {
  const account = session && user !== undefined ? await findUser(db, user) : undefined;
  return session && account ? presentUser(session, account) : presentAnonymous(session);
}
