/** Where banners stand: another place in their slot, another slot, or out of the shop, from where they come back. */

import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { type ChangedField, noteChange } from '#lib/platform/panel/queries/history.ts';
import { change } from './edit.ts';
import { slotByHash } from './queries/banners.ts';
import type { Thing, ThingRow } from './queries/content.ts';
import { type Editor, moveBanner, moveToSlot, setRemoved } from './queries/content-writes.ts';

/** Of the history of the panel. */
export const BANNER_SECTION = 'banners';

/** @throws HttpError 404 for what is no banner; so do the others. */
export async function moveInSlot(deps: Deps, thing: Thing, by: -1 | 1): Promise<void> {
  demandBanner(thing);
  await change(deps, thing, (trx) => moveBanner(trx, thing.id, by));
}

/** The last of another slot. @throws HttpError 404 for no such slot, 409 for a banner that was removed. */
export async function changeSlot(deps: Deps, by: Editor, thing: Thing, hash: string): Promise<void> {
  demandBanner(thing);
  await change(deps, thing, async (trx, now, row) => {
    const [before, after] = [await slotByHash(trx, row.hash), await slotByHash(trx, hash)];
    if (!after) throw notFound(message.unknownBanner);
    if (row.removed) throw new HttpError(409, message.contentChanged);
    if (before?.id === after.id) return;
    await moveToSlot(trx, thing.id, after.id);
    const campos = [{ campo: 'espaco', antes: before?.nome ?? '', depois: after.nome }];
    await note(trx, row, { acao: 'mudou', campos }, by, now);
  });
}

/** Takes it out of the shop with everything it was, or puts it back as the last of its slot. */
export async function removeBanner(deps: Deps, by: Editor, thing: Thing, removed: boolean): Promise<void> {
  demandBanner(thing);
  await change(deps, thing, async (trx, now, row) => {
    if (row.removed === removed) return;
    await setRemoved(trx, thing.id, removed ? now : null);
    const slot = (await slotByHash(trx, row.hash))?.nome ?? '';
    const campos = [{ campo: 'espaco', antes: removed ? slot : '', depois: removed ? '' : slot }];
    await note(trx, row, { acao: removed ? 'removeu' : 'mudou', campos }, by, now);
  });
}

function note(
  trx: Trx,
  { slug }: ThingRow,
  what: { readonly acao: 'mudou' | 'removeu'; readonly campos: readonly ChangedField[] },
  by: Editor,
  now: Date,
): Promise<void> {
  return noteChange(trx, { secao: BANNER_SECTION, alvo: slug, ...what }, by, now);
}

function demandBanner({ owner }: Thing): void {
  if (owner !== 'banner_id') throw notFound(message.unknownBanner);
}
