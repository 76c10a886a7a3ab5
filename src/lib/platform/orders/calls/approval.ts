/** `approvals*`, ours: what buyers ask their company for, and its answer. */
import type { Context } from 'hono';
import { z } from 'zod';
import { type Aprovacao, convertAprovacao, convertAprovacoes } from '#lib/contract/approval.ts';
import { approvalState, REFUSAL_LENGTH } from '#lib/domain/accounts/company-buyers.ts';
import { toReais } from '#lib/domain/kernel/money.ts';
import { refuseUnoffered } from '#lib/platform/accounts/company.ts';
import { cartWriter } from '#lib/platform/cart/calls/checkout-cart.ts';
import { quotedLine } from '#lib/platform/cart/held-quote.ts';
import { buyingQuote } from '#lib/platform/cart/make-quote.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { isPrivateVisit } from '#lib/platform/kernel/http/private-visit.ts';
import { type PlatformEnv, readId, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { requireLogin, writeSession } from '#lib/platform/kernel/http/session.ts';
import type { ShippingDeps } from '#lib/platform/shipping/options.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import type { CountDeps } from '#lib/platform/visits/day-counts.ts';
import { createApprove, refuseApproval } from '../approve.ts';
import { createAskApproval } from '../ask-approval.ts';
import { SEND } from '../order-body.ts';
import { addressOf } from '../order-place.ts';
import { buyingFor } from '../orderer.ts';
import { type ApprovalRow, findApproval, listApprovals } from '../queries/approvals.ts';
import type { OrderDeps } from '../step.ts';
import { presentApproval, presentApprovalSummary } from '../wire/approval.ts';

/** Most that a list shows. */
const SHOWN = 100;

export function approvalEndpoints(deps: ShippingDeps & OrderDeps & CountDeps): readonly Endpoint[] {
  const { db } = deps;
  const ask = createAskApproval(deps);
  const approve = createApprove(deps);
  const write = cartWriter(deps);
  const one = { base: 'vitrine', path: '/approvals/:numero' } as const;
  const numeroOf = (param: (name: string) => string) => readId(param('numero'), message.approval.unknown);

  /** Who is logged in. @throws HttpError 401, 404 where the shop has no such thing. */
  async function visitor(context: Context<PlatformEnv>): Promise<number> {
    const { user } = await requireLogin(context, deps);
    await refuseUnoffered(deps);
    return user;
  }
  /** @throws HttpError 404 for what somebody else asked for or is asked, and of a company that one has left. */
  async function own(numero: number, user: number): Promise<ApprovalRow> {
    const row = await findApproval(db, numero);
    if (!row || (row.company !== user && row.asker_id !== user)) throw notFound(message.approval.unknown);
    return row;
  }
  async function presented(numero: number, user: number): Promise<Aprovacao> {
    return convertAprovacao(presentApproval(await readShop(deps), await own(numero, user), user), toReais);
  }
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'get',
        path: '/approvals',
        summary: 'What the company of the account is asked to approve, or what the account asked for',
        answer: 'Aprovacoes',
      },
      async ({ context }) => {
        const user = await visitor(context);
        const now = deps.now();
        const rows = await listApprovals(db, user, { now, limit: SHOWN });
        const aprovacoes = rows.map((row) => presentApprovalSummary(row, user, now));
        return convertAprovacoes({ aprovacoes }, toReais);
      },
    ),
    endpoint(
      {
        base: 'vitrine',
        method: 'post',
        path: '/approvals',
        summary: 'Asks the company for what the review showed; the same key again is the same request',
        body: SEND,
        answer: 'Aprovacao',
      },
      async ({ context, body: { endereco, comprador, ...body } }) => {
        await visitor(context);
        const { asker, ...orderer } = await buyingFor(context, deps);
        if (!asker) throw new HttpError(403, message.approval.notBuyer);
        if (comprador) throw new HttpError(409, message.orderChanged);
        const form = {
          ...body,
          agendamento: body.agendamento ?? undefined,
          endereco: endereco ? await addressOf(deps, orderer.user, endereco) : undefined,
          idEndereco: endereco && 'idEndereco' in endereco ? endereco.idEndereco : undefined,
        };
        const local = isPrivateVisit(context, deps.siteUrl);
        const numero = await ask({ ...orderer, asker, local }, form, (trx) =>
          writeSession(trx, context, deps),
        );
        deps.later(deps.sendOutbox);
        return presented(numero, asker.id);
      },
    ),
    endpoint(
      {
        ...one,
        method: 'get',
        summary: 'One of them, as it was asked for',
        answer: 'Aprovacao',
      },
      async ({ context, param }) => presented(numeroOf(param), await visitor(context)),
    ),
    endpoint(
      {
        ...one,
        path: '/approvals/:numero/approve',
        method: 'post',
        summary: 'Makes it the order of the company; approved again, it is the same order',
        answer: 'Aprovacao',
      },
      async ({ context, param }) => {
        const user = await visitor(context);
        const numero = numeroOf(param);
        const { pedido, isNew } = await approve(numero, user, isPrivateVisit(context, deps.siteUrl));
        if (isNew) await deps.advancePayment(pedido);
        deps.later(deps.sendOutbox);
        return presented(numero, user);
      },
    ),
    endpoint(
      {
        ...one,
        path: '/approvals/:numero/refuse',
        method: 'post',
        summary: 'Says no to it, and tells its buyer why',
        body: z.object({ recado: text(REFUSAL_LENGTH) }),
        answer: 'Aprovacao',
      },
      async ({ context, param, body: { recado } }) => {
        const user = await visitor(context);
        const numero = numeroOf(param);
        await refuseApproval(deps, numero, { user, recado });
        deps.later(deps.sendOutbox);
        return presented(numero, user);
      },
    ),
    endpoint(
      {
        ...one,
        path: '/approvals/:numero/cart',
        method: 'post',
        summary: 'Puts what was refused, or is over, back into the cart of its buyer, at the prices of today',
        answer: 'Carrinho',
      },
      async ({ context, param }) => {
        const user = await visitor(context);
        const row = await own(numeroOf(param), user);
        if (row.asker_id !== user) throw notFound(message.approval.unknown);
        if (!['recusada', 'vencida'].includes(approvalState(row, deps.now())))
          throw new HttpError(409, message.approval.waiting);
        const { linhas } = row.conteudo;
        return write(context, linhas.map(quotedLine), buyingQuote(linhas, false));
      },
    ),
  ];
}
