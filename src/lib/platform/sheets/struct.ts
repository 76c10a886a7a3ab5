/** Brands, categories, lists and what is in them, as rows of spreadsheets. Few, so that all are read at once. */
import { centavos } from '#lib/domain/kernel/money.ts';
import { isKit } from '#lib/domain/offers/kit-price.ts';
import { amountOf, writeAmount } from '#lib/domain/sheets/amount.ts';
import { plainCell } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { PLACES } from '#lib/domain/sheets/product-columns.ts';
import { type RowFault, rowKey, type Sheet } from '#lib/domain/sheets/row.ts';
import {
  brandSheet,
  categorySheet,
  listItemSheet,
  listSheet,
  parentPath,
} from '#lib/domain/sheets/struct.ts';
import { openLibraryPictures } from './library-pictures.ts';
import type { FoundRow, NewRow, OpenSheet, Outcome, SheetDb } from './open-sheet.ts';
import { writeListItem } from './queries/sheet-writes.ts';
import {
  allCodes,
  sheetBrands,
  sheetCategories,
  sheetListItems,
  sheetLists,
  writeBrand,
  writeCategory,
  writeList,
} from './queries/struct-sheet.ts';

const NO_NAMES = () => undefined;

export async function openBrands(db: SheetDb): Promise<OpenSheet> {
  const [rows, pictures] = [await sheetBrands(db), await openLibraryPictures(db)];
  const own = (cells: Cells) => ({ ...columnsOf(cells), ...pictures.columns('imagem', cells.imagem) });
  const sheet = whole(brandSheet, {
    rows: rows.map((row) => ({
      ...written((cells) => writeBrand(db, row.id, cells && own(cells))),
      cells: { slug: row.slug, ...textCells(row), imagem: row.imagem, ...searchCells(row) },
    })),
    insert: async (cells) => void (await writeBrand(db, undefined, { ...BLANK, ...own(cells) })),
  });
  return { ...sheet, lookup: pictures.lookup };
}

export async function openCategories(db: SheetDb): Promise<OpenSheet> {
  const [rows, pictures] = [await sheetCategories(db), await openLibraryPictures(db)];
  const paths = new Map(rows.map(({ id, caminho }) => [caminho, id]));
  const own = (cells: Cells) => ({
    ...columnsOf(cells),
    ...pictures.columns('imagem', cells.imagem),
    ...pictures.columns('banner', cells.banner),
    ...(cells.banner_texto !== undefined && { banner_alt: cells.banner_texto }),
  });
  const sheet = whole(categorySheet, {
    rows: rows.map((row) => ({
      ...written((cells) => writeCategory(db, row.id, cells && own(cells))),
      cells: {
        ...{ caminho: row.caminho, ...textCells(row), imagem: row.imagem, banner: row.banner },
        ...{ banner_texto: plainCell(row.banner_alt), envio: plainCell(row.envio), ...searchCells(row) },
      },
    })),
    async insert(cells) {
      const caminho = cells.caminho ?? '';
      const slugs = caminho.split('/').slice(1);
      const pai_id = paths.get(parentPath(caminho)) ?? null;
      const place = { caminho, pai_id, nivel: slugs.length, slug: slugs.at(-1) ?? '' };
      await writeCategory(db, undefined, { ...BLANK, ...own(cells), ...place });
      // Its own children may come next.
      for (const { id, caminho: path } of await sheetCategories(db)) paths.set(path, id);
    },
    cross(news) {
      const known = new Set([...paths.keys(), ...news.map(({ cells }) => cells.caminho ?? '')]);
      const orphan: readonly RowFault[] = [{ coluna: 'caminho', motivo: 'nivel' }];
      return news
        .filter(({ cells }) => !['', ...known].includes(parentPath(cells.caminho ?? '')))
        .map(({ linha }) => [linha, orphan] as const);
    },
    rank: (cells) => (cells.caminho ?? '').split('/').length,
  });
  return { ...sheet, lookup: pictures.lookup };
}

export async function openLists(db: SheetDb): Promise<OpenSheet> {
  const rows = await sheetLists(db);
  const put = (id: number | undefined, cells: Cells | undefined) =>
    writeList(db, id, cells && { ...columnsOf(cells), ...kitColumns(cells) });
  return whole(listSheet, {
    rows: rows.map((row) => ({
      async change(cells) {
        // What the file leaves out stays, and so does what kind of list it makes.
        await put(row.id, { ...kitCells(row), ...cells });
        return 'feita';
      },
      remove: async () => ((await put(row.id, undefined)) ? 'feita' : 'vendido'),
      cells: { slug: row.slug, ...textCells(row), ...kitCells(row) },
    })),
    insert: async (cells) =>
      void (await writeList(db, undefined, { ...BLANK, ...columnsOf(cells), ...kitColumns(cells) })),
  });
}

type KitTerms = { readonly desconto: number; readonly preco: number };

function kitCells({ desconto, preco }: KitTerms): Cells {
  return {
    desconto: desconto === 0 ? '' : String(desconto),
    preco: preco === 0 ? '' : writeAmount(preco, PLACES.dinheiro),
  };
}

