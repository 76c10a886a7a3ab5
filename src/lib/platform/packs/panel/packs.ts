/** `panel/pack`: the shop as a file, and an empty shop out of one. */

import { rm, stat, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { OWNERS } from '#lib/domain/panel/roles.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { wholeNumber } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { readChanges } from '#lib/platform/panel/history.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { inPanel, nothingThere } from '#lib/platform/panel/write.ts';
import { exportPack } from '../export-pack.ts';
import { type Imported, importPack, isEmptyShop } from '../import-pack.ts';
import type { Manifest } from '../manifest.ts';
import type { PackDeps } from '../pack-deps.ts';
import { PackError } from '../pack-error.ts';
import { wasCutOff } from '../queries/write-rows.ts';

const SECTION = 'pacote';
/** Bytes that the panel takes; larger ones go by the command. */
const LARGEST = 50 * 1024 * 1024;
const FARTHEST = 2 ** 40;

export function panelPackEndpoints(deps: PackDeps): readonly Endpoint[] {
  const { db, now, storage, packs } = deps;
  const panel = panelEndpoint(deps);
  const all = { path: '/panel/pack', roles: OWNERS } as const;
  return [
    panel(
      { ...all, method: 'get', summary: 'Whether a pack can be brought in', answer: 'PainelPacote' },
      async () => ({
        vazia: await isEmptyShop(packs.patient),
        interrompida: await wasCutOff(db),
        alteracoes: await readChanges(db, SECTION),
      }),
    ),
    panel(
      {
        ...all,
        method: 'post',
        summary: 'Makes a pack of the shop, to be read in parts',
        body: z.object({
          pessoas: z.boolean().describe('With accounts, orders, quotes and messages.'),
        }),
        answer: 'PacotePronto',
      },
      async ({ body: { pessoas: people }, write }) => {
        const { id, path } = await packs.shelf.place();
        const { patient, madeBy } = packs;
        const { manifest } = await exportPack({ db: patient, storage, path, people, madeBy, now: now() });
        return write(
          {
            lock: nothingThere,
            seen: 'not asked',
            write: async () => ({ result: id, history: noted('mudou', 'exportado', manifest) }),
          },
          async () => ({ id, bytes: (await stat(path)).size }),
        );
      },
    ),
    panel(
      {
        ...all,
        path: '/panel/pack/:id',
        method: 'get',
        summary: 'A part of a pack that was made; with the last one it is thrown away',
        query: z.object({ de: wholeNumber(0, FARTHEST).default(0) }),
        answer: 'ParteDoPacote',
      },
      async ({ param, query: { de } }) => {
        const part = await packs.shelf.part(param('id'), de);
        if (!part) throw notFound(message.unknownPack);
        return { dados: part.bytes.toString('base64'), proximo: part.next };
      },
    ),
    panel(
      {
        ...all,
        path: '/panel/pack/import',
        method: 'post',
        summary: 'Brings a pack into an empty shop',
        file: true,
        answer: 'PacoteTrazido',
      },
      async ({ context, staff }) => {
        const bytes = Buffer.from(await context.req.arrayBuffer());
        if (bytes.length > LARGEST) throw new HttpError(413, message.packLarge);
        const { manifest, numberOf } = await bring(deps, bytes);
        const linhas = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
        // By now whoever sent it may have another number.
        return inPanel(deps, { ...staff, id: numberOf(staff.id) })(
          {
            lock: nothingThere,
            seen: 'not asked',
            write: async () => ({ result: undefined, history: noted('criou', 'importado', manifest) }),
          },
          () => ({ linhas, imagens: manifest.files.length }),
        );
      },
    ),
  ];
}

async function bring(
  { storage, now, packs: { patient, shelf } }: PackDeps,
  bytes: Buffer,
): Promise<Imported> {
  const { path } = await shelf.place();
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    return await importPack({ db: patient, storage, path, now: now() });
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    throw new HttpError(error.fault === 'full' ? 409 : 400, message.packFaults(error.fault, error.detail));
  } finally {
    await rm(path, { force: true });
  }
}

function noted(acao: PanelChange['acao'], campo: string, { people, tables }: Manifest): PanelChange {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const depois = `${rows} linhas, ${people ? 'com pessoas' : 'sem pessoas'}`;
  return { secao: SECTION, alvo: '', acao, campos: [{ campo, antes: '', depois }] };
}
