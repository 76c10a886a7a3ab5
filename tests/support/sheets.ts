/** Spreadsheets as the panel gives them out and takes them back. */
import { applyImport, checkSheet, getImport, getSheetRows, undoImport } from '#lib/api/panel-sheets.ts';
import type { Importacao } from '#lib/contract/panel-sheets.ts';
import { BYTE_ORDER_MARK, csvLine } from '#lib/domain/sheets/csv.ts';
import type { SheetName } from '#lib/domain/sheets/sheets.ts';
import type { TestStore, Visitor } from './store.ts';

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
};

export async function exported({ api }: Visitor, tabela: SheetName): Promise<Table> {
  const rows: Readonly<Record<string, string>>[] = [];
  let columns: readonly string[] = [];
  let next: number | null = 0;
  do {
    const page = await getSheetRows(api, tabela, next);
    columns = page.colunas;
    rows.push(
      ...page.linhas.map((line) =>
        Object.fromEntries(columns.map((name, place) => [name, line[place] ?? ''])),
      ),
    );
    next = page.proximo;
  } while (next !== null);
  return { columns, rows };
}

/** The file that `/painel/planilhas` gives out. */
export function fileOf({ columns, rows }: Table): string {
  const lines = rows.map((row) => csvLine(columns.map((name) => row[name] ?? '')));
  return `${BYTE_ORDER_MARK}${csvLine(columns)}${lines.join('')}`;
}

export function checked({ api }: Visitor, tabela: SheetName, content: string | Buffer): Promise<Importacao> {
  return checkSheet(api, {
    tabela,
    nome: 'planilha.csv',
    arquivo: Buffer.from(content).toString('base64'),
  });
}

/** Until it is done. */
export async function applied(
  store: TestStore,
  { api }: Visitor,
  id: number,
  pularErros = false,
): Promise<Importacao> {
  await applyImport(api, id, pularErros);
  await store.platform.settled();
  return getImport(api, id);
}

export async function undone(store: TestStore, { api }: Visitor, id: number): Promise<Importacao> {
  await undoImport(api, id);
  await store.platform.settled();
  return getImport(api, id);
}
