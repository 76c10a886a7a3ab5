/** Takes an account out, with everything that belongs to it. */

import type { Context } from 'hono';
import { forgetDevice } from '#lib/platform/accounts/device.ts';
import type { AccountDeps } from '#lib/platform/accounts/login.ts';
import { createOwnPassword } from '#lib/platform/accounts/own-password.ts';
import { lockInvitations } from '#lib/platform/accounts/queries/invitations.ts';
import { holdAccount, holdEverySession } from '#lib/platform/accounts/queries/logins.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { leaveSession } from '#lib/platform/kernel/http/session.ts';
import { deleteAccount } from './queries/delete-account.ts';

type DeleteAccount = (context: Context<PlatformEnv>, user: number, senha: string) => Promise<void>;

/** @throws From the function it returns, HttpError 401 for a wrong password, 429. */
export function createAccountDeletion(deps: AccountDeps): DeleteAccount {
  const { prove } = createOwnPassword(deps);
  return async (context, user, senha) => {
    const stored = await prove(user, senha);
    await inTransaction(deps.db, async (trx) => {
      await lockInvitations(trx);
      await holdEverySession(trx, user);
      if (!(await holdAccount(trx, user, stored))) throw new HttpError(401, message.wrongOwnPassword);
      await deleteAccount(trx, user, deps.now());
    });
    leaveSession(context);
    forgetDevice(context, { id: user, senha_hash: stored }, deps);
  };
}
