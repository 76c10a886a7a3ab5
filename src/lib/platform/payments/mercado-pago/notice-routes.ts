/**
 * Notices of Mercado Pago. Each proves itself by its address and its signature, and is still only a hint: what it names is asked
 * about soon, and nothing that it says is believed or kept.
 */
import { Hono } from 'hono';
import { SENT_REQUEST_ID } from '#lib/contract/request-id.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { hurryPayments } from '../due-payments.ts';
import { noticeAccount } from '../notice-address.ts';
import type { CallDeps } from '../payment-deps.ts';
import { MERCADO_PAGO } from '../providers/mercado-pago.ts';
import { chargesByProviderId, chargesByRef } from '../queries/charges.ts';
import { noteNotice } from '../queries/notices.ts';
import { findAccount, hastenLook } from '../queries/payment-accounts.ts';
import { LONGEST_NOTICE, noticeJson, oneAtATime } from '../take-notices.ts';
import { noticeSecretOf } from './account.ts';
import { isSigned, type SignedNotice } from './signature.ts';
import { mpNotice } from './wire.ts';

/** Topic of what card companies dispute. */
const DISPUTED = 'topic_chargebacks_wh';
/** What orders there are called; no other text is looked for. */
const ID = /^[\w-]{1,64}$/;

export function mercadoPagoNoticeRoutes(deps: CallDeps): Hono {
  const routes = new Hono();
  const hurry = oneAtATime(() => hurryPayments(deps));
  routes.post('/mercado-pago/:key', async (context) => {
    const { req } = context;
    const notice = {
      signature: req.header('x-signature') ?? '',
      // Our HTTP server gives each request an id of its own.
      requestId: req.header(SENT_REQUEST_ID) ?? req.header('x-request-id') ?? '',
      id: req.query('data.id') ?? '',
    };
    const text = await req.text();
    if (text.length > LONGEST_NOTICE) throw new HttpError(413, message.noticeTooLong);
    const account = await provenAccount(deps, req.param('key'), notice);
    if (account === undefined) throw new HttpError(401, message.unknownNotice);
    if (await take(deps, account, notice.id, text)) deps.later(hurry);
    return context.body(null, 200);
  });
  return routes;
}

/** Of whose notice proves itself. */
async function provenAccount(
  { db, mercadoPago: { seal, options } }: CallDeps,
  key: string,
  notice: SignedNotice,
): Promise<number | undefined> {
  const id = noticeAccount(key, { kind: MERCADO_PAGO, seal });
  const account = id === undefined ? undefined : await findAccount(db, id);
  const secret = account && noticeSecretOf(account, seal, options);
  return secret !== undefined && isSigned(notice, secret) ? id : undefined;
}

/** @returns Whether it names a charge of the shop; another one changes nothing. @throws HttpError 400 for no JSON. */
async function take(deps: CallDeps, account: number, id: string, text: string): Promise<boolean> {
  const read = mpNotice.safeParse(text === '' ? {} : noticeJson(text));
  const ref = (read.success ? read.data.data?.external_reference : undefined) ?? '';
  const known = [
    ...(await chargesByProviderId(deps.db, MERCADO_PAGO, ID.test(id) ? id : '')),
    // Told before the answer that names it has come.
    ...(await chargesByRef(deps.db, ref === '' ? [] : [ref])),
  ].filter(({ provider }) => provider === MERCADO_PAGO);
  const now = deps.now();
  // It goes by an id of its own: the list of the account tells which order is disputed.
  if (read.success && read.data.type === DISPUTED) await hastenLook(deps.db, account, now);
  for (const one of new Set(known.map((charge) => charge.ref)))
    await noteNotice(deps.db, { provider: MERCADO_PAGO, ref: one, now });
  return known.length > 0;
}
