import type { PictureKind } from '#lib/domain/media/picture-name.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

export async function pictureRows(
  trx: Trx,
): Promise<readonly { readonly arquivo: string; readonly formato: PictureKind }[]> {
  return trx.selectFrom('media').select(['arquivo', 'formato']).orderBy('id').execute();
}

/** What the storage knows the files of products by, each content once. */
export async function fileRows(trx: Trx): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('files')
    .select(['hash', 'formato'])
    .distinct()
    .orderBy('hash')
    .orderBy('formato')
    .execute();
  return rows.map(({ hash, formato }) => `${hash}.${formato}`);
}
