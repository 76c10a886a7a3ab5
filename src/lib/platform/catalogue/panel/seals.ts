/** `panel/seals`: seals of products. A picture stands in two columns, in the format of visitors and as it was sent. */
import { randomBytes } from 'node:crypto';
import { pictureAt } from '#lib/domain/media/picture-name.ts';
import { SEALS, type SealFields } from '#lib/domain/panel/records/seals.ts';
import { slugOf } from '#lib/domain/sheets/slug.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { mediaByFile } from '#lib/platform/media/queries/media.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';

export function panelSealsEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, SEALS, PICTURE);
}

const PICTURE: OwnColumns = {
  columns: ['imagem'],
  read: ({ imagem }) => ({ imagem: String(imagem) }),
  async write(trx, values) {
    const { imagem } = values as SealFields;
    if (imagem === '') return { tipo: 'texto', imagem: '', imagem_original: '' };
    const name = pictureAt(imagem);
    const found = name === undefined ? undefined : await mediaByFile(trx, name);
    if (!found) throw new HttpError(400, message.invalidField('imagem'));
    const imagem_original = `/upload/midia/${found.arquivo}.${found.formato}`;
    return { tipo: 'imagem', imagem, imagem_original };
  },
  made: ({ nome }) => ({
    slug: `${slugOf(String(nome))}-${randomBytes(4).toString('hex')}`,
    ...COLOURS,
  }),
};

/** On the wire for other fronts; pages of this shop have the colours of its theme. */
const COLOURS = { cor_texto: '#ffffff', cor_selo: '#111111' };
