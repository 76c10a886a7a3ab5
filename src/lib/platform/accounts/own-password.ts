/** What somebody logged in does with their password: change it, and prove who they are before the account goes. */
import { message } from '../messages.ts';
import type { Deps } from '../platform.ts';
import { holdAccount } from '../queries/logins.ts';
import { deleteAccount, deleteOtherSessions, passwordHashOf } from '../queries/own-account.ts';
import { setPassword } from '../queries/users.ts';
import { HttpError } from '../response.ts';
import { inTransaction } from '../transaction.ts';
import { refuseWeakPassword } from './new-password.ts';
import { hashPassword, isPassword } from './password.ts';
import { createThrottle, refuseEarly } from './throttle.ts';

type OwnPassword = {
  /** Logs the account out everywhere else. @throws HttpError 400 for a weak password, 401 for a wrong one, 429. */
  readonly change: (user: number, session: string, senhaAtual: string, senha: string) => Promise<void>;
  /** Takes the account out, with everything that belongs to it. @throws HttpError 401 for a wrong password, 429. */
  readonly deleteAccount: (user: number, senha: string) => Promise<void>;
};

export function createOwnPassword(deps: Deps): OwnPassword {
  const { db } = deps;
  const throttle = createThrottle(deps);

  /** The hash it was compared with. */
  async function prove(user: number, senha: string): Promise<string> {
    refuseEarly(await throttle.byAccount('password', `id ${user}`));
    const stored = await passwordHashOf(db, user);
    if (!(await isPassword(senha, stored))) throw new HttpError(401, message.wrongOwnPassword);
    await throttle.forgiveAccount('password', `id ${user}`);
    return stored;
  }

  return {
    async change(user, session, senhaAtual, senha) {
      refuseWeakPassword(senha);
      const stored = await prove(user, senhaAtual);
      const senha_hash = await hashPassword(senha);
      await inTransaction(db, async (trx) => {
        if (!(await holdAccount(trx, user, stored))) throw new HttpError(401, message.wrongOwnPassword);
        await setPassword(trx, user, senha_hash);
        await deleteOtherSessions(trx, user, session);
      });
    },
    async deleteAccount(user, senha) {
      const stored = await prove(user, senha);
      await inTransaction(db, async (trx) => {
        if (!(await holdAccount(trx, user, stored))) throw new HttpError(401, message.wrongOwnPassword);
        await deleteAccount(trx, user, deps.now());
      });
    },
  };
}
