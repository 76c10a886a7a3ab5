/** `/painel/planilhas`: what its forms do, and the files it gives out. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Api } from '#lib/api/client.ts';
import {
  applyImport,
  checkPictures,
  checkSheet,
  deleteImport,
  deleteMapping,
  getSheetRows,
  sayColumns,
  undoImport,
} from '#lib/api/panel-sheets.ts';
import type { FormOutcome } from '#lib/contract/my-account-page.ts';
import { line, readId } from '#lib/domain/kernel/form-fields.ts';
import { FILLED } from '#lib/domain/sheets/choices.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import { isSheetName, type SheetName } from '#lib/domain/sheets/sheets.ts';
import { panelSheetsPath } from '#lib/paths.ts';
import { panelSheetsText } from '#lib/text/panel-sheets.ts';
import { sheetPicturesText } from '#lib/text/sheet-pictures.ts';
import { attempt, refuse } from '../account/visit.ts';

export type TypedSheet = { readonly tabela: SheetName };

export async function answerSheets(api: Api, posted: FormData): Promise<FormOutcome<TypedSheet>> {
  const tabela = line(posted, 'tabela');
  const typed: TypedSheet = { tabela: isSheetName(tabela) ? tabela : 'produtos' };
  if (line(posted, 'acao') === 'esquecer') {
    return attempt(typed, {}, async () => {
      await deleteMapping(api, readId(posted.get('mapeamento')));
      return `${panelSheetsPath}?aviso=esquecida`;
    });
  }
  const file = posted.get('arquivo');
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) {
    return refuse(typed, { arquivo: panelSheetsText.fileMissing });
  }
  const arquivo = Buffer.from(await file.arrayBuffer()).toString('base64');
  const nome = nameOf(file, 'planilha.csv');
  return attempt(typed, { 400: 'arquivo', 413: 'arquivo' }, async () => {
    const { id } = await checkSheet(api, { ...typed, nome, arquivo });
    return `${panelSheetsPath}/${id}?aviso=conferida`;
  });
}

const IMPORT_ACTS = ['importar', 'colunas', 'desfazer', 'descartar'] as const;

/** A ZIP of pictures. */
export async function answerPictures(api: Api, posted: FormData): Promise<FormOutcome<undefined>> {
  const file = posted.get('arquivo');
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) {
    return refuse(undefined, { arquivo: sheetPicturesText.fileMissing });
  }
  return attempt(undefined, { 400: 'arquivo', 413: 'arquivo' }, async () => {
    const { id } = await checkPictures(api, file, nameOf(file, 'imagens.zip'));
    return `${panelSheetsPath}/${id}?aviso=conferida`;
  });
}

function nameOf({ name }: File, instead: string): string {
  return name.toWellFormed().replaceAll('\0', '').trim().slice(0, 200) || instead;
}

export async function answerImport(api: Api, id: number, posted: FormData): Promise<FormOutcome<undefined>> {
  const acao = IMPORT_ACTS.find((one) => one === line(posted, 'acao'));
  if (!acao) return refuse(undefined, {});
  return attempt(undefined, {}, async () => {
    if (acao === 'descartar') {
      await deleteImport(api, id);
      return `${panelSheetsPath}?aviso=descartada`;
    }
    if (acao === 'colunas') {
      const colunas = posted.getAll('coluna').map((coluna, place) => ({
        coluna: String(coluna),
        nome: line(posted, `entre-${place}`),
      }));
      const { id: read } = await sayColumns(api, id, { colunas, ...saidBeside(posted) });
      return `${panelSheetsPath}/${read}?aviso=conferida`;
    }
    if (acao === 'desfazer') await undoImport(api, id);
    else await applyImport(api, id, line(posted, 'pularErros') === '1');
    return `${panelSheetsPath}/${id}`;
  });
}

/** What the form of columns has besides; the one of doubts has none of it, and what was said before stays. */
function saidBeside(posted: FormData) {
  const padroes = FILLED.map((nome) => [nome, line(posted, `padrao-${nome}`)]);
  const isWhole = posted.has('guardar');
  return {
    criar: posted.get('criar') === '1',
    guardar: line(posted, 'guardar').slice(0, 60),
    ...(isWhole && { padroes: Object.fromEntries(padroes) }),
  };
}

/** The file of a sheet, page by page as it is sent: a large catalogue is never in memory as a whole. */
export function sheetStream(api: Api, tabela: SheetName): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: number | null = 0;
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (next === null) return controller.close();
      const { colunas, linhas, proximo } = await getSheetRows(api, tabela, next);
      // The embedded database answers without letting anybody else have a turn.
      await nextTurn();
      const head = begun ? '' : BYTE_ORDER_MARK + csvLine(colunas);
      begun = true;
      next = proximo;
      controller.enqueue(encoder.encode(head + linhas.map(csvLine).join('')));
    },
  });
}
