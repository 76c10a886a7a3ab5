/** The columns of a sheet of products that bring pictures. They are no cells of a row: what they name is fetched later. */
import { addressesIn } from '#lib/domain/media/brought-picture.ts';
import { plainCell } from './cell.ts';
import type { Cells, Column } from './columns.ts';

const TEXT = { tipo: 'texto', maximo: 60_000, linhas: true } as const;

export const PICTURE_COLUMNS: readonly Column[] = [
  {
    nome: 'imagens',
    kind: TEXT,
    aliases: ['imagem', 'fotos', 'foto', 'url_das_imagens', 'url_da_imagem', 'enderecos_das_imagens'],
  },
  { nome: 'imagens_texto', kind: TEXT, aliases: ['texto_das_imagens', 'texto_alternativo'] },
];

export type SheetPicture = {
  /** As it stands in the file. */
  readonly endereco: string;
  /** '' where the file has none. */
  readonly alt: string;
};

/** In their order; texts have `|` between them, one for each. */
export function picturesIn(cells: Cells): readonly SheetPicture[] {
  const alts = plainCell(cells['imagens_texto'] ?? '').split('|');
  return addressesIn(cells['imagens'] ?? '').map((endereco, place) => ({
    endereco,
    alt: (alts[place] ?? '').trim(),
  }));
}