function kitColumns({ desconto = '', preco = '' }: Cells) {
  const terms = {
    desconto: Number(desconto || '0'),
    preco: centavos(amountOf(preco || '0', PLACES.dinheiro)),
  };
  return { ...terms, tipo: isKit(terms) ? 'fechada' : 'aberta' };
}

export async function openListItems(db: SheetDb): Promise<OpenSheet> {
  const lists = new Map((await sheetLists(db)).map(({ id, slug }) => [slug, id]));
  const codes = new Map((await allCodes(db)).map((code) => [code.sku.toUpperCase(), code]));
  const keyOf = (cells: Cells) => {
    const { product_id = 0, valor_id = 0 } = codes.get((cells.sku ?? '').toUpperCase()) ?? {};
    return { list_id: lists.get(cells.lista ?? '') ?? 0, product_id, valor_id };
  };
  const put = (cells: Cells) =>
    writeListItem(db, keyOf(cells), { quantidade: Number(cells.quantidade), ordem: Number(cells.ordem) });
  const rows = (await sheetListItems(db)).map(({ lista, sku, quantidade, ordem }) => {
    const cells: Cells = { lista, sku, quantidade: String(quantidade), ordem: String(ordem) };
    return {
      cells,
      change: async (changed: Cells) => {
        await put({ ...cells, ...changed });
        return 'feita' as const;
      },
      remove: async () => {
        await writeListItem(db, keyOf(cells), undefined);
        return 'feita' as const;
      },
    };
  });
  const sheet = whole(listItemSheet, { rows, insert: put });
  return {
    ...sheet,
    lookup(de, text) {
      if (de === 'lista') return lists.has(text.toLowerCase()) ? text.toLowerCase() : undefined;
      return de === 'produto' ? codes.get(text.toUpperCase())?.sku : undefined;
    },
  };
}

type StructRow = Pick<FoundRow, 'cells' | 'remove'> & { readonly change: (cells: Cells) => Promise<Outcome> };

export type LineFaults = readonly [number, readonly RowFault[]];

type Rows = {
  readonly rows: readonly StructRow[];
  readonly insert: (cells: Cells) => Promise<void>;
  readonly crossed?: OpenSheet['crossed'];
  readonly cross?: (news: readonly NewRow[]) => readonly LineFaults[] | Promise<readonly LineFaults[]>;
  readonly rank?: OpenSheet['rank'];
};

/** A sheet whose rows are so few that all are read at once. */
export function whole(
  sheet: Sheet,
  { rows, insert, crossed = [], cross = () => [], rank = () => 0 }: Rows,
): OpenSheet {
  const byKey = new Map(rows.map((row) => [rowKey(sheet, row.cells), row] as const));
  return {
    sheet,
    lookup: NO_NAMES,
    find: async (keys) =>
      new Map(
        keys.flatMap((key) => {
          const row = byKey.get(key);
          return row ? [[key, row] as const] : [];
        }),
      ),
    lock: async () => undefined,
    async change(changes) {
      const outcomes = new Map<string, Outcome>();
      for (const [key, cells] of changes) {
        outcomes.set(key, (await byKey.get(key)?.change(cells)) ?? 'sumiu');
      }
      return outcomes;
    },
    insert,
    batch: (work) => work(),
    crossed,
    cross: async (news) => new Map(await cross(news)),
    rank,
    page: async () => ({ rows: rows.map(({ cells }) => cells), next: undefined }),
  };
}

function written(
  write: (cells: Cells | undefined) => Promise<boolean>,
): Pick<StructRow, 'change' | 'remove'> {
  return {
    async change(cells) {
      await write(cells);
      return 'feita';
    },
    remove: async () => ((await write(undefined)) ? 'feita' : 'vendido'),
  };
}

type Texts = {
  readonly nome: string;
  readonly descricao: string;
  readonly descricao_longa?: string;
  readonly ordem: number;
  readonly ativo: boolean;
};

function textCells({ nome, descricao, descricao_longa, ordem, ativo }: Texts): Cells {
  return {
    nome: plainCell(nome),
    descricao: plainCell(descricao),
    ...(descricao_longa === undefined ? {} : { descricao_longa: plainCell(descricao_longa) }),
    ordem: String(ordem),
    ativo: ativo ? 'sim' : 'não',
  };
}

function searchCells(row: { readonly seo_titulo: string; readonly seo_descricao: string }): Cells {
  return { seo_titulo: plainCell(row.seo_titulo), seo_descricao: plainCell(row.seo_descricao) };
}

/** What a new row must have. */
const BLANK = { slug: '', nome: '', descricao: '', ordem: 0 } as const;

const TEXTS = new Set([
  'slug',
  'nome',
  'descricao',
  'descricao_longa',
  'envio',
  'seo_titulo',
  'seo_descricao',
]);

/** Without what is written in another way. */
function columnsOf({ ordem, ativo, ...cells }: Cells) {
  const texts = Object.fromEntries(Object.entries(cells).filter(([nome]) => TEXTS.has(nome)));
  return {
    ...(texts as { slug?: string; nome?: string; descricao?: string; descricao_longa?: string }),
    ...(ordem === undefined ? {} : { ordem: Number(ordem) }),
    ...(ativo === undefined ? {} : { ativo: ativo === 'sim' }),
  };
}
