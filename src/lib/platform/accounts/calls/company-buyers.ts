/** `account/buyers*`, `account/company` and `company-invitation/*`, ours: several buyers of one company. */
import { z } from 'zod';
import { type CompradoresEmpresa, convertCompradores, convertConvite } from '#lib/contract/company-buyers.ts';
import { centavos, toCentavos, toReais } from '#lib/domain/kernel/money.ts';
import { maskedMail } from '#lib/domain/orders/masked.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { email, readId } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readSession, requireLogin } from '#lib/platform/kernel/http/session.ts';
import { createThrottle } from '#lib/platform/kernel/limits/throttle.ts';
import {
  acceptInvitation,
  invitationOf,
  inviteBuyer,
  isOffered,
  refuseUnoffered,
  requireCompany,
} from '../company.ts';
import { listBuyers, membershipOf, removeBuyer, setBuyerLimit } from '../queries/company-buyers.ts';
import { deleteCompanyInvitation, listCompanyInvitations } from '../queries/company-invitations.ts';
import { readAccount } from '../queries/own-account.ts';

const LIMIT = z
  .number()
  .min(0)
  .max(10_000_000)
  .describe('In reais: up to which an order needs no approval, freight included; 0: each one does.');

export function companyBuyerEndpoints(deps: Deps): readonly Endpoint[] {
  const { db } = deps;
  const throttle = createThrottle(deps);
  const all = { base: 'vitrine', path: '/account/buyers', answer: 'CompradoresEmpresa' } as const;
  const one = { ...all, path: '/account/buyers/:id' } as const;
  const link = { base: 'vitrine', path: '/company-invitation/:token' } as const;

  async function present(user: number): Promise<CompradoresEmpresa> {
    const none = { empresa: null, compradores: [], convites: [] } as const;
    if (!(await isOffered(deps))) return { oferecido: false, papel: 'nenhum', ...none };
    const membership = await membershipOf(db, user);
    if (membership) {
      const { empresa: nome, documento, limite } = membership;
      const empresa = { nome, documento, limite: toReais(centavos(limite)) };
      return { oferecido: true, papel: 'comprador', ...none, empresa };
    }
    const { pessoa } = await readAccount(db, user);
    if (pessoa !== 'j') return { oferecido: true, papel: 'nenhum', ...none };
    const buyers = await listBuyers(db, user);
    const invitations = await listCompanyInvitations(db, user, deps.now());
    return convertCompradores(
      {
        oferecido: true,
        papel: 'empresa',
        empresa: null,
        compradores: buyers.map(({ limite, created_at, ...buyer }) => ({
          ...buyer,
          limite: centavos(limite),
          desde: created_at.toISOString(),
        })),
        convites: invitations.map(({ id, email: address, limite, expires_at }) => ({
          ...{ id, email: address, limite: centavos(limite) },
          ate: expires_at.toISOString(),
        })),
      },
      toReais,
    );
  }
  return [
    endpoint(
      {
        ...all,
        method: 'get',
        summary: 'Who buys for the company of the account, or for which one it buys',
      },
      async ({ context }) => present((await requireLogin(context, deps)).user),
    ),
    endpoint(
      {
        ...all,
        path: '/account/buyers/invitations',
        method: 'post',
        summary: 'Mails a link that makes somebody a buyer; the answer is the same whoever has the address',
        body: z.object({ email, limite: LIMIT }),
      },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        await refuseUnoffered(deps);
        await requireCompany(db, user);
        await throttle.byInviter(user);
        await inviteBuyer(deps, user, { email: body.email, limite: toCentavos(body.limite) });
        return present(user);
      },
    ),
    endpoint(
      {
        ...all,
        path: '/account/buyers/invitations/:id',
        method: 'delete',
        summary: 'Takes an invitation back: its link is not good any more',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        const id = readId(param('id'), message.company.unknownInvitation);
        if (!(await deleteCompanyInvitation(db, user, id))) throw notFound(message.company.unknownInvitation);
        return present(user);
      },
    ),
    endpoint(
      {
        ...one,
        method: 'put',
        summary: 'Up to which sum a buyer orders without asking',
        body: z.object({ limite: LIMIT }),
      },
      async ({ context, param, body }) => {
        const { user } = await requireLogin(context, deps);
        const buyer = readId(param('id'), message.company.unknownBuyer);
        if (!(await setBuyerLimit(db, { company: user, buyer, limite: toCentavos(body.limite) })))
          throw notFound(message.company.unknownBuyer);
        return present(user);
      },
    ),
    endpoint(
      {
        ...one,
        method: 'delete',
        summary: 'Takes a buyer out, and ends what still waits for the approval of their orders',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        const buyer = readId(param('id'), message.company.unknownBuyer);
        if (!(await remove(user, buyer))) throw notFound(message.company.unknownBuyer);
        return present(user);
      },
    ),
    endpoint(
      {
        ...all,
        path: '/account/company',
        method: 'delete',
        summary: 'Leaves the company that the account buys for',
      },
      async ({ context }) => {
        const { user } = await requireLogin(context, deps);
        const membership = await membershipOf(db, user);
        if (membership) await remove(membership.company, user);
        return present(user);
      },
    ),
    endpoint(
      {
        ...link,
        method: 'get',
        summary: 'Which company a link invites to buy for, and whether the visitor may accept',
        answer: 'ConviteDeEmpresa',
      },
      async ({ context, param }) => {
        await refuseUnoffered(deps);
        await readSession(context, deps);
        const { user } = context.var.session;
        const { empresa: nome, documento, limite, email: to } = await invitationOf(deps, param('token'));
        const aceitavel = user !== undefined && (await readAccount(db, user)).email === to;
        const empresa = { nome, documento, limite: centavos(limite) };
        return convertConvite({ empresa, email: maskedMail(to), aceitavel }, toReais);
      },
    ),
    endpoint(
      {
        ...link,
        method: 'post',
        summary: 'Makes the account that is logged in a buyer; the link is used up',
        answer: 'CompradoresEmpresa',
      },
      async ({ context, param }) => {
        const { user } = await requireLogin(context, deps);
        await refuseUnoffered(deps);
        await acceptInvitation(deps, param('token'), user);
        return present(user);
      },
    ),
  ];

  function remove(company: number, buyer: number): Promise<boolean> {
    const said = { company, buyer, recado: message.company.left, now: deps.now() };
    return inTransaction(db, (trx) => removeBuyer(trx, said));
  }
}
