/** Seals and synonyms as rows of spreadsheets. Few, so that all are read at once. */
import { randomBytes } from 'node:crypto';
import { slugOf } from '#lib/domain/kernel/slug.ts';
import { plainCell } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import {
  type SYNONYM_KINDS,
  sealSheet,
  synonymOf,
  synonymSheet,
  writtenKind,
} from '#lib/domain/sheets/seal-sheet.ts';
import {
  addSynonym,
  isProductCode,
  removeSynonym,
  synonymList,
} from '#lib/platform/catalogue/search/synonyms.ts';
import type { OpenSheet, Outcome, SheetDb } from './open-sheet.ts';
import { sheetSeals, writeSeal } from './queries/struct-sheet.ts';
import { type LineFaults, whole } from './struct.ts';

export async function openSeals(db: SheetDb): Promise<OpenSheet> {
  const rows = await sheetSeals(db);
  return whole(sealSheet, {
    rows: rows.map(({ id, nome, label, ordem }) => ({
      cells: { nome: plainCell(nome), texto: plainCell(label), ordem: String(ordem) },
      async change(cells: Cells) {
        await writeSeal(db, id, columnsOf(cells));
        return 'feita' as const;
      },
      remove: async () => ((await writeSeal(db, id, undefined)) ? 'feita' : 'vendido'),
    })),
    insert: async (cells) => {
      const slug = `${slugOf(cells.nome ?? '')}-${randomBytes(4).toString('hex')}`;
      // Colours are for other fronts, as those of a seal made in its form.
      await writeSeal(db, undefined, { ...NEW_SEAL, ...columnsOf(cells), slug });
    },
  });
}

const NEW_SEAL = {
  nome: '',
  label: '',
  ordem: 0,
  tipo: 'texto',
  cor_texto: '#ffffff',
  cor_selo: '#111111',
} as const;

function columnsOf({ nome, texto, ordem }: Cells) {
  return {
    ...(nome === undefined ? {} : { nome }),
    ...(texto === undefined ? {} : { label: texto }),
    ...(ordem === undefined ? {} : { ordem: Number(ordem) }),
  };
}

/** More than an owner writes. */
const MOST_SYNONYMS = 20_000;

export async function openSynonyms(db: SheetDb): Promise<OpenSheet> {
  const { rows } = await synonymList(db, { busca: '', offset: 0, limit: MOST_SYNONYMS });
  const add = async (cells: Cells): Promise<void> => {
    if (!(await addSynonym(db, synonymOf(cells)))) throw new Error(`${cells.termo} is there already`);
  };
  const remove = async (id: number): Promise<Outcome> => ((await removeSynonym(db, id)) ? 'feita' : 'sumiu');
  return whole(synonymSheet, {
    rows: rows.map(({ id, termo, significado, tipo }) => {
      const cells: Cells = {
        ...{ termo: plainCell(termo), significado: plainCell(significado) },
        tipo: writtenKind(tipo as (typeof SYNONYM_KINDS)[keyof typeof SYNONYM_KINDS]),
      };
      return {
        cells,
        async change(changed: Cells) {
          if ((await remove(id)) !== 'feita') return 'sumiu' as const;
          await add({ ...cells, ...changed });
          return 'feita' as const;
        },
        remove: () => remove(id),
      };
    }),
    insert: add,
    async cross(news) {
      const found: LineFaults[] = [];
      for (const { linha, cells } of news)
        for (const coluna of ['termo', 'significado'])
          if (await isProductCode(db, cells[coluna] ?? ''))
            found.push([linha, [{ coluna, motivo: 'codigoProduto' }]]);
      return found;
    },
  });
}
