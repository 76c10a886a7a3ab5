/** Changing and verifying the password of a logged-in account. */

import type { Context } from 'hono';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { enterSession } from '#lib/platform/kernel/http/session.ts';
import { newSessionId } from '#lib/platform/kernel/http/session-id.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import { findSession } from '#lib/platform/kernel/queries/sessions.ts';
import { rememberDevice } from './device.ts';
import type { AccountDeps } from './login.ts';
import { beginLogin, type Login } from './login.ts';
import { hashPassword, isPassword } from './password.ts';
import { holdAccount, holdEverySession } from './queries/logins.ts';
import { deleteOtherSessions, passwordHashOf } from './queries/own-account.ts';
import { deleteRecoveries } from './queries/recoveries.ts';
import { renewSession } from './queries/renew-session.ts';
import { credentialsOf, setPassword } from './queries/users.ts';
import { nameOf } from './throttle-name.ts';
import { refuseWeakPassword } from './weak-password.ts';

type Visit = Context<PlatformEnv>;

type OwnPassword = {
  /**
   * Ends every other session of the account; this one gets a new id. Of two identical concurrent requests, one changes the
   * password and both stay logged in.
   * @throws HttpError 400 for a weak password, 401 for a wrong one and for a session that has ended, 429.
   */
  readonly change: (context: Visit, login: Login, senhaAtual: string, senha: string) => Promise<void>;
  /** @returns The hash it was compared with. @throws HttpError 401 for a wrong password, 429. */
  readonly prove: (user: number, senha: string) => Promise<string>;
};

export function createOwnPassword(deps: AccountDeps): OwnPassword {
  const { db } = deps;
  const throttle = createThrottle(deps);

  async function prove(user: number, senha: string): Promise<string> {
    const stored = await passwordHashOf(db, user);
    const name = nameOf({ id: user, senha_hash: stored });
    refuseEarly(await throttle.byAccount('password', name));
    if (!(await isPassword(senha, stored))) throw new HttpError(401, message.wrongOwnPassword);
    await throttle.forgiveAccount('password', name);
    return stored;
  }

  async function replace(
    context: Visit,
    { user, session }: Login,
    senhaAtual: string,
    senha: string,
  ): Promise<void> {
    const stored = await prove(user, senhaAtual);
    const senha_hash = await hashPassword(senha);
    const id = newSessionId();
    await inTransaction(db, async (trx) => {
      const open = await holdEverySession(trx, user);
      if (!(await holdAccount(trx, user, stored))) throw new HttpError(401, message.wrongOwnPassword);
      if (!open.includes(session.id)) throw new HttpError(401, message.loginFirst);
      await setPassword(trx, user, senha_hash);
      await deleteRecoveries(trx, user);
      await renewSession(trx, session.id, id);
      await deleteOtherSessions(trx, user, id);
    });
    enterSession(context, id, user);
    rememberDevice(context, { id: user, senha_hash }, deps);
  }

  /**
   * On a double click the first request ends the session that both share, and its response is lost where the browser waits
   * for the second alone. Sending the account's password is enough to log in again.
   */
  async function enterAgain(context: Visit, { user, session }: Login, senha: string): Promise<boolean> {
    if (await findSession(db, session.id)) return false;
    const account = await credentialsOf(db, user);
    if (!account?.ativo || !(await isPassword(senha, account.senha_hash))) return false;
    await throttle.forgiveAccount('password', nameOf(account));
    await beginLogin(context, deps, account);
    return true;
  }

  return {
    async change(context, login, senhaAtual, senha) {
      refuseWeakPassword(senha);
      try {
        await replace(context, login, senhaAtual, senha);
      } catch (error) {
        const refused = error instanceof HttpError && error.status === 401;
        if (!refused || !(await enterAgain(context, login, senha))) throw error;
      }
    },
    prove,
  };
}
