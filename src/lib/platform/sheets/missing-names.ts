/** Brands and categories that a file names and the shop does not have: told before the import, made with it. */
import { folded, slugOf } from '#lib/domain/kernel/slug.ts';
import type { Lookup } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import type { MissingNames } from '#lib/domain/sheets/missing.ts';
import { parentPath } from '#lib/domain/sheets/struct.ts';
import { RESERVED_ADDRESSES } from '#lib/domain/shop/reserved-addresses.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { SheetDb } from './open-sheet.ts';
import { findMissing, setMissing } from './queries/import-products.ts';
import { sheetBrands, sheetCategories, writeBrand, writeCategory } from './queries/struct-sheet.ts';

/** Answers for what is to be made as for what is there, and remembers it. */
export function planned(lookup: Lookup): {
  readonly lookup: Lookup;
  /** @param cells Of rows that will be written; undefined: all that was asked for. */
  readonly missing: (cells?: readonly Cells[]) => MissingNames;
} {
  const brands = new Map<string, string>();
  const categories = new Map<string, string>();
  const plan = (text: string): string | undefined => {
    const names = namesIn(text);
    const paths = names.map((_, place) => lookup('categoria', names.slice(0, place + 1).join(' > ')));
    const made = names.reduce<string | undefined>((above, nome, place) => {
      if (above === undefined) return undefined;
      const known = paths[place];
      if (known !== undefined) return known;
      const slug = slugOf(nome);
      const caminho = `${above}/${slug}`;
      if (slug === '' || nome.length > 120 || (above === '' && RESERVED_ADDRESSES.has(slug)))
        return undefined;
      categories.set(caminho, nome);
      return caminho;
    }, '');
    return names.length > 3 ? undefined : made;
  };
  return {
    lookup(de, text) {
      const known = lookup(de, text);
      if (known !== undefined) return known;
      if (de === 'categoria') return plan(text);
      const nome = text.replace(/\s+/g, ' ').trim();
      if (de !== 'marca' || slugOf(nome) === '' || nome.length > 120) return undefined;
      const same = brands.get(folded(nome)) ?? nome;
      brands.set(folded(nome), same);
      return same;
    },
    missing(cells) {
      const marcas = [...brands.values()];
      const made = [...categories].map(([caminho, nome]) => ({ caminho, nome }));
      if (!cells) return { marcas, categorias: made };
      const used = new Set(cells.map(({ marca = '' }) => marca));
      const paths = new Set(
        cells.flatMap(({ categorias = '' }) =>
          categorias.split(' | ').flatMap((path) => [path, ...above(path)]),
        ),
      );
      return {
        marcas: marcas.filter((nome) => used.has(nome)),
        categorias: made.filter(({ caminho }) => paths.has(caminho)),
      };
    },
  };
}

/** `Móveis > Mesas de jantar`, or a path: `/moveis/mesas-de-jantar`. */
function namesIn(text: string): readonly string[] {
  if (!text.startsWith('/')) return text.split('>').map((name) => name.trim());
  const steps = text.split('/').slice(1);
  return steps.map((step) => {
    const words = step.replaceAll('-', ' ').trim();
    return words.charAt(0).toUpperCase() + words.slice(1);
  });
}

const BLANK = { descricao: '', descricao_longa: '', ordem: 0, ativo: true } as const;

/** Before the first line; what somebody made meanwhile stays. Afterwards the import knows which are its own. */
export async function makeMissing(db: SheetDb, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { marcas = [], categorias = [] } = await findMissing(trx, id);
    if (marcas.length + categorias.length === 0) return;
    const brands = await sheetBrands(trx);
    const [names, slugs] = [brands.map(({ nome }) => folded(nome)), new Set(brands.map(({ slug }) => slug))];
    const newBrands = marcas.filter((nome) => !names.includes(folded(nome)));
    for (const nome of newBrands) {
      const slug = freeSlug(slugOf(nome), slugs);
      await writeBrand(trx, undefined, { slug, nome, ...BLANK });
    }
    const newCategories: (typeof categorias)[number][] = [];
    for (const one of categorias.toSorted((a, b) => (a.caminho < b.caminho ? -1 : 1))) {
      const known = new Map((await sheetCategories(trx)).map(({ id: own, caminho }) => [caminho, own]));
      if (known.has(one.caminho)) continue;
      const slug = one.caminho.slice(one.caminho.lastIndexOf('/') + 1);
      const nivel = one.caminho.split('/').length - 1;
      const pai_id = known.get(parentPath(one.caminho)) ?? null;
      const { caminho, nome } = one;
      await writeCategory(trx, undefined, { caminho, slug, nivel, pai_id, nome, ...BLANK });
      newCategories.push(one);
    }
    await setMissing(trx, id, { marcas: newBrands, categorias: newCategories });
  });
}

/** At the end of undoing: those that nothing else needs by then. */
export async function takeBackMissing(db: SheetDb, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { marcas = [], categorias = [] } = await findMissing(trx, id);
    const paths = categorias.map(({ caminho }) => caminho);
    const own = (await sheetCategories(trx)).filter(({ caminho }) => paths.includes(caminho));
    for (const category of own.toReversed()) await writeCategory(trx, category.id, undefined);
    const brands = (await sheetBrands(trx)).filter(({ nome }) => marcas.includes(nome));
    for (const brand of brands) await writeBrand(trx, brand.id, undefined);
  });
}

function freeSlug(slug: string, taken: Set<string>): string {
  const free = [slug, ...Array.from({ length: taken.size + 1 }, (_, place) => `${slug}-${place + 2}`)].find(
    (one) => !taken.has(one),
  );
  taken.add(free ?? slug);
  return free ?? slug;
}

/** `/a/b/c` has `/a/b` and `/a` above it. */
function above(path: string): readonly string[] {
  const parent = parentPath(path);
  return parent === '' ? [] : [parent, ...above(parent)];
}
