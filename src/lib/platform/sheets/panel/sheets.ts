/** `panel/sheets*`, ours: the catalogue as spreadsheets, given out and taken back. */

import { z } from 'zod';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import { NO_CHOICES } from '#lib/domain/sheets/choices.ts';
import { exportedColumns, isSheetName, SHEET_NAMES, SHEETS } from '#lib/domain/sheets/sheets.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, numberParameter, paging, readId, requiredText } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import type { PanelChange } from '#lib/platform/panel/queries/history.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import type { Change } from '#lib/platform/panel/write.ts';
import { bringPictures } from '../pictures/bring.ts';
import { pictureTotals } from '../queries/import-pictures.ts';
import {
  beginWork,
  deleteImport,
  forgetContent,
  forgetImports,
  type ImportRow,
  importLines,
  imports,
  type LineKind,
  type LockedImport,
  lockImport,
  skipFaulty,
} from '../queries/imports.ts';
import { runImport } from '../run-import.ts';
import { openSheet } from '../sheets.ts';
import { stageImport } from '../stage-import.ts';
import { presentImport, presentImportLine } from '../wire/sheets.ts';
import { bulkEndpoints } from './bulk.ts';
import { sheetColumnsEndpoints } from './sheet-columns.ts';
import { KEPT, sheetPicturesEndpoints } from './sheet-pictures.ts';

/** Bytes of a file, and the characters that writes as Base64. */
const LARGEST = 8 * 1024 * 1024;
const LARGEST_BASE64 = Math.ceil(LARGEST / 3) * 4;
/** Products of one answer. */
const PAGE = 500;
/** Lines of one answer. */
const LINES = 50;

