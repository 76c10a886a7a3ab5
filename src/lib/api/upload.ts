/** Files that answers link to. */
import type { Api } from './client.ts';

/**
 * Bytes of the file at `/upload/…`; undefined where the platform does not tell.
 * @throws ApiError 404 where there is none.
 */
export async function fileSize({ uploads }: Api, path: string): Promise<number | undefined> {
  const { headers } = await uploads.head(path.replace(/^\/upload\//, ''));
  const length = Number(headers.get('Content-Length') ?? Number.NaN);
  return Number.isSafeInteger(length) && length > 0 ? length : undefined;
}
