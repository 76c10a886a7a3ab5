/** Where banners stand: another place in their slot, another slot, or out of the shop, from where they come back. */
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences } from '#lib/platform/panel/history.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { CONTENT_SECTION, onContent } from './edit.ts';
import { slotByHash } from './queries/banners.ts';
import { type ContentId, type ContentRow, findContent } from './queries/content.ts';
import { keepSlot, moveBanner, moveToSlot, setRemoved } from './queries/content-writes.ts';

/** Of the history of the panel. */
export const BANNER_SECTION = 'banners';

type BannerChange = Change<ContentRow, undefined>;

/** @throws HttpError 404 for what is no banner; so do the others. */
export function moveInSlot(item: ContentId, by: -1 | 1): BannerChange {
  demandBanner(item);
  return onContent(item, async (trx, { slug, ordem }) => {
    await moveBanner(trx, item.id, by);
    const after = await findContent(trx, item);
    const campos = differences({ ordem }, { ordem: after?.ordem });
    return { secao: CONTENT_SECTION, alvo: slug, acao: 'mudou', campos };
  });
}

/** The last of another slot. @throws HttpError 404 for no such slot, 409 for a banner that was removed. */
export function changeSlot(item: ContentId, hash: string): BannerChange {
  demandBanner(item);
  return onContent(item, async (trx, row) => {
    await keepSlot(trx, hash);
    const [before, after] = [await slotByHash(trx, row.hash), await slotByHash(trx, hash)];
    if (!after) throw notFound(message.unknownBanner);
    if (row.removed) throw new HttpError(409, message.contentChanged);
    if (before?.id !== after.id) await moveToSlot(trx, item.id, after.id);
    return noted(row, 'mudou', before?.nome ?? '', after.nome);
  });
}

/** Takes it out of the shop with everything it was, or puts it back as the last of its slot. */
export function removeBanner(item: ContentId, removed: boolean): BannerChange {
  demandBanner(item);
  return onContent(item, async (trx, row, { now }) => {
    if (row.removed === removed) return noted(row, 'mudou', '', '');
    await setRemoved(trx, item.id, removed ? now : null);
    const slot = (await slotByHash(trx, row.hash))?.nome ?? '';
    return removed ? noted(row, 'removeu', slot, '') : noted(row, 'mudou', '', slot);
  });
}

/** From one slot to another, by their names. */
function noted({ slug }: ContentRow, acao: 'mudou' | 'removeu', antes: string, depois: string): PanelChange {
  const campos = antes === depois ? [] : [{ campo: 'espaco', antes, depois }];
  return { secao: BANNER_SECTION, alvo: slug, acao, campos };
}

function demandBanner({ owner }: ContentId): void {
  if (owner !== 'banner_id') throw notFound(message.unknownBanner);
}
