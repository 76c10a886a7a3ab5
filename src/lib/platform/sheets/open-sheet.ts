import type { Kysely } from 'kysely';
import type { Lookup } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { RowFault, Sheet } from '#lib/domain/sheets/row.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';

/** What became of writing a row. */
export type Outcome =
  | 'feita'
  /** It is not any more what it was when the change was decided. */
  | 'mudou'
  | 'sumiu'
  /** It is part of an order, or other rows need it. */
  | 'vendido'
  | 'ficha'
  | 'familia';

/** A row that the shop has; every cell of its sheet. */
export type FoundRow = {
  readonly cells: Cells;
  readonly remove: () => Promise<Outcome>;
};

/** A row of a file that needs something of others. */
export type NewRow = {
  /** Tells it from the other ones. */
  readonly linha: number;
  readonly cells: Cells;
  readonly changed: ReadonlySet<string>;
  readonly isNew: boolean;
};

/** The rows of the shop behind a kind of spreadsheet, on one database or transaction. */
export type OpenSheet = {
  /** With the columns that it has now. */
  readonly sheet: Sheet;
  readonly lookup: Lookup;
  /** By their keys, in capitals; what there is none of is missing. */
  readonly find: (keys: readonly string[]) => Promise<ReadonlyMap<string, FoundRow>>;
  /** Keeps others from writing these rows until the end of the transaction; to be called inside `batch`. */
  readonly lock: (keys: readonly string[]) => Promise<void>;
  /** Writes the given cells of rows that were found, by their keys, and leaves their others. */
  readonly change: (changes: Changes) => Promise<ReadonlyMap<string, Outcome>>;
  /** Now, or at the end of `batch`. @throws Error when the database refuses it. */
  readonly insert: (cells: Cells) => Promise<void>;
  /** A row that is there is judged with others too when one of these changes. */
  readonly crossed: readonly string[];
  /** What new rows need of other rows, of the shop and of the file, by line. */
  readonly cross: (rows: readonly NewRow[]) => Promise<ReadonlyMap<number, readonly RowFault[]>>;
  /**
   * Around all writing of a batch, which is one transaction.
   * @param later Takes the ids of products whose words searches are to read again; left out, it is done at once.
   */
  readonly batch: <T>(work: () => Promise<T>, later?: (ids: readonly number[]) => void) => Promise<T>;
  /** Which new rows come first: a smaller number. */
  readonly rank: (cells: Cells) => number;
  /** Behind the row that `after` stands for, 0 for the first page; `next` is undefined at the end. */
  readonly page: (after: number, limit: number) => Promise<Page>;
};

export type Changes = ReadonlyMap<string, Cells>;

export type Page = { readonly rows: readonly Cells[]; readonly next: number | undefined };

export type SheetDb = Kysely<Schema>;
