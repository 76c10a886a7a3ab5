/** Spreadsheets of the catalogue. */
import type { Generated, JSONColumnType } from 'kysely';
import type { DesfechoLinha, ErroLinha } from '#lib/contract/panel-sheets.ts';
import type { Choices, SeenColumn } from '#lib/domain/sheets/choices.ts';
import type { Answered, Doubt } from '#lib/domain/sheets/columns.ts';
import type { KeptColumn } from '#lib/domain/sheets/kept-kinds.ts';
import type { MissingNames } from '#lib/domain/sheets/missing.ts';
import type { Json, OptionalId, OptionalTime, Time } from './columns.ts';

export type SheetTables = {
  catalogue_imports: CatalogueImportsTable;
  catalogue_import_rows: CatalogueImportRowsTable;
  catalogue_mappings: CatalogueMappingsTable;
};

/** A spreadsheet that came back (migrations 0022, 0040, 0101, 0200, 0540). */
export type CatalogueImportsTable = {
  id: Generated<number>;
  tabela: string;
  arquivo: string;
  codificacao: string;
  separador: string;
  /** Of a workbook, the sheet that was read. */
  folha: Generated<string>;
  desconhecidas: Json<string[]>;
  /** Headings that could be several columns; the file itself, in Base64, as long as there are some. */
  duvidas: Json<readonly Doubt[]>;
  conteudo: Generated<string>;
  /** What its cells of characteristics are written in. */
  caracteristicas: Json<readonly KeptColumn[]>;
  /** Whose file it is; '' for one of ours. */
  perfil: Generated<string>;
  colunas: Json<readonly SeenColumn[]>;
  opcoes: Json<Choices>;
  novos: Json<MissingNames>;
  /** Lines of the file, and those of them that change nothing. */
  linhas: number;
  iguais: number;
  /** Of which the shop has something else than the file was given out with; null when it does not say. */
  movidas: number | null;
  /** `lendo` until all its lines are written down. */
  state: 'lendo' | 'conferida' | 'aplicando' | 'aplicada' | 'desfazendo' | 'desfeita';
  user_id: OptionalId;
  user_name: string;
  created_at: Time;
  applied_at: OptionalTime;
  undone_at: OptionalTime;
  worked_at: OptionalTime;
  /** When somebody who brings its pictures was last heard of (migration 0240). */
  pictures_at: OptionalTime;
};

/** A line of it that changes something or is faulty (migrations 0022, 0040, 0044, 0101, 0200). */
export type CatalogueImportRowsTable = {
  import_id: number;
  place: number;
  linha: number;
  chave: string;
  nome: string;
  /** Cells that change; null for a new row. */
  antes: JSONColumnType<Record<string, string> | null, string | null>;
  depois: Json<Record<string, string>>;
  /** Of what changes, as the file was given out with, where the shop has something else now. */
  baixado: Json<Record<string, string>>;
  /** Of what changes, as it was typed in another unit. */
  digitado: Json<Record<string, string>>;
  /** As the line came with, of one that changes a stock; else ''. */
  stamp: Generated<string>;
  /** Units that other lines with this stamp had brought when it was checked. */
  brought: Generated<number>;
  /** Columns of a new row that the file does not say so. */
  presumidos: Json<readonly string[]>;
  erros: Json<readonly ErroLinha[]>;
  applied: Generated<DesfechoLinha>;
  undone: Generated<DesfechoLinha>;
};

/** What headings of a file were taken for, under a name (migration 0201). */
export type CatalogueMappingsTable = {
  id: Generated<number>;
  nome: string;
  tabela: string;
  colunas: Json<Answered>;
  updated_at: Time;
};
