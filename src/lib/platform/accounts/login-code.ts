/**
 * Logging in by a code that is sent by mail, beside the password. Whoever asks, the answer is the same and takes the same time: the
 * account is only looked at after it, and a name that nobody has gets a code too, which goes to nobody. A code is good once, for ten
 * minutes and five tries.
 */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import { openDesk } from '#lib/platform/mail/desk.ts';
import { sendLetter } from '#lib/platform/mail/send-letter.ts';
import { identityOf, identityText } from './identity.ts';
import { type AccountDeps, beginLogin, type Login } from './login.ts';
import { codeLetter } from './mails/login-code.ts';
import { putCode, takeCode, tryCode } from './queries/login-codes.ts';
import { credentialsOf, findCredentials, findRecoverable } from './queries/users.ts';
import { createRecovery } from './recovery.ts';

/** Milliseconds a code is good for. */
const TERM = 10 * 60_000;
const MOST_TRIES = 5;
const DIGITS = 6;
type Visit = Context<PlatformEnv>;
type CodeLogin = {
  /** @throws HttpError 429 when the address asked too often. */
  readonly request: (context: Visit, usuario: string) => Promise<void>;
  /** @throws HttpError 401 for a code that is wrong, used or over, 429 for too many tries. */
  readonly enter: (context: Visit, usuario: string, codigo: string) => Promise<Login>;
};

export function createCodeLogin(deps: AccountDeps): CodeLogin {
  const { db, now, later, sessionSecret } = deps;
  const throttle = createThrottle(deps);
  const recovery = createRecovery(deps);
  const keyed = (...words: readonly string[]): string =>
    createHmac('sha256', sessionSecret)
      .update(['login-code', ...words].join('\n'))
      .digest('hex');

  async function send(usuario: string): Promise<void> {
    const identity = identityOf(usuario);
    const text = identityText(identity);
    if (await throttle.byAccount('code', text)) return;
    const known = await findCredentials(db, identity);
    const found = known && (await findRecoverable(db, known.id));
    const user = found?.email_confirmed_at ? known?.id : undefined;
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const code_hash = keyed('code', text, user === undefined ? randomUUID() : code);
    const expires_at = new Date(now().getTime() + TERM);
    await putCode(db, { name: keyed('name', text), user_id: user ?? null, code_hash, expires_at });
    if (!found) return;
    // Whoever proves the mailbox for the first time chooses a new password: that of now may be somebody else's.
    if (user === undefined) return recovery.send(usuario);
    const desk = await openDesk(deps);
    await sendLetter(desk, codeLetter(desk, { to: found.email, nome: found.nome_razao, digits: code }));
  }

  return {
    async request(context, usuario) {
      await throttle.byAddress('code', context);
      later(() => send(usuario));
    },
    async enter(context, usuario, codigo) {
      const text = identityText(identityOf(usuario));
      await throttle.byAddress('code-login', context);
      refuseEarly(await throttle.byAccount('code-login', text));
      const name = keyed('name', text);
      const given = keyed('code', text, codigo.replaceAll(/\D/g, ''));
      const wanted = await tryCode(db, name, { now: now(), most: MOST_TRIES });
      const right = timingSafeEqual(Buffer.from(given), Buffer.from(wanted ?? keyed('')));
      const user = right ? await takeCode(db, name, given) : undefined;
      const account = user === undefined ? undefined : await credentialsOf(db, user);
      if (!account?.ativo) throw wrongCode();
      await throttle.forgiveAccount('code-login', text);
      await throttle.forgiveAddress('code-login', context);
      return beginLogin(context, deps, account);
    },
  };
}

function wrongCode(): HttpError {
  return new HttpError(401, message.wrongCode);
}
