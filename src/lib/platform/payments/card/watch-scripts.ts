/** Compares the bytes of scripts that run on the shop's page for cards, each day, and tells the shop of a change. */
import { createHash } from 'node:crypto';
import { CARD_SCRIPTS } from '#lib/domain/payments/card-scripts.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import { queueMails } from '#lib/platform/mail/queries/outbox.ts';
import { faultWord } from '../http/fault-word.ts';
import { isolate } from '../isolate.ts';
import type { CallDeps } from '../payment-deps.ts';
import { noteScript, type ScriptRow, takeScript } from '../queries/provider-scripts.ts';
import { readPaymentSettings } from '../queries/settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Watching = Pick<CallDeps, 'db' | 'now' | 'onFailure' | 'mercadoPago' | 'sendOutbox'>;

/** Does nothing while no card is typed on the shop's page. */
export async function watchScripts(deps: Watching): Promise<void> {
  if (!(await readPaymentSettings(deps.db)).mp_campos_ativo) return;
  for (const { address } of CARD_SCRIPTS) {
    const now = deps.now();
    const script = await takeScript(deps.db, address, { now, until: new Date(now.getTime() + HOUR) });
    if (script) await isolate(deps, () => look(deps, script, now));
  }
}

async function look(deps: Watching, script: ScriptRow, now: Date): Promise<void> {
  const { db, mercadoPago } = deps;
  const read = await mercadoPago.readScript(script.address).catch((error: unknown) => ({ error }));
  if (typeof read !== 'string') {
    const fault = faultWord(read.error);
    await noteScript(db, script.id, { looked_at: now, fault });
    // Who watches the log knows that nothing is compared meanwhile.
    deps.onFailure(new Error(`the script ${script.address} of the page for cards was not read: ${fault}`));
    return;
  }
  const sha256 = createHash('sha256').update(read).digest('hex');
  const looked = { looked_at: now, look_at: new Date(now.getTime() + DAY), fault: '' };
  if (sha256 === script.sha256) return noteScript(db, script.id, looked);
  const changed = script.sha256 !== '';
  await inTransaction(db, async (trx) => {
    await noteScript(trx, script.id, { ...looked, sha256, bytes: Buffer.byteLength(read), seen_at: now });
    if (changed) await queueMails(trx, [{ assunto: 'pagamento-programa-mudou', sobre: script.id }], now);
  });
  if (!changed) return;
  deps.onFailure(new Error(`the script ${script.address} of the page for cards has changed: ${sha256}`));
  await deps.sendOutbox();
}
