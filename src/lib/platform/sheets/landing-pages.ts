/** Landing pages as rows of a spreadsheet. Few, so that all are read at once. */
import { plainCell } from '#lib/domain/sheets/cell.ts';
import type { Cells } from '#lib/domain/sheets/columns.ts';
import { landingPageSheet } from '#lib/domain/sheets/struct.ts';
import { listingOf, listingText } from '#lib/platform/catalogue/landing-listing.ts';
import type { OpenSheet, Outcome, SheetDb } from './open-sheet.ts';
import { sheetLandingPages, writeLandingPage } from './queries/struct-sheet.ts';
import { type LineFaults, whole } from './struct.ts';

export async function openLandingPages(db: SheetDb): Promise<OpenSheet> {
  const rows = await sheetLandingPages(db);
  const write = async (id: number | undefined, cells: Cells): Promise<Outcome> => {
    const { listagem, ativo, ...texts } = cells;
    const consulta = listagem === undefined ? undefined : await listingOf(db, listagem);
    if (listagem !== undefined && !consulta) return 'sumiu';
    await writeLandingPage(db, id, {
      ...texts,
      ...(consulta && { consulta: JSON.stringify(consulta) }),
      ...(ativo !== undefined && { ativo: ativo === 'sim' }),
    });
    return 'feita';
  };
  return whole(landingPageSheet, {
    rows: rows.map(({ id, consulta, ativo, slug, ...texts }) => ({
      cells: {
        slug,
        nome: plainCell(texts.nome),
        listagem: listingText(consulta),
        descricao: plainCell(texts.descricao),
        descricao_longa: plainCell(texts.descricao_longa),
        ativo: ativo ? 'sim' : 'não',
      },
      change: (cells: Cells) => write(id, cells),
      remove: async () => ((await writeLandingPage(db, id, undefined)) ? 'feita' : 'sumiu'),
    })),
    async insert(cells) {
      if ((await write(undefined, cells)) !== 'feita')
        throw new Error(`${cells.listagem} lists nothing any more`);
    },
    crossed: ['listagem'],
    async cross(news) {
      const found: LineFaults[] = [];
      for (const { linha, cells } of news)
        if (!(await listingOf(db, cells.listagem ?? '')))
          found.push([linha, [{ coluna: 'listagem', motivo: 'listagem' }]]);
      return found;
    },
  });
}
