/**
 * A forgotten password: a link by mail, good for one use within ten minutes. The answer is the same whoever asks, and
 * takes the same time, because the account is only looked at after it. Opening the link proves the mailbox of an account
 * that an invitation made, and takes it from whoever else chose its password.
 */
import type { Context } from 'hono';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import { openDesk } from '#lib/platform/mail/desk.ts';
import { sendLetter } from '#lib/platform/mail/send-letter.ts';
import { rememberDevice } from './device.ts';
import { identityOf, identityText } from './identity.ts';
import { hashOf, newToken } from './link-token.ts';
import { recoveryLetter } from './mails/recovery.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOf, holdAccount, holdEverySession } from './queries/logins.ts';
import { findRecovery, insertRecovery, takeRecovery } from './queries/recoveries.ts';
import { confirmAddress, findCredentials, findRecoverable, setPassword } from './queries/users.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Milliseconds a link is good for. */
const TERM = 10 * 60_000;

type Recovery = {
  /** @throws HttpError 429 when the address asked too often. */
  readonly request: (context: Context<PlatformEnv>, usuario: string) => Promise<void>;
  /** Mails the link, if there is such an account and it was not sent too many. */
  readonly send: (usuario: string) => Promise<void>;
  /**
   * Logs the account out everywhere, and opens what wrong passwords have locked.
   * @throws HttpError 400 for a password that is too weak, 403 for a token that is not good any more.
   */
  readonly setPassword: (context: Context<PlatformEnv>, token: string, senha: string) => Promise<void>;
};

export function createRecovery(deps: Deps): Recovery {
  const { db, now, later } = deps;
  const throttle = createThrottle(deps);

  async function send(usuario: string): Promise<void> {
    const identity = identityOf(usuario);
    if (await throttle.byAccount('recovery', identityText(identity))) return;
    const known = await findCredentials(db, identity);
    const account = known && (await findRecoverable(db, known.id));
    if (!account) return;
    const token = newToken();
    const expires_at = new Date(now().getTime() + TERM);
    const isMade = await inTransaction(db, async (trx) => {
      // If the password has changed since the request, no link is made for it.
      if (!(await holdAccount(trx, known.id, known.senha_hash))) return false;
      await insertRecovery(trx, { token_hash: hashOf(token), user_id: known.id, expires_at });
      return true;
    });
    if (!isMade) return;
    const desk = await openDesk(deps);
    await sendLetter(desk, recoveryLetter(desk, { to: account.email, nome: account.nome_razao, token }));
  }

  return {
    async request(context, usuario) {
      await throttle.byAddress('recovery', context);
      later(() => send(usuario));
    },
    send,
    async setPassword(context, token, senha) {
      refuseWeakPassword(senha);
      const token_hash = hashOf(token);
      const user = await findRecovery(db, token_hash, now());
      if (user === undefined) throw unknownRecovery();
      const senha_hash = await hashPassword(senha);
      await inTransaction(db, async (trx) => {
        await holdEverySession(trx, user);
        if (!(await takeRecovery(trx, token_hash, now()))) throw unknownRecovery();
        await setPassword(trx, user, senha_hash);
        await confirmAddress(trx, user, now());
        await deleteSessionsOf(trx, user);
      });
      // The mailbox proves ownership: this browser gets a count of its own, and others stay locked out.
      rememberDevice(context, { id: user, senha_hash }, deps);
    },
  };
}

function unknownRecovery(): HttpError {
  return new HttpError(403, message.unknownRecovery);
}
