/** `panel/seals`: seals of products. A picture stands in two columns, in the format of visitors and as it was sent. */
import { randomBytes } from 'node:crypto';
import { slugOf } from '#lib/domain/kernel/slug.ts';
import { SEALS, type SealFields } from '#lib/domain/panel/records/seals.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';
import { pictureColumns } from './picture-columns.ts';

export function panelSealsEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, SEALS, PICTURE);
}

const PICTURE: OwnColumns = {
  columns: ['imagem'],
  read:
    () =>
    ({ imagem }) => ({ imagem: String(imagem) }),
  async write(trx, values, saved) {
    const { imagem } = values as SealFields;
    return {
      tipo: imagem === '' ? 'texto' : 'imagem',
      ...(await pictureColumns(trx, 'imagem', imagem, saved)),
    };
  },
  made: ({ nome }) => ({
    slug: `${slugOf(String(nome))}-${randomBytes(4).toString('hex')}`,
    ...COLOURS,
  }),
};

/** On the wire for other fronts; pages of this shop have the colours of its theme. */
const COLOURS = { cor_texto: '#ffffff', cor_selo: '#111111' };
