/**
 * Becoming staff by a link. Who holds it names an account: that of the address, by its password, or a new one. The link
 * that the start of an empty shop prints makes its first administrator, and is good only while there is none.
 */
import type { Context } from 'hono';
import type { AceiteConvite, ConviteEquipe } from '#lib/contract/invitation.ts';
import type { Equipe } from '#lib/contract/panel.ts';
import { taxIdFault } from '#lib/domain/accounts/sign-up-form.ts';
import { plainTaxId } from '#lib/domain/kernel/tax-id.ts';
import type { PanelRole } from '#lib/domain/panel/roles.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { createThrottle, refuseEarly } from '#lib/platform/kernel/limits/throttle.ts';
import { hashOf, newToken } from './link-token.ts';
import { type AccountDeps, beginLogin, createPasswordCheck, type Login } from './login.ts';
import { hashPassword } from './password.ts';
import { createUser } from './queries/create-user.ts';
import {
  findInvitation,
  hasAdministrator,
  type Invitation,
  insertInvitation,
  makeStaff,
  takeInvitation,
} from './queries/invitations.ts';
import { type Credentials, findCredentials } from './queries/users.ts';
import { refuseWeakPassword } from './weak-password.ts';

const HOUR = 3_600_000;
/** Milliseconds that the link of the start is good for. */
const FIRST_TERM = 24 * HOUR;
/** The same of one that is sent. */
export const SENT_TERM = 72 * HOUR;

type Invitations = {
  /** @throws HttpError 404 for a link that is not good, 429. */
  readonly read: (context: Context<PlatformEnv>, token: string) => Promise<ConviteEquipe>;
  /**
   * Logs in to the account.
   * @throws HttpError 400 for a weak password or a number that is none, 401 for a wrong one, 403 for an account that is
   * blocked, 404 for a link that is not good, 409 when the document is somebody else's, 429.
   */
  readonly accept: (context: Context<PlatformEnv>, token: string, form: AceiteConvite) => Promise<Login>;
};

export function createInvitations(deps: AccountDeps): Invitations {
  const { db, now } = deps;
  const throttle = createThrottle(deps);
  const isRight = createPasswordCheck(deps);

  async function find(context: Context<PlatformEnv>, token: string): Promise<Invitation> {
    const invitation = await findInvitation(db, hashOf(token), now());
    if (invitation) return invitation;
    await throttle.byAddress('invitation', context);
    throw unknownInvitation();
  }

  /** The account of the address, when the password is right; undefined where it has none. */
  async function proven(
    context: Context<PlatformEnv>,
    email: string,
    senha: string,
  ): Promise<Credentials | undefined> {
    const account = await findCredentials(db, { email });
    if (!account) return undefined;
    if (!(await isRight(context, account, email, senha)))
      throw new HttpError(401, message.wrongInvitedPassword);
    if (!account.ativo) throw new HttpError(403, message.blockedAccount);
    return account;
  }

  return {
    async read(context, token) {
      const { email, papeis, convidado_por } = await find(context, token);
      const temConta = email !== '' && (await findCredentials(db, { email })) !== undefined;
      return { email, papeis, convidadoPor: convidado_por, temConta };
    },
    async accept(context, token, { nome, documento, senha, ...form }) {
      const invitation = await find(context, token);
      const email = invitation.email || form.email.trim().toLowerCase();
      if (email === '') throw new HttpError(400, message.invalidField('email'));
      const known = await proven(context, email, senha);
      const made = known ? undefined : await newAccount({ email, nome, documento, senha });
      // Whether a document has an account is told here.
      if (made) refuseEarly(await throttle.byAccount('invitation', hashOf(token)));
      const account = await inTransaction(db, async (trx) => {
        const time = now();
        if (!(await takeInvitation(trx, hashOf(token), time))) throw unknownInvitation();
        const id = known?.id ?? (made && (await createUser(trx, { ...made, confirmed: false, now: time })));
        if (id === undefined) throw new HttpError(409, message.invitedElsewhere);
        return makeStaff(trx, id, invitation.papeis);
      });
      if (!account) throw new HttpError(403, message.blockedAccount);
      return beginLogin(context, deps, account);
    },
  };
}

/** @returns The token: nothing but the link holds it. */
export async function invite(
  db: Deps['db'],
  sent: {
    readonly email: string;
    readonly papeis: readonly PanelRole[];
    /** Undefined of the start of a shop. */
    readonly por: Pick<Equipe, 'id' | 'nome'> | undefined;
  },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + (sent.email === '' ? FIRST_TERM : SENT_TERM));
  const { por, ...invited } = sent;
  const from = { convidado_por: por?.nome ?? '', convidado_por_id: por?.id ?? null };
  await insertInvitation(db, { ...invited, ...from, token_hash: hashOf(token), created_at: now, expires_at });
  return token;
}

/** Makes the link of the first administrator. @returns Its token; undefined when there is one. */
export async function inviteFirst(db: Deps['db'], now: Date): Promise<string | undefined> {
  if (await hasAdministrator(db)) return undefined;
  return invite(db, { email: '', papeis: ['administrador'], por: undefined }, now);
}

async function newAccount({ email, nome, documento, senha }: AceiteConvite) {
  if (nome.trim() === '') throw new HttpError(400, message.invalidField('nome'));
  const plain = plainTaxId(documento);
  const pessoa = plain.length === 11 ? 'f' : 'j';
  if (taxIdFault(pessoa, plain) !== undefined) throw new HttpError(400, message.noTaxId);
  refuseWeakPassword(senha);
  const senha_hash = await hashPassword(senha);
  return { email, nome: nome.trim(), documento: plain, papel: 'cliente', senha_hash } as const;
}

function unknownInvitation(): HttpError {
  return new HttpError(404, message.unknownInvitation);
}
