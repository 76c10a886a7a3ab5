/** Spreadsheets of the catalogue. Every call throws ApiError 401 or 403 for who is no administrator. */
import type {
  ColunasPlanilha,
  ImagensImportacao,
  Importacao,
  Importacoes,
  LinhasPlanilha,
  MapeamentosPlanilha,
} from '#lib/contract/panel-sheets.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import type { Api } from './client.ts';

/** Milliseconds: a file of 20,000 lines is read line by line. */
export const PATIENCE = 60_000;

export function getImports({ own }: Api): Promise<Importacoes> {
  return own.get('panel/sheets').json<Importacoes>();
}

/** @param depois What the page before said is next; 0 for the first one. */
export function getSheetRows({ own }: Api, tabela: SheetName, depois: number): Promise<LinhasPlanilha> {
  const searchParams = { depois };
  return own.get(`panel/sheets/rows/${tabela}`, { searchParams, timeout: PATIENCE }).json<LinhasPlanilha>();
}

type SentSheet = {
  readonly tabela: SheetName;
  readonly nome: string;
  /** Base64. */
  readonly arquivo: string;
};

/** Changes nothing. @throws ApiError 400 with a sentence for a file that cannot be read as a whole, 413. */
export function checkSheet({ own }: Api, json: SentSheet): Promise<Importacao> {
  return own.post('panel/sheets', { json, retry: 0, timeout: PATIENCE }).json<Importacao>();
}

/** Milliseconds: a ZIP is looked through, and put away. */
const ZIP_PATIENCE = 120_000;

/** A ZIP of pictures named by codes. Changes nothing. @throws ApiError 400 with a sentence for what is no such ZIP, 413. */
export function checkPictures({ own }: Api, file: Blob, nome: string): Promise<Importacao> {
  const headers = { 'Content-Type': 'application/octet-stream' };
  return own
    .post('panel/sheets/pictures', {
      body: file,
      headers,
      searchParams: { nome },
      retry: 0,
      timeout: ZIP_PATIENCE,
    })
    .json<Importacao>();
}

type PicturesAsked = { readonly estado: string; readonly offset: number; readonly limit: number };

/** The pictures that a file brings. @throws ApiError 404. */
export function getImportPictures(
  { own }: Api,
  id: number,
  asked: Partial<PicturesAsked> = {},
): Promise<ImagensImportacao> {
  return own.get(`panel/sheets/${id}/pictures`, { searchParams: asked }).json<ImagensImportacao>();
}

type LinesAsked = { readonly tipo: string; readonly offset: number; readonly limit: number };

/** @throws ApiError 404. */
export function getImport({ own }: Api, id: number, lines: Partial<LinesAsked> = {}): Promise<Importacao> {
  return own.get(`panel/sheets/${id}`, { searchParams: lines }).json<Importacao>();
}

type SaidOfColumns = {
  readonly colunas: readonly { readonly coluna: string; readonly nome: string }[];
  readonly criar?: boolean;
  readonly padroes?: Readonly<Record<string, string>>;
  readonly guardar?: string;
};

/** By heading which column it is, '' for none. The file is read again, and has another id. @throws ApiError 404, 409 for one that was imported. */
export function sayColumns(
  { own }: Api,
  id: number,
  { colunas, criar = false, padroes, guardar = '' }: SaidOfColumns,
): Promise<Importacao> {
  const json = { colunas, criar, guardar, ...(padroes && { padroes }) };
  return own.post(`panel/sheets/${id}/columns`, { json, retry: 0, timeout: PATIENCE }).json<Importacao>();
}

/** @throws ApiError 404. */
export function getSheetColumns({ own }: Api, id: number): Promise<ColunasPlanilha> {
  return own.get(`panel/sheets/${id}/columns`).json<ColunasPlanilha>();
}

export function getMappings({ own }: Api): Promise<MapeamentosPlanilha> {
  return own.get('panel/sheets/mappings').json<MapeamentosPlanilha>();
}

/** @throws ApiError 404. */
export function deleteMapping({ own }: Api, id: number): Promise<MapeamentosPlanilha> {
  return own.delete(`panel/sheets/mappings/${id}`, { retry: 0 }).json<MapeamentosPlanilha>();
}

/** Begins it. @throws ApiError 400 when lines have errors that are not to be left out, 404, 409. */
export function applyImport({ own }: Api, id: number, pularErros: boolean): Promise<Importacao> {
  return own.post(`panel/sheets/${id}/apply`, { json: { pularErros }, retry: 0 }).json<Importacao>();
}

/** Begins it. @throws ApiError 404, 409. */
export function undoImport({ own }: Api, id: number): Promise<Importacao> {
  return own.post(`panel/sheets/${id}/undo`, { retry: 0 }).json<Importacao>();
}

/** @throws ApiError 404, 409 for one that was imported. */
export function deleteImport({ own }: Api, id: number): Promise<Importacoes> {
  return own.delete(`panel/sheets/${id}`, { retry: 0 }).json<Importacoes>();
}
