/** Files that products are sold with: for who runs the shop. Every call @throws ApiError 401, 403 for who does not. */
import type { ArquivoLoja, ArquivosLoja } from '#lib/contract/panel-files.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Api } from './client.ts';

/** The newest first. */
export function getFiles(
  { own }: Api,
  searchParams: { readonly busca?: string; readonly offset?: number; readonly limit?: number } = {},
): Promise<ArquivosLoja> {
  return own.get('panel/files', { searchParams }).json<ArquivosLoja>();
}

/** @throws ApiError 400 naming the file, when the shop does not take it. */
export function uploadFile({ own }: Api, file: Blob, nome: string): Promise<ArquivoLoja> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return own
    .post('panel/files', { searchParams: { nome }, headers, body: file, retry: 0, timeout: 60_000 })
    .json<ArquivoLoja>();
}

/** @throws ApiError 404, 409 naming the products that have it. */
export function deleteFile({ own }: Api, id: number): Promise<Sucesso> {
  return own.delete(`panel/files/${id}`, { retry: 0 }).json<Sucesso>();
}
