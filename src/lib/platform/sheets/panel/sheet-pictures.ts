/** `panel/sheets/pictures` and `panel/sheets/{id}/pictures`, ours: pictures in a ZIP, and those that a file brings. */

import { z } from 'zod';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { paging, readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { removeOldZips } from '../pictures/zip-job.ts';
import { zipWrittenDown } from '../pictures/zip-plan.ts';
import { pictureLines, pictureTotals } from '../queries/import-pictures.ts';
import { beginWork, findImport, forgetImports, lockImport } from '../queries/imports.ts';

/** Imports that are remembered. */
export const KEPT = 50;
/** Bytes of a ZIP. */
const LARGEST = 50 * 1024 * 1024;
const PAGE = 50;

export function sheetPicturesEndpoints(
  deps: Deps,
  firstPage: (id: number) => Promise<Importacao>,
): readonly Endpoint[] {
  const { db } = deps;
  const panel = panelEndpoint(deps);
  const roles = CATALOGUE;
  return [
    panel(
      {
        method: 'post',
        path: '/panel/sheets/pictures',
        summary: 'Reads a ZIP of pictures named by codes, and writes down which product each is of',
        roles,
        query: z.object({ nome: requiredText(200).describe('Name of the file.') }),
        file: true,
        answer: 'Importacao',
      },
      async ({ context, query: { nome }, staff, write }) => {
        const bytes = Buffer.from(await context.req.arrayBuffer());
        if (bytes.length > LARGEST) throw new HttpError(413, message.zipLarge);
        const id = await zipWrittenDown(deps, { nome, bytes, staff });
        return write(
          {
            lock: (trx) => lockImport(trx, id),
            seen: 'not asked',
            async write(trx, _, { now: at }) {
              await beginWork(trx, id, { from: 'lendo', to: 'conferida', now: at });
              await forgetImports(trx, KEPT, at);
              return { result: id, history: { keptIn: 'catalogue_imports' } };
            },
          },
          async () => {
            await removeOldZips(deps);
            return firstPage(id);
          },
        );
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/sheets/:id/pictures',
        summary: 'The pictures that a file brings, in its order',
        roles,
        query: z.object({
          ...paging,
          estado: z.enum(['', 'espera', 'feita', 'igual', 'recusada', 'desfeita']).catch(''),
        }),
        answer: 'ImagensImportacao',
      },
      async ({ query: { offset = 0, limit = PAGE, estado }, param }) => {
        const id = readId(param('id'), message.unknownImport);
        if (!(await findImport(db, id))) throw notFound(message.unknownImport);
        const lines = await pictureLines(db, id, { state: estado, offset, limit });
        const imagens = lines.map(({ state, arquivo: _, ...line }) => ({ ...line, estado: state }));
        return { ...(await pictureTotals(db, id)), imagens };
      },
    ),
  ];
}
