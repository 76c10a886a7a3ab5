/** What the shop shows of its Instagram. Every call throws ApiError 401 or 403 for who may not edit it. */
import type { InstagramPainel, PostagemPainel } from '#lib/contract/panel-instagram.ts';
import type { Api } from './client.ts';

export function getPanelInstagram({ own }: Api): Promise<InstagramPainel> {
  return own.get('panel/instagram').json<InstagramPainel>();
}

export type SentInstagram = {
  readonly revisao: string;
  readonly usuario: string;
  readonly link: string;
  /** With an empty id: a new one. */
  readonly postagens: readonly PostagemPainel[];
};

/** @throws ApiError 400 naming what does not fit, 409 when somebody else has saved meanwhile. */
export function savePanelInstagram({ own }: Api, json: SentInstagram): Promise<InstagramPainel> {
  return own.put('panel/instagram', { json, retry: 0 }).json<InstagramPainel>();
}
