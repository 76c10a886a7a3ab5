/** Buyers of companies: who buys for whom, and how an account becomes a buyer of one by a link. */
import { DEFAULT_COMPANY_BUYERS, MAX_BUYERS } from '#lib/domain/accounts/company-buyers.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { openDesk } from '#lib/platform/mail/desk.ts';
import { sendLetter } from '#lib/platform/mail/send-letter.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { hashOf, newPathToken } from './link-token.ts';
import { companyInvitationLetter } from './mails/company-invitation.ts';
import {
  hasBuyerAmong,
  hasBuyers,
  holdAccounts,
  insertBuyer,
  listBuyers,
  type Membership,
  membershipOf,
} from './queries/company-buyers.ts';
import {
  type CompanyInvitation,
  findCompanyInvitation,
  listCompanyInvitations,
  putCompanyInvitation,
  takeCompanyInvitation,
} from './queries/company-invitations.ts';
import { readAccount } from './queries/own-account.ts';

/** Milliseconds a link is good for. */
const TERM = 7 * 24 * 3_600_000;

/** Whether the shop lets companies have several buyers. */
export async function isOffered(deps: Deps): Promise<boolean> {
  const { compradoresEmpresa = DEFAULT_COMPANY_BUYERS } = (await readShop(deps)).configuracoes;
  return compradoresEmpresa.ativo;
}

/** @throws HttpError 404 where it does not. */
export async function refuseUnoffered(deps: Deps): Promise<void> {
  if (!(await isOffered(deps))) throw notFound(message.company.off);
}

/** For whom an account buys; undefined of one that buys for itself, and of all where the shop has that switched off. */
export async function companyOf(deps: Deps, user: number | undefined): Promise<Membership | undefined> {
  if (user === undefined || !(await isOffered(deps))) return undefined;
  return membershipOf(deps.db, user);
}

/** @throws HttpError 403 for an account that is no company's, or buys for one itself. */
export async function requireCompany(db: Deps['db'], user: number): Promise<void> {
  const { pessoa } = await readAccount(db, user);
  if (pessoa !== 'j') throw new HttpError(403, message.company.only);
  if (await membershipOf(db, user)) throw new HttpError(403, message.company.isBuyer);
}

/**
 * Keeps a link for an address, in the place of an earlier one, and mails it. Nothing tells whether the address has an account.
 * @throws HttpError 400 for the own address, 403 as `requireCompany`, 409 for who buys for the company already, or too many.
 */
export async function inviteBuyer(
  deps: Deps,
  company: number,
  { email, limite }: { readonly email: string; readonly limite: number },
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const token = newPathToken();
  const own = await readAccount(db, company);
  if (own.email === email) throw new HttpError(400, message.company.ownAddress);
  await inTransaction(db, async (trx) => {
    await holdAccounts(trx, [company]);
    await requireCompany(trx, company);
    const buyers = await listBuyers(trx, company);
    if (buyers.some((buyer) => buyer.email === email)) throw new HttpError(409, message.company.alreadyBuyer);
    const others = (await listCompanyInvitations(trx, company, now)).filter((one) => one.email !== email);
    if (buyers.length >= MAX_BUYERS || others.length >= MAX_BUYERS)
      throw new HttpError(409, message.company.full(MAX_BUYERS));
    await putCompanyInvitation(trx, {
      token_hash: hashOf(token),
      company_id: company,
      email,
      limite,
      created_at: now,
      expires_at: new Date(now.getTime() + TERM),
    });
  });
  deps.later(async () => {
    const desk = await openDesk(deps);
    const link = `${deps.siteUrl}/minha-conta/convite/${token}`;
    const ate = new Date(now.getTime() + TERM);
    await sendLetter(desk, companyInvitationLetter(desk, { to: email, empresa: own.nome_razao, link, ate }));
  });
}

/** @throws HttpError 404 for a link that is not good. */
export async function invitationOf({ db, now }: Deps, token: string): Promise<CompanyInvitation> {
  const found = await findCompanyInvitation(db, hashOf(token), now());
  if (!found) throw notFound(message.company.unknownInvitation);
  return found;
}

/**
 * Makes the account a buyer, and uses the link up.
 * @throws HttpError 403 for an account of another address, 404 for a link that is not good, 409 for one that cannot buy for a company.
 */
export async function acceptInvitation(deps: Deps, token: string, user: number): Promise<void> {
  const invitation = await invitationOf(deps, token);
  const { company, limite } = invitation;
  await inTransaction(deps.db, async (trx) => {
    await holdAccounts(trx, [company, user]);
    const { email } = await readAccount(trx, user);
    if (email !== invitation.email) throw new HttpError(403, message.company.otherAddress);
    await refuseTaken(trx, { company, user });
    if (!(await takeCompanyInvitation(trx, invitation.id, hashOf(token))))
      throw notFound(message.company.unknownInvitation);
    await insertBuyer(trx, { buyer_id: user, company_id: company, limite, created_at: deps.now() });
  });
}

/** @throws HttpError 409 for an account that buys for a company already, or has buyers; and for a company that is full. */
async function refuseTaken(
  trx: Trx,
  { company, user }: { readonly company: number; readonly user: number },
): Promise<void> {
  if (await hasBuyerAmong(trx, [user, company])) throw new HttpError(409, message.company.elsewhere);
  if (await hasBuyers(trx, user)) throw new HttpError(409, message.company.hasBuyers);
  if ((await listBuyers(trx, company)).length >= MAX_BUYERS)
    throw new HttpError(409, message.company.full(MAX_BUYERS));
}
