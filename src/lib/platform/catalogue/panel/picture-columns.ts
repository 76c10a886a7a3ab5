/** The two columns of a picture of a record: in the format of visitors, and as it was sent. */
import { originalFile, pictureAt } from '#lib/domain/media/picture-name.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { mediaByFile } from '#lib/platform/media/queries/media.ts';
import type { SavedRecord } from '#lib/platform/panel/record-calls.ts';

/** Of the field and column `name`; none where the picture stays as it is. @throws HttpError 400 for one that is not in the library. */
export async function pictureColumns(
  trx: Trx,
  name: string,
  path: string,
  saved: SavedRecord | undefined,
): Promise<Readonly<Record<string, string>>> {
  const original = `${name}_original`;
  if (path === '') return { [name]: '', [original]: '' };
  if (saved?.values[name] === path) return {};
  const file = pictureAt(path);
  const found = file === undefined ? undefined : await mediaByFile(trx, file);
  if (!found) throw new HttpError(400, message.invalidField(name));
  return { [name]: path, [original]: `/upload/midia/${originalFile(found)}` };
}
