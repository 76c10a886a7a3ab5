/**
 * Notices of banks. Each is only a hint: what it names is asked about soon, and nothing that it says is believed or kept. Answered
 * before anything is asked.
 */
import { Hono } from 'hono';
import { refOfTxid } from '#lib/domain/payments/pix-wire.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { hurryPayments } from '../due-payments.ts';
import { noticeAccount } from '../notice-address.ts';
import type { CallDeps } from '../payment-deps.ts';
import { PIX_API } from '../providers/pix-api.ts';
import { chargesByRef } from '../queries/charges.ts';
import { noteNotice } from '../queries/notices.ts';
import { LONGEST_NOTICE, noticeJson, oneAtATime } from '../take-notices.ts';
import { aviso } from './wire.ts';

/** Charges that one may name. */
const MOST = 50;

export function pixNoticeRoutes(deps: CallDeps): Hono {
  const routes = new Hono();
  const hurry = oneAtATime(() => hurryPayments(deps));
  for (const path of ['/pix/:key', '/pix/:key/pix']) {
    routes.post(path, async (context) => {
      const { seal, options } = deps.pixApi;
      const proof = options.noticeProof;
      const proven = proof === undefined || context.req.header(proof.header) === proof.value;
      if (!proven || noticeAccount(context.req.param('key') ?? '', { kind: 'pix', seal }) === undefined)
        throw new HttpError(401, message.unknownNotice);
      const text = await context.req.text();
      if (text.length > LONGEST_NOTICE) throw new HttpError(413, message.noticeTooLong);
      if (await take(deps, text)) deps.later(hurry);
      return context.body(null, 200);
    });
  }
  return routes;
}

/** @returns Whether it names a charge of the shop; another one changes nothing, as banks send some to try the address. @throws HttpError 400 for no JSON. */
async function take(deps: CallDeps, text: string): Promise<boolean> {
  const read = aviso.safeParse(text === '' ? {} : noticeJson(text));
  const named = read.success ? read.data.pix.slice(0, MOST).map(({ txid = '' }) => refOfTxid(txid)) : [];
  const refs = [...new Set(named.filter((ref) => ref !== ''))];
  const known = (await chargesByRef(deps.db, refs)).filter(({ provider }) => provider === PIX_API);
  if (known.length === 0) return false;
  const now = deps.now();
  for (const { ref } of known) await noteNotice(deps.db, { provider: PIX_API, ref, now });
  return true;
}
