/** The one postman: sends whatever waits in the outbox, and tries again what no mail server took. */

import { isSubject, WRITERS } from '#lib/platform/mails.ts';
import type { Deps } from '#lib/platform/platform.ts';
import { readShop } from '#lib/platform/shop/read-shop.ts';
import { markSent, takeLetter, type Waiting } from './queries/outbox.ts';

/** Sends all that is due. @throws the last failure, after the rest was tried; what failed is due again later. */
export async function sendLetters(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const letter = await takeLetter(deps.db, deps.now());
    if (!letter) break;
    try {
      await send(deps, letter);
      await markSent(deps.db, letter.id, deps.now());
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures.at(-1);
}

/** Nothing goes out about what is gone, nor without an address. */
async function send(deps: Deps, { assunto, sobre }: Waiting): Promise<void> {
  if (!isSubject(assunto)) throw new Error(`no letter is called ${assunto}`);
  const shop = await readShop(deps);
  const { site } = shop.configuracoes.sistema.geral;
  const mail = await WRITERS[assunto]({ deps, shop }, sobre);
  if (!mail || mail.to === '') return;
  await deps.sendMail({ from: { name: site.nome, address: site.email }, ...mail });
}
