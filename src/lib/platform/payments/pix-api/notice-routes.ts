/**
 * Notices of banks. Each is only a hint: what it names is asked about soon, and nothing that it says is believed or kept. Answered
 * before anything is asked.
 */
import { Hono } from 'hono';
import { refOfTxid } from '#lib/domain/payments/pix-wire.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import type { CallDeps } from '../payment-deps.ts';
import { PIX_API } from '../providers/pix-api.ts';
import { chargesByRef } from '../queries/charges.ts';
import { noteNotice } from '../queries/notices.ts';
import { hurryPayments } from '../work.ts';
import { isNoticeKey } from './notice-address.ts';
import { aviso } from './wire.ts';

/** Characters of a body, and charges that one may name. */
const LONGEST = 64 * 1024;
const MOST = 50;

export function pixNoticeRoutes(deps: CallDeps): Hono {
  const routes = new Hono();
  const hurry = oneAtATime(() => hurryPayments(deps));
  for (const path of ['/pix/:key', '/pix/:key/pix']) {
    routes.post(path, async (context) => {
      const { seal, options } = deps.pixApi;
      const proof = options.noticeProof;
      const proven = proof === undefined || context.req.header(proof.header) === proof.value;
      if (!proven || !isNoticeKey(context.req.param('key') ?? '', seal))
        throw new HttpError(401, message.unknownNotice);
      const text = await context.req.text();
      if (text.length > LONGEST) throw new HttpError(413, message.noticeTooLong);
      if (await take(deps, text)) deps.later(hurry);
      return context.body(null, 200);
    });
  }
  return routes;
}

/** @returns Whether it names a charge of the shop; another one changes nothing, as banks send some to try the address. @throws HttpError 400 for no JSON. */
async function take(deps: CallDeps, text: string): Promise<boolean> {
  const read = aviso.safeParse(text === '' ? {} : parse(text));
  const named = read.success ? read.data.pix.slice(0, MOST).map(({ txid = '' }) => refOfTxid(txid)) : [];
  const refs = [...new Set(named.filter((ref) => ref !== ''))];
  const known = (await chargesByRef(deps.db, refs)).filter(({ provider }) => provider === PIX_API);
  if (known.length === 0) return false;
  const now = deps.now();
  for (const { ref } of known) await noteNotice(deps.db, { provider: PIX_API, ref, now });
  return true;
}

/** Notices come by the dozen: work that is asked for while it is done is done once more, not beside itself. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  return async () => {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await work();
      } while (again);
    })();
    try {
      await running;
    } finally {
      running = undefined;
    }
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, message.brokenJson);
  }
}
