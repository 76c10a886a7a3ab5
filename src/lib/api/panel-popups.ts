/** What opens over pages, for who edits it: what only our own platform has. */
import type { PopupsPainel } from '#lib/contract/panel-popups.ts';
import type { PopupFields } from '#lib/domain/content/shop-popups.ts';
import type { Api } from './client.ts';

/** @throws ApiError 401 when nobody is logged in, 403 for somebody without a part in it; so do the others. */
export function getPopups({ own }: Api): Promise<PopupsPainel> {
  return own.get('panel/popups').json<PopupsPainel>();
}

/** A new one without an id. @throws ApiError 400 for what does not fit, 404 for one that is gone, 409 when somebody else has saved meanwhile. */
export function savePopup(
  { own }: Api,
  popup: PopupFields,
  before?: { readonly id: number; readonly revisao: string },
): Promise<PopupsPainel> {
  const call = before
    ? own.put(`panel/popups/${before.id}`, { json: { ...popup, revisao: before.revisao }, retry: 0 })
    : own.post('panel/popups', { json: popup, retry: 0 });
  return call.json<PopupsPainel>();
}

/** @throws ApiError 404 for one that is gone. */
export function removePopup({ own }: Api, id: number): Promise<PopupsPainel> {
  return own.delete(`panel/popups/${id}`, { retry: 0 }).json<PopupsPainel>();
}
