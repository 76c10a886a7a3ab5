/** The library of pictures: for the shop's own people. Every call @throws ApiError 401, 403 for who is none of them. */
import type { Midia, MidiaDetalhe, Midias } from '#lib/contract/panel-media.ts';
import type { Sucesso } from '#lib/contract/success.ts';
import type { Area, Focus } from '#lib/domain/media/crop.ts';
import type { Api } from './client.ts';

export type MediaParams = {
  readonly busca?: string;
  readonly semUso?: boolean;
  readonly offset?: number;
  readonly limit?: number;
};

export type PictureCut = {
  readonly vaga: string;
  readonly foco?: Focus | 'inteira';
  /** Counts before `foco`. */
  readonly area?: Pick<Area, 'x' | 'y' | 'largura'>;
};

/** Milliseconds: a large picture is decoded behind others. */
const DECODED = 120_000;

/** The newest first. */
export function getMedia({ own }: Api, searchParams: MediaParams = {}): Promise<Midias> {
  return own.get('panel/media', { searchParams }).json<Midias>();
}

/** @throws ApiError 404. */
export function getPicture({ own }: Api, id: number): Promise<MidiaDetalhe> {
  return own.get(`panel/media/${id}`).json<MidiaDetalhe>();
}

/** @throws ApiError 400 naming the file, when the shop does not take it. */
export function uploadPicture(
  { own }: Api,
  file: Blob,
  searchParams: { readonly nome: string; readonly alt: string },
): Promise<Midia> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return own
    .post('panel/media', { searchParams, headers, body: file, retry: 0, timeout: DECODED })
    .json<Midia>();
}

/** @throws ApiError 404, 409 when somebody saved it since `revisao`. */
export function namePicture(
  { own }: Api,
  id: number,
  json: { readonly nome: string; readonly alt: string; readonly revisao: number },
): Promise<Midia> {
  return own.put(`panel/media/${id}`, { json, retry: 0 }).json<Midia>();
}

/** @throws ApiError 404. */
export function cutPicture({ own }: Api, id: number, json: PictureCut): Promise<Midia> {
  return own.post(`panel/media/${id}/cuts`, { json, retry: 0, timeout: DECODED }).json<Midia>();
}

/** @throws ApiError 404, 409 naming what shows it. */
export function deletePicture({ own }: Api, id: number): Promise<Sucesso> {
  return own.delete(`panel/media/${id}`, { retry: 0 }).json<Sucesso>();
}
