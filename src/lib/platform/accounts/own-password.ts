/** What somebody logged in does with their password: change it, and prove who they are before the account goes. */
import type { Context } from 'hono';
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { holdAccount, holdEverySession } from '../queries/logins.ts';
import { deleteAccount, deleteOtherSessions, passwordHashOf } from '../queries/own-account.ts';
import { deleteRecoveries } from '../queries/recoveries.ts';
import { renewSession } from '../queries/renew-session.ts';
import { setPassword } from '../queries/users.ts';
import type { PlatformEnv } from '../request.ts';
import { HttpError } from '../response.ts';
import { enterSession, leaveSession } from '../session.ts';
import { newSessionId } from '../session-id.ts';
import { inTransaction } from '../transaction.ts';
import { forgetDevice, rememberDevice } from './device.ts';
import type { Login } from './login.ts';
import { refuseWeakPassword } from './new-password.ts';
import { hashPassword, isPassword } from './password.ts';
import { createThrottle, nameOf, refuseEarly } from './throttle.ts';

type Visit = Context<PlatformEnv>;

type OwnPassword = {
  /**
   * Ends every session of the account; the one that asks goes on under another id.
   * @throws HttpError 400 for a weak password, 401 for a wrong one and for a session that has ended, 429.
   */
  readonly change: (context: Visit, login: Login, senhaAtual: string, senha: string) => Promise<void>;
  /** Takes the account out, with everything that belongs to it. @throws HttpError 401 for a wrong password, 429. */
  readonly deleteAccount: (context: Visit, login: Login, senha: string) => Promise<void>;
};

export function createOwnPassword(deps: Deps): OwnPassword {
  const { db } = deps;
  const throttle = createThrottle(deps);

  /** The hash it was compared with. */
  async function prove(user: number, senha: string): Promise<string> {
    const stored = await passwordHashOf(db, user);
    const name = nameOf({ id: user, senha_hash: stored });
    refuseEarly(await throttle.byAccount('password', name));
    if (!(await isPassword(senha, stored))) throw new HttpError(401, message.wrongOwnPassword);
    await throttle.forgiveAccount('password', name);
    return stored;
  }

  return {
    async change(context, { user, session }, senhaAtual, senha) {
      refuseWeakPassword(senha);
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
    },
    async deleteAccount(context, { user }, senha) {
      const stored = await prove(user, senha);
      await inTransaction(db, async (trx) => {
        await holdEverySession(trx, user);
        if (!(await holdAccount(trx, user, stored))) throw new HttpError(401, message.wrongOwnPassword);
        await deleteAccount(trx, user, deps.now());
      });
      leaveSession(context);
      forgetDevice(context, { id: user, senha_hash: stored }, deps);
    },
  };
}
