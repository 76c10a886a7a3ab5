/** Brands and categories by how people write them. */

import { folded } from '#lib/domain/kernel/slug.ts';
import type { Lookup } from '#lib/domain/sheets/cell.ts';
import type { SheetDb } from './open-sheet.ts';
import { sheetBrands, sheetCategories, sheetSeals } from './queries/struct-sheet.ts';

export type Names = {
  /** A brand by name or slug, a category by its path, also without the slash before it, or by the names on the way to it: `Cabos > HDMI`. */
  readonly lookup: Lookup;
  /** The id of a brand as `lookup` writes it. */
  readonly brand: (nome: string) => number | undefined;
  /** Ids of the seals of a cell as `lookup` writes them; what is gone is left out. */
  readonly seals: (cell: string) => readonly number[];
  /** Ids of the categories of a cell as `lookup` writes them: the first one first, with all above each; [] when one is gone. */
  readonly categories: (cell: string) => readonly number[];
};

export async function openNames(db: SheetDb): Promise<Names> {
  const brands = await sheetBrands(db);
  const categories = await sheetCategories(db);
  const byWord = new Map(
    [...brands.toReversed()].flatMap(({ nome, slug }) => [
      [folded(slug), nome.trim()] as const,
      [folded(nome.trim()), nome.trim()] as const,
    ]),
  );
  const brandIds = new Map(brands.toReversed().map(({ id, nome }) => [nome.trim(), id]));
  const seals = await sheetSeals(db);
  const sealIds = new Map(seals.toReversed().map(({ id, nome }) => [nome.trim(), id]));
  const sealNames = new Map(seals.toReversed().map(({ nome }) => [folded(nome.trim()), nome.trim()]));
  const paths = new Map(categories.map(({ id, caminho }) => [caminho, id]));
  const called = new Map(categories.map(({ caminho, nome }) => [caminho, nome]));
  const byName = new Map(
    categories.toReversed().map(({ caminho }) => {
      const line = [caminho, ...above(caminho)].toReversed();
      return [nameKey(line.map((path) => called.get(path) ?? '')), caminho] as const;
    }),
  );
  return {
    lookup(de, text) {
      if (de === 'marca') return byWord.get(folded(text));
      if (de === 'selo') return sealNames.get(folded(text));
      if (de !== 'categoria') return undefined;
      const path = `/${folded(text).replace(/^\/+|\/+$/g, '')}`;
      return paths.has(path) ? path : byName.get(nameKey(text.split('>')));
    },
    brand: (nome) => brandIds.get(nome),
    seals: (cell) => cell.split(' | ').flatMap((nome) => sealIds.get(nome) ?? []),
    categories(cell) {
      const wanted = cell.split(' | ');
      if (!wanted.every((path) => paths.has(path))) return [];
      const all = wanted.flatMap((path) => [path, ...above(path)]);
      return [...new Set(all)].flatMap((path) => paths.get(path) ?? []);
    },
  };
}

/** `Cabos > HDMI` as people write the names on the way to it. */
function nameKey(names: readonly string[]): string {
  return names.map((name) => folded(name.trim())).join('>');
}

/** `/a/b/c` has `/a/b` and `/a` above it. */
function above(path: string): readonly string[] {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? [] : [parent, ...above(parent)];
}
