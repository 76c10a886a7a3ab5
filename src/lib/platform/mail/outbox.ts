/** Sends what waits in the outbox, and tries again what no mail server took. */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { openDesk } from './desk.ts';
import type { Writers } from './mail.ts';
import { markSent, takeMail, type Waiting } from './queries/outbox.ts';
import { sendLetter } from './send-letter.ts';

/** Sends all that is due. @throws the last failure, after the rest was tried; what failed is due again later. */
export async function sendOutbox(deps: Deps, writers: Writers): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const mail = await takeMail(deps.db, deps.now());
    if (!mail) break;
    try {
      await send(deps, writers, mail);
      await markSent(deps.db, mail.id, deps.now());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.at(-1);
}

/** Nothing goes out about what is gone, nor without an address. */
async function send(deps: Deps, writers: Writers, { assunto, sobre }: Waiting): Promise<void> {
  const write = writers[assunto];
  if (!write) throw new Error(`no mail is called ${assunto}`);
  const desk = await openDesk(deps);
  const letter = await write(desk, sobre);
  if (!letter || letter.to === '') return;
  await sendLetter(desk, letter);
}
