import type { Trx } from '#lib/platform/kernel/database/transaction.ts';

export async function pictureRows(
  trx: Trx,
): Promise<readonly { readonly arquivo: string; readonly formato: 'jpg' | 'png' }[]> {
  return trx.selectFrom('media').select(['arquivo', 'formato']).orderBy('id').execute();
}
