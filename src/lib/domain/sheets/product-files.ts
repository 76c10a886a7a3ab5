/**
 * Files that a product is sold with, as a cell: `Manual: manual-da-mesa.pdf | Garantia: garantia.pdf`. The word `gerado` in
 * place of a name stands for the PDF that the shop makes of what it knows of the product.
 */
import { isFileName } from '#lib/domain/media/file-name.ts';

export type ProductFileCell = {
  readonly label: string;
  /** Undefined for the one that the shop makes. */
  readonly nome: string | undefined;
};

/** The column of each kind, and what its files are called where nothing is said. */
export const FILE_COLUMNS = {
  manuais: { tipo: 'manual', label: 'Manual do produto', made: 'manual' },
  arquivos: { tipo: 'arquivo', label: 'Arquivo', made: 'ficha-tecnica' },
} as const;
export type FileColumn = keyof typeof FILE_COLUMNS;
export const FILE_COLUMN_NAMES = Object.keys(FILE_COLUMNS) as readonly FileColumn[];

const MADE = 'gerado';
const MOST = 10;
const LONGEST_LABEL = 80;

/** As we write it; undefined for what is no such list, or has a file twice. A name may be pasted as its address. */
export function readFiles(text: string): string | undefined {
  const parts = text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readFile);
  const names = new Set(parts.map((part) => part?.nome));
  if (parts.includes(undefined) || names.size < parts.length || parts.length > MOST) return undefined;
  return writeFiles(parts.filter((part) => part !== undefined));
}

export function writeFiles(files: readonly ProductFileCell[]): string {
  return files.map(({ label, nome = MADE }) => (label === '' ? nome : `${label}: ${nome}`)).join(' | ');
}

/** Of what `readFiles` wrote. */
export function filesOf(written: string): readonly ProductFileCell[] {
  return written === '' ? [] : written.split(' | ').flatMap((part) => readFile(part) ?? []);
}

function readFile(part: string): ProductFileCell | undefined {
  const [, before = '', after = part] = /^(.*?)\s*:\s*((?:https?:\/\/)?[^:\s]+)$/.exec(part) ?? [];
  // What stands before `//` of an address is no label.
  const label = /^https?$/i.test(before) ? '' : before;
  const nome = after.slice(after.lastIndexOf('/') + 1).toLowerCase();
  if (label.length > LONGEST_LABEL || /[\n\r]/.test(label)) return undefined;
  if (nome === MADE) return { label, nome: undefined };
  return isFileName(nome) ? { label, nome } : undefined;
}
