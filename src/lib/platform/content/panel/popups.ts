/** `panel/popups`: what opens over the pages of the shop. Its picture stands in two columns, with its text and its link. */

import { pictureAt } from '#lib/domain/media/picture-name.ts';
import type { PopupFields } from '#lib/domain/panel/records/popups.ts';
import { POPUPS } from '#lib/domain/panel/records/popups.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { mediaByFile } from '#lib/platform/media/queries/media.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';
import type { BannerFile } from '#lib/platform/schema/content.ts';

export function panelPopupsEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, POPUPS, PICTURES);
}

const PICTURES: OwnColumns = {
  columns: ['desktop', 'mobile'],
  read: () => (row) => {
    const { desktop, mobile } = row as { readonly desktop: BannerFile; readonly mobile: BannerFile };
    const imagemCelular = mobile.imagem === desktop.imagem ? '' : mobile.imagem;
    return { imagem: desktop.imagem, imagemCelular, alt: desktop.alt };
  },
  async write(trx, values) {
    const { imagem, imagemCelular, alt, link } = values as PopupFields;
    const desktop = await fileOf(trx, imagem, { alt, link }, 'imagem');
    const mobile = imagemCelular ? await fileOf(trx, imagemCelular, { alt, link }, 'imagemCelular') : desktop;
    return { desktop: JSON.stringify(desktop), mobile: JSON.stringify(mobile) };
  },
};

/** @throws HttpError 400 for a picture that is none of the library. */
async function fileOf(
  trx: Trx,
  imagem: string,
  texts: Pick<BannerFile, 'alt' | 'link'>,
  field: string,
): Promise<BannerFile> {
  if (imagem === '') return { imagem, imagemOriginal: '', largura: 0, altura: 0, ...texts };
  const name = pictureAt(imagem);
  const found = name === undefined ? undefined : await mediaByFile(trx, name);
  if (!found) throw new HttpError(400, message.invalidField(field));
  const { largura, altura, formato, arquivo } = found;
  return { imagem, imagemOriginal: `/upload/midia/${arquivo}.${formato}`, largura, altura, ...texts };
}
