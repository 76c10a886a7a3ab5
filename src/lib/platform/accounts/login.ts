/** Logging in and out (platform contract 8.5). */
import type { Context } from 'hono';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Cipher } from '#lib/platform/kernel/encryption.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { enterSession, leaveSession, readSession, userAgentOf } from '#lib/platform/kernel/http/session.ts';
import { newSessionId } from '#lib/platform/kernel/http/session-id.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import type { SessionRow } from '#lib/platform/kernel/queries/sessions.ts';
import { moveVisit } from '#lib/platform/kernel/queries/visits.ts';
import { knownDevice, rememberDevice } from './device.ts';
import { identityOf, identityText } from './identity.ts';
import { isPassword } from './password.ts';
import { deleteSession, holdAccount, holdSession, insertLogin, type NewLogin } from './queries/logins.ts';
import { type Credentials, findCredentials } from './queries/users.ts';
import { nameOf } from './throttle-name.ts';

export type LoginForm = {
  readonly usuario: string;
  readonly senha: string;
  /** Only a reseller may come in here. */
  readonly revendedor: boolean;
};

export type Login = { readonly session: SessionRow; readonly user: number };

type Visit = Context<PlatformEnv>;

/**
 * Moves what a session collected before the login to the account: implemented by the rooms that own that data.
 * @param former The session that ends, undefined without one; of an account that was logged in to before, if it names one.
 */
export type BringAlong = (
  trx: Trx,
  former: { readonly id: string; readonly user_id: number | null } | undefined,
  owner: { readonly id: string; readonly user_id: number },
  now: Date,
) => Promise<void>;

export type AccountDeps = Deps & {
  readonly bringAlong: BringAlong;
  /** Closes secrets that the database keeps. */
  readonly seal: Cipher;
};

/** @throws From the function it returns, HttpError 401 for a wrong name or password, 403 for an account that may not, 429. */
export function createLogin(deps: AccountDeps): (context: Visit, form: LoginForm) => Promise<Login> {
  const isRight = createPasswordCheck(deps);
  return async (context, { usuario, senha, revendedor }) => {
    const identity = identityOf(usuario);
    const account = await findCredentials(deps.db, identity);
    const right = await isRight(context, account, identityText(identity), senha);
    if (!account || !right) throw wrongLogin();
    if (!account.ativo) throw new HttpError(403, message.blockedAccount);
    if (revendedor && !account.revendedor) throw new HttpError(403, message.notReseller);
    return beginLogin(context, deps, account);
  };
}

/**
 * Whether a password is that of an account, wherever it is asked for: all tries have one count, by address and account, or
 * by a browser that knew it before.
 * @param typed What is counted where there is no account.
 * @throws From the function it returns, HttpError 429.
 */
export function createPasswordCheck(
  deps: Deps,
): (context: Visit, account: Credentials | undefined, typed: string, senha: string) => Promise<boolean> {
  const throttle = createThrottle(deps);
  return async (context, account, typed, senha) => {
    const name = account ? nameOf(account) : typed;
    const device = account && knownDevice(context, account, deps);
    if (device === undefined) await throttle.byAddress('login', context);
    refuseEarly(
      await (device === undefined ? throttle.byAccount('login', name) : throttle.byDevice(device, name)),
    );
    const right = await isPassword(senha, account?.senha_hash);
    if (!account || !right) return false;
    await (device === undefined ? throttle.forgive(context, name) : throttle.forgiveDevice(device, name));
    return true;
  };
}

/** Begins a session under a new id, so that a planted id is useless, and ends the former one. */
export async function beginLogin(
  context: Visit,
  deps: AccountDeps,
  { id: user, senha_hash, nome_razao, vendedor }: Credentials,
): Promise<Login> {
  const now = deps.now();
  const former = await readSession(context, deps);
  const id = newSessionId();
  const vendaInterna = vendedor
    ? { id: user, usuario: { id: user, nome: nome_razao }, data: now.toISOString(), canais: [] }
    : {};
  const login = { id, user, userAgent: userAgentOf(context), vendaInterna, now };
  const session = await inTransaction(deps.db, (trx) =>
    replaceSession(trx, former?.id, senha_hash, login, deps.bringAlong),
  );
  enterSession(context, id, user);
  rememberDevice(context, { id: user, senha_hash }, deps);
  return { session, user };
}

/** The cart moves once: of two concurrent logins with one session, the second finds it moved already. */
async function replaceSession(
  trx: Trx,
  formerId: string | undefined,
  senhaHash: string,
  login: Omit<NewLogin, 'former'>,
  bringAlong: BringAlong,
): Promise<SessionRow> {
  const former = formerId === undefined ? undefined : await holdSession(trx, formerId);
  const owner = { id: login.id, user_id: login.user };
  if (!(await holdAccount(trx, login.user, senhaHash))) throw wrongLogin();
  const session = await insertLogin(trx, { ...login, former });
  await bringAlong(trx, former, owner, login.now);
  if (former) {
    await moveVisit(trx, former.id, login.id);
    await deleteSession(trx, former.id);
  }
  return session;
}

/** Ends the account's session for everyone who has its id. An anonymous session is kept, with its cart. */
export async function logout(context: Visit, deps: Deps): Promise<void> {
  const session = await readSession(context, deps);
  if (!session || session.user_id === null) return;
  await deleteSession(deps.db, session.id);
  leaveSession(context);
}

function wrongLogin(): HttpError {
  return new HttpError(401, message.wrongLogin);
}
