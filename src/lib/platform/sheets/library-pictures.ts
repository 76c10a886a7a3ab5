/** Pictures of the library as cells of brands and categories name them. */
import { folded } from '#lib/domain/kernel/slug.ts';
import { originalFile, pictureAddress, pictureAt } from '#lib/domain/media/picture-name.ts';
import type { Lookup } from '#lib/domain/sheets/cell.ts';
import type { SheetDb } from './open-sheet.ts';
import { sheetPictures } from './queries/struct-sheet.ts';

export type LibraryPictures = {
  /** By address, or by the name of the file that was sent, where one picture alone has it. */
  readonly lookup: Lookup;
  /** The two columns of the picture `name`, in the format of visitors and as it was sent; none where the cell is not said. */
  readonly columns: (name: string, cell: string | undefined) => Readonly<Record<string, string>>;
};

export async function openLibraryPictures(db: SheetDb): Promise<LibraryPictures> {
  const rows = await sheetPictures(db);
  const files = new Map(rows.map((row) => [pictureAddress(row.arquivo), row]));
  const names = Map.groupBy(rows, ({ nome }) => folded(nome));
  return {
    lookup(de, text) {
      if (de !== 'imagem') return undefined;
      const file = pictureAt(text);
      if (file !== undefined) return files.has(pictureAddress(file)) ? pictureAddress(file) : undefined;
      const [one, ...others] = names.get(folded(text)) ?? [];
      return one && others.length === 0 ? pictureAddress(one.arquivo) : undefined;
    },
    columns(name, cell) {
      if (cell === undefined) return {};
      const row = files.get(cell);
      // One that is not of the library was there before, and is taken back as it was shown.
      return { [name]: cell, [`${name}_original`]: row ? `/upload/midia/${originalFile(row)}` : cell };
    },
  };
}