export function panelSheetsEndpoints(deps: Deps): readonly Endpoint[] {
  const { db, now } = deps;
  const panel = panelEndpoint(deps);
  const roles = CATALOGUE;
  const importOf = async (
    id: number,
    { kind, offset, limit }: Parameters<typeof importLines>[2],
  ): Promise<Importacao> => {
    const [row] = await imports(db, { id, limit: 1 });
    if (!row) throw notFound(message.unknownImport);
    const { lines, total } = await importLines(db, id, { kind, offset, limit });
    const columns = columnsOf(row);
    const linhas = lines.map((line) => presentImportLine(columns, line, row.colunas));
    const imagens = await pictureTotals(db, id);
    return { ...presentImport(row, columns), colunas: row.colunas, encontradas: total, linhas, imagens };
  };
  const firstPage = (id: number) => importOf(id, { kind: 'todas', offset: 0, limit: LINES });
  const idOf = (param: (name: string) => string) => readId(param('id'), message.unknownImport);
  const working = (id: number) => {
    deps.later(async () => {
      // Lines that were refused leave the pictures of the others to be brought.
      await runImport(deps, id).finally(() => bringPictures(deps, id));
    });
    return firstPage(id);
  };

  return [
    // Before `/panel/sheets/:id`, which would take `mappings` for an id.
    ...sheetColumnsEndpoints(deps, firstPage),
    ...sheetPicturesEndpoints(deps, firstPage),
    ...bulkEndpoints(deps, firstPage),
    panel(
      {
        method: 'get',
        path: '/panel/sheets',
        summary: 'The spreadsheets that came back, the newest first',
        roles,
        answer: 'Importacoes',
      },
      async () => ({ importacoes: (await imports(db, { limit: KEPT })).map((row) => presentImport(row)) }),
    ),
    panel(
      {
        method: 'get',
        path: '/panel/sheets/rows/:tabela',
        summary: 'What the shop has, a page of it, as the cells of a spreadsheet',
        roles,
        query: z.object({ depois: numberParameter(0, 2_147_483_647) }),
        answer: 'LinhasPlanilha',
      },
      async ({ query: { depois = 0 }, param }) => {
        const tabela = param('tabela');
        if (!isSheetName(tabela)) throw notFound(message.unknownImport);
        const open = await openSheet(tabela, db, now());
        const columns = exportedColumns(tabela, open.sheet);
        const { rows, next } = await open.page(depois, PAGE);
        const linhas = rows.map((cells) => columns.map(({ nome }) => cells[nome] ?? ''));
        return { colunas: columns.map(({ nome, titulo }) => titulo ?? nome), linhas, proximo: next ?? null };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/sheets',
        summary: 'Reads a CSV file and writes down what it would change, without changing it',
        roles,
        body: z.object({
          tabela: z.enum(SHEET_NAMES),
          nome: requiredText(200),
          arquivo: z.base64().max(LARGEST_BASE64).describe('The bytes of the file in Base64.'),
        }),
        answer: 'Importacao',
      },
      async ({ body: { tabela, nome, arquivo }, staff, write }) => {
        const bytes = Buffer.from(arquivo, 'base64');
        if (bytes.length > LARGEST) throw new HttpError(413, message.sheetLarge);
        const id = await stageImport(deps, { tabela, nome, bytes, staff, choices: NO_CHOICES });
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
          firstPage,
        );
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/sheets/:id',
        summary: 'What a spreadsheet changes, line by line, and how far it is',
        roles,
        query: z.object({
          ...paging,
          tipo: z.enum(['todas', 'erro', 'nova', 'alterada', 'recusada']).catch('todas'),
        }),
        answer: 'Importacao',
      },
      async ({ query: { offset = 0, limit = LINES, tipo }, param }) =>
        importOf(idOf(param), { kind: tipo satisfies LineKind, offset, limit }),
    ),
    panel(
      {
        method: 'post',
        path: '/panel/sheets/:id/apply',
        summary:
          'Begins to write what the spreadsheet changes; what goes on after the answer is told by its page',
        roles,
        body: z.object({ pularErros: flag.describe('Leaves out lines with errors instead of refusing.') }),
        answer: 'Importacao',
      },
      async ({ body: { pularErros }, param, write }) => {
        const id = idOf(param);
        const { total, duvidas } = await firstPage(id);
        if (duvidas.length > 0) throw new HttpError(400, message.sheetDoubts);
        if (total.erros > 0 && !pularErros) throw new HttpError(400, message.sheetFaults);
        return write(begun(id, { from: 'conferida', to: 'aplicando', refusal: message.sheetBusy }), working);
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/sheets/:id/undo',
        summary: 'Begins to restore what was before, but for rows that were changed since',
        roles,
        answer: 'Importacao',
      },
      async ({ param, write }) => {
        const id = idOf(param);
        await firstPage(id);
        return write(
          begun(id, { from: 'aplicada', to: 'desfazendo', refusal: message.sheetNotDone }),
          working,
        );
      },
    ),
    panel(
      {
        method: 'delete',
        path: '/panel/sheets/:id',
        summary: 'Throws away a spreadsheet that was not imported',
        roles,
        answer: 'Importacoes',
      },
      async ({ param, write }) => {
        const id = idOf(param);
        await firstPage(id);
        return write(
          {
            lock: (trx) => lockImport(trx, id),
            unknown: message.unknownImport,
            seen: 'not asked',
            async write(trx, { arquivo, state }) {
              if (!(await deleteImport(trx, id))) throw new HttpError(409, message.sheetBusy);
              return { result: id, history: noted('removeu', arquivo, state, '') };
            },
          },
          async () => ({
            importacoes: (await imports(db, { limit: KEPT })).map((row) => presentImport(row)),
          }),
        );
      },
    ),
  ];
}

/** Those that every file of its kind may have, and those of characteristics as they were when it was checked. */
function columnsOf({ tabela, caracteristicas }: Pick<ImportRow, 'caracteristicas' | 'tabela'>) {
  return isSheetName(tabela) ? [...SHEETS[tabela].columns, ...caracteristicas] : [];
}

type Begin = {
  readonly from: 'conferida' | 'aplicada';
  readonly to: 'aplicando' | 'desfazendo';
  readonly refusal: string;
};

/** @throws HttpError 409 when somebody else was faster, or it is not its time. */
function begun(id: number, { from, to, refusal }: Begin): Change<LockedImport, number> {
  return {
    lock: (trx) => lockImport(trx, id),
    unknown: message.unknownImport,
    seen: { was: from, is: ({ state }) => state, refusal },
    async write(trx, { arquivo }, { now }) {
      await beginWork(trx, id, { from, to, now });
      if (to === 'aplicando') await skipFaulty(trx, id);
      await forgetContent(trx, id);
      return { result: id, history: noted('mudou', arquivo, from, to) };
    },
  };
}

function noted(acao: 'mudou' | 'removeu', arquivo: string, antes: string, depois: string): PanelChange {
  return { secao: 'planilhas', alvo: arquivo, acao, campos: [{ campo: 'situacao', antes, depois }] };
}
