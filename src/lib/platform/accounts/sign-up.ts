/**
 * Opening an account. Nothing in an answer tells whether an e-mail address or a document has one already: a sign-up is
 * only kept, its address is mailed a link, and the account begins when that link is opened with the password chosen
 * before. So nobody can open one in the name of somebody else's address and wait for its owner to confirm it. One that is
 * made of an order has no password yet: whoever opens its link chooses it.
 */

import type { Context } from 'hono';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createCaptcha } from '#lib/platform/kernel/limits/captcha.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import { openDesk } from '#lib/platform/mail/desk.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { sendLetter } from '#lib/platform/mail/send-letter.ts';
import { putSubscriber } from '#lib/platform/newsletter/queries/newsletter.ts';
import type { NewAddress } from '#lib/platform/schema/accounts.ts';
import { hashOf, newToken } from './link-token.ts';
import type { AccountDeps } from './login.ts';
import { beginLogin, type Login } from './login.ts';
import { choiceLetter, confirmationLetter, knownAccountLetter } from './mails/sign-up.ts';
import { hashPassword, isPassword } from './password.ts';
import { findSignUp, insertAccount, insertSignUp, type SignUp, takeSignUp } from './queries/sign-ups.ts';
import { findOwner } from './queries/users.ts';
import { refuseWeakPassword } from './weak-password.ts';

/** Milliseconds a link is good for. */
const TERM = 24 * 3_600_000;

export type SignUpForm = {
  readonly email: string;
  readonly senha: string;
  readonly conta: SignUp['conta'];
  readonly endereco: NewAddress;
};

type SignUps = {
  /** @throws HttpError 400 for a password that is too weak, 429 when the address asked too often, 403 for what no person sent. */
  readonly request: (context: Context<PlatformEnv>, form: SignUpForm) => Promise<void>;
  /**
   * Makes the account and logs in to it.
   * @throws HttpError 400 for a token that is not good, or a chosen password that is too weak, 401 for another password, 409 for an account that is there, 429.
   */
  readonly confirm: (context: Context<PlatformEnv>, token: string, senha: string) => Promise<Login>;
};

/** Keeps a sign-up and mails its link, unless the address has an account or was mailed too often. `senha_hash` is '' where the link chooses it. */
export function createSignUpMail(deps: Deps): (signUp: SignUp) => Promise<void> {
  const { db, now } = deps;
  const throttle = createThrottle(deps);
  return send;

  async function send({ email, conta, ...rest }: SignUp): Promise<void> {
    if (await throttle.byAccount('sign-up', email)) return;
    const owner = await findOwner(db, { email });
    if (owner) return mail(owner.email, owner.nome_razao, knownAccountLetter, '/checkout/acesso');
    await warn(conta.cpf_cnpj);
    const token = newToken();
    const expires_at = new Date(now().getTime() + TERM);
    await insertSignUp(db, { ...rest, email, conta, token_hash: hashOf(token), expires_at });
    const path = `/checkout/cadastro?confirmar=${token}`;
    if (rest.senha_hash === '') await mail(email, '', choiceLetter, `${path}&senha=nova`);
    else await mail(email, '', confirmationLetter, path);
  }

  /** Who signs up with somebody else's document gets a link too, and learns of it once it is opened. */
  async function warn(cpf_cnpj: string): Promise<void> {
    const owner = await findOwner(db, { cpf_cnpj });
    if (!owner || (await throttle.byAccount('sign-up', cpf_cnpj))) return;
    await mail(owner.email, owner.nome_razao, knownAccountLetter, '/checkout/acesso');
  }

  async function mail(
    to: string,
    nome: string,
    letter: typeof knownAccountLetter,
    path: string,
  ): Promise<void> {
    const desk = await openDesk(deps);
    await sendLetter(desk, letter(desk, { to, nome, path }));
  }
}

export function createSignUps(deps: AccountDeps): SignUps {
  const { db, now, later } = deps;
  const throttle = createThrottle(deps);
  const provePerson = createCaptcha(deps);
  const send = createSignUpMail(deps);
  return {
    async request(context, { senha, ...form }) {
      await throttle.byAddress('sign-up', context);
      refuseWeakPassword(senha);
      await provePerson(context);
      const senha_hash = await hashPassword(senha);
      later(() => send({ ...form, senha_hash }));
    },
    async confirm(context, token, senha) {
      await throttle.byAddress('confirm', context);
      const token_hash = hashOf(token);
      const signUp = await findSignUp(db, token_hash, now());
      if (!signUp) throw unknownSignUp();
      refuseEarly(await throttle.byAccount('confirm', token_hash));
      const senha_hash = await passwordOf(signUp, senha);
      const account = await inTransaction(db, async (trx) => {
        if (!(await takeSignUp(trx, token_hash))) throw unknownSignUp();
        const made = await insertAccount(trx, { ...signUp, senha_hash }, now());
        if (!made) throw new HttpError(409, message.knownTaxId);
        const { nome_razao: nome, optin, revenda } = signUp.conta;
        if (revenda) await queueMails(trx, [{ assunto: 'revenda', sobre: made.id }], now());
        if (optin) await putSubscriber(trx, { email: signUp.email, nome, created_at: now() }, now());
        return made;
      });
      later(deps.sendOutbox);
      return beginLogin(context, deps, account);
    },
  };
}

/** @throws HttpError 401 for another one than was chosen, 400 for one that is chosen here and too weak. */
async function passwordOf({ senha_hash }: SignUp, senha: string): Promise<string> {
  if (senha_hash === '') {
    refuseWeakPassword(senha);
    return hashPassword(senha);
  }
  if (!(await isPassword(senha, senha_hash))) throw new HttpError(401, message.wrongOwnPassword);
  return senha_hash;
}

function unknownSignUp(): HttpError {
  return new HttpError(400, message.unknownSignUp);
}
