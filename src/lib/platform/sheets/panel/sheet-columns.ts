/** `panel/sheets/{id}/columns` and the mappings that come of it, ours: what headings of a file are taken for. */

import { z } from 'zod';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { CATALOGUE } from '#lib/domain/panel/roles.ts';
import { FILLED } from '#lib/domain/sheets/choices.ts';
import { PICTURE_COLUMNS } from '#lib/domain/sheets/picture-columns.ts';
import { isSheetName } from '#lib/domain/sheets/sheets.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { flag, readId, requiredText, text } from '#lib/platform/kernel/http/request.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { beginWork, deleteImport, importContent, imports, lockImport } from '../queries/imports.ts';
import { deleteMapping, lockMapping, mappingRows } from '../queries/mappings.ts';
import { saveMapping } from '../queries/sheet-writes.ts';
import { openSheet } from '../sheets.ts';
import { stageImport } from '../stage-import.ts';

const COLUMNS = z
  .array(z.object({ coluna: requiredText(300), nome: text(60).describe('Empty: it is not read.') }))
  .max(500);
const FILL = z.object(Object.fromEntries(FILLED.map((nome) => [nome, text(400)])));

export function sheetColumnsEndpoints(
  deps: Deps,
  firstPage: (id: number) => Promise<Importacao>,
): readonly Endpoint[] {
  const { db, now } = deps;
  const panel = panelEndpoint(deps);
  const roles = CATALOGUE;
  const idOf = (param: (name: string) => string) => readId(param('id'), message.unknownImport);
  const mappings = async () => ({
    mapeamentos: (await mappingRows(db)).map(({ id, nome, tabela }) => ({ id, nome, tabela })),
  });
  return [
    panel(
      {
        method: 'get',
        path: '/panel/sheets/:id/columns',
        summary: 'The columns that a heading of this spreadsheet may be taken for',
        roles,
        answer: 'ColunasPlanilha',
      },
      async ({ param }) => {
        const [row] = await imports(db, { id: idOf(param), limit: 1 });
        if (!row || !isSheetName(row.tabela)) throw notFound(message.unknownImport);
        const { sheet } = await openSheet(row.tabela, db, now());
        const columns = sheet.key[0] === 'sku' ? [...sheet.columns, ...PICTURE_COLUMNS] : sheet.columns;
        return { colunas: columns.map(({ nome, titulo = nome }) => ({ nome, titulo })) };
      },
    ),
    panel(
      {
        method: 'post',
        path: '/panel/sheets/:id/columns',
        summary:
          'Says what headings mean, what is made and what is assumed, and reads the file again under another id',
        roles,
        body: z.object({
          colunas: COLUMNS,
          criar: flag.describe('Makes brands and categories that the shop does not have.'),
          padroes: FILL.optional().describe(
            'What new products have where the file is empty; left out: as before.',
          ),
          guardar: text(60).describe('The name under which this is kept for files with the same headings.'),
        }),
        answer: 'Importacao',
      },
      async ({ body: { colunas, criar, padroes, guardar }, param, staff, write }) => {
        const before = idOf(param);
        const [row] = await imports(db, { id: before, limit: 1 });
        if (!row) throw notFound(message.unknownImport);
        const { tabela, arquivo: nome, opcoes } = row;
        const content = await importContent(db, before);
        if (content === '' || !isSheetName(tabela)) throw new HttpError(409, message.sheetBusy);
        const said = Object.fromEntries(colunas.map((one) => [one.coluna, one.nome]));
        const answered = { ...opcoes.colunas, ...said };
        const filled = padroes ?? opcoes.padroes;
        const id = await stageImport(deps, {
          tabela,
          nome,
          bytes: Buffer.from(content, 'base64'),
          staff,
          choices: { colunas: answered, criar, ...(filled && { padroes: filled }) },
        });
        return write(
          {
            lock: (trx) => lockImport(trx, before),
            unknown: message.unknownImport,
            seen: 'not asked',
            async write(trx, _, { now: at }) {
              await deleteImport(trx, before);
              await beginWork(trx, id, { from: 'lendo', to: 'conferida', now: at });
              if (guardar.trim() !== '')
                await saveMapping(trx, { nome: guardar.trim(), tabela, colunas: answered }, at);
              return { result: id, history: { keptIn: 'catalogue_imports' }, pages: [] };
            },
          },
          firstPage,
        );
      },
    ),
    panel(
      {
        method: 'get',
        path: '/panel/sheets/mappings',
        summary: 'What headings were taken for, by the names it is kept under',
        roles,
        answer: 'MapeamentosPlanilha',
      },
      mappings,
    ),
    panel(
      {
        method: 'delete',
        path: '/panel/sheets/mappings/:id',
        summary: 'Forgets what headings were taken for',
        roles,
        answer: 'MapeamentosPlanilha',
      },
      async ({ param, write }) => {
        const id = idOf(param);
        return write(
          {
            lock: (trx) => lockMapping(trx, id),
            unknown: message.unknownMapping,
            seen: 'not asked',
            async write(trx, { nome }) {
              await deleteMapping(trx, id);
              const campos = [{ campo: 'mapeamento', antes: nome, depois: '' }];
              return {
                result: undefined,
                history: { secao: 'planilhas', alvo: nome, acao: 'removeu', campos },
              };
            },
          },
          mappings,
        );
      },
    ),
  ];
}
