/** The shop as a file. Every call throws ApiError 401 or 403 for who is no administrator. */
import type { PacotePronto, PacoteTrazido, PainelPacote, ParteDoPacote } from '#lib/contract/panel-pack.ts';
import type { Api } from './client.ts';

/** Milliseconds: of a large shop all rows are read, or written. */
const PATIENCE = 600_000;

export function getPanelPack({ own }: Api): Promise<PainelPacote> {
  return own.get('panel/pack', { timeout: PATIENCE }).json<PainelPacote>();
}

export function makePack({ own }: Api, pessoas: boolean): Promise<PacotePronto> {
  return own.post('panel/pack', { json: { pessoas }, retry: 0, timeout: PATIENCE }).json<PacotePronto>();
}

/** @throws ApiError 404 for a pack that was read to its end, or is too old. */
export function getPackPart({ own }: Api, id: string, de: number): Promise<ParteDoPacote> {
  const searchParams = { de };
  return own.get(`panel/pack/${encodeURIComponent(id)}`, { searchParams }).json<ParteDoPacote>();
}

/** @throws ApiError 400 with a sentence for what is no pack, 409 for a shop that is not empty, 413. */
export function bringPack({ own }: Api, file: Blob): Promise<PacoteTrazido> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  const post = own.post('panel/pack/import', { body: file, headers, retry: 0, timeout: PATIENCE });
  return post.json<PacoteTrazido>();
}
