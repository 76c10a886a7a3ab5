/**
 * A cell of a spreadsheet: what people and programs write in it, and the one way we write it. Two cells say the same when
 * their written forms are equal, so what was only spelled differently is no change.
 */

import { readValues, type ValueKind, writeValues } from '#lib/domain/catalogue/characteristic-values.ts';
import { isGtin } from '#lib/domain/catalogue/gtin.ts';
import { folded } from '#lib/domain/kernel/slug.ts';
import { videoLinks, videoOf } from '#lib/domain/media/video.ts';
import { readAmount } from './amount.ts';
import { readPairs } from './bought-together.ts';
import { type FiscalCode, readFiscalCode, readUnit, writeFiscalCode } from './fiscal.ts';
import { readFiles } from './product-files.ts';
import { readCodes } from './relatives.ts';
import { readTime } from './time.ts';
import { readSteps } from './wholesale-steps.ts';

/** What stands in a column. Numbers are whole numbers of the smallest unit: centavos, grams, millimetres. */
export type CellKind =
  | { readonly tipo: 'texto'; readonly maximo: number; readonly linhas?: true }
  | { readonly tipo: 'codigo'; readonly maximo: number }
  | {
      readonly tipo: 'decimal';
      readonly casas: 0 | 1 | 2 | 3;
      readonly minimo: number;
      readonly maximo: number;
    }
  | { readonly tipo: 'simNao' }
  | { readonly tipo: 'momento' }
  | { readonly tipo: 'gtin' }
  /** A code of the tables of taxes. */
  | { readonly tipo: 'fiscal'; readonly codigo: FiscalCode }
  /** What a quantity is counted in on a nota fiscal. */
  | { readonly tipo: 'unidadeFiscal' }
  | {
      readonly tipo: 'escolha';
      readonly valores: readonly string[];
      /** Other words for them, folded. */
      readonly outros?: Readonly<Record<string, string>>;
    }
  /** A picture of the library. */
  | { readonly tipo: 'imagem' }
  /** The values of a characteristic. */
  | { readonly tipo: 'ficha'; readonly valor: ValueKind }
  | { readonly tipo: 'degraus' }
  /** Codes of other products. */
  | { readonly tipo: 'codigos'; readonly maximo: number }
  /** Files that the product is sold with. */
  | { readonly tipo: 'arquivos' }
  /** The address of a video. */
  | { readonly tipo: 'video' }
  /** Products that are offered with it, each with what it is cheaper by. */
  | { readonly tipo: 'junto' }
  /** Something the shop has: a brand, a product. */
  | { readonly tipo: 'nome'; readonly de: Named }
  /** Several of them, with `|` between them; `todos`: also those above another one. */
  | { readonly tipo: 'nomes'; readonly de: Named; readonly todos?: true };

type Named = 'categoria' | 'imagem' | 'lista' | 'marca' | 'produto' | 'selo';

/** How the shop itself writes the name of something it has; undefined for what it does not have. */
export type Lookup = (de: Named, text: string) => string | undefined;

/** Why a cell cannot be read. */
export type CellFault =
  | 'longo'
  | 'linhas'
  | 'codigo'
  | 'numero'
  | 'casas'
  | 'pequeno'
  | 'grande'
  /** A spreadsheet program turned a long number into `7,89E+12`: its digits are lost. */
  | 'cientifico'
  | 'simNao'
  | 'momento'
  | 'gtin'
  | FiscalCode
  /** No unit of a nota fiscal. */
  | 'unidadeFiscal'
  | 'escolha'
  /** The shop has nothing of that name. */
  | 'desconhecido'
  /** Characters that no database keeps, or those of an encoding that was read wrongly. */
  | 'caracteres'
  /** `1.500` of a measure is one thing to one reader and another to the next. */
  | 'ambiguo'
  /** No wholesale steps. */
  | 'degraus'
  /** No codes of products, one of them twice, or too many. */
  | 'codigos'
  /** No files, or one of them twice. */
  | 'arquivos'
  /** No products that are bought together. */
  | 'junto'
  /** No picture of the library, or twice in a product. */
  | 'imagem'
  /** A video of neither platform that the shop can show. */
  | 'video'
  /** A unit that measures something else. */
  | 'unidade';

export type Cell =
  | {
      readonly valor: string;
      /** It was written in another unit. */
      readonly convertido?: true;
    }
  | {
      readonly motivo: CellFault;
      /** What would be right. */
      readonly certo?: string;
    };

/** An empty cell is read as ''; whether it may be empty is a matter of its row. */
export function readCell(kind: CellKind, typed: string, lookup: Lookup): Cell {
  const text = plainCell(typed);
  if (text === '') return { valor: '' };
  if (!text.isWellFormed() || /[\0\uFFFD]/.test(text)) return { motivo: 'caracteres' };
  switch (kind.tipo) {
    case 'texto':
      if (text.length > kind.maximo) return { motivo: 'longo' };
      return kind.linhas !== true && text.includes('\n') ? { motivo: 'linhas' } : { valor: text };
    case 'codigo':
      return readCode(text, kind.maximo);
    case 'decimal':
      return readAmount(text, kind);
    case 'simNao':
      return readFlag(text);
    case 'momento':
      return cellOf(readTime(text), 'momento');
    case 'gtin':
      return readGtin(text);
    case 'fiscal': {
      const digits = readFiscalCode(kind.codigo, text);
      return cellOf(digits && writeFiscalCode(kind.codigo, digits), kind.codigo);
    }
    case 'unidadeFiscal':
      return cellOf(readUnit(text), 'unidadeFiscal');
    case 'escolha': {
      const named = kind.valores.find((one) => one.toLowerCase() === text.toLowerCase());
      return cellOf(named ?? kind.outros?.[folded(text)], 'escolha', kind.valores.join(', '));
    }
    case 'nome':
      return cellOf(lookup(kind.de, text), 'desconhecido');
    case 'imagem':
      return cellOf(lookup('imagem', text), 'imagem');
    case 'nomes':
      return readNames(text, (name) => lookup(kind.de, name), kind.todos);
    case 'degraus':
      return cellOf(readSteps(text), 'degraus');
    case 'junto':
      return cellOf(readPairs(text), 'junto');
    case 'arquivos':
      return cellOf(readFiles(text), 'arquivos');
    case 'codigos':
      return cellOf(readCodes(text, kind.maximo), 'codigos');
    case 'video': {
      const video = videoOf(text);
      return cellOf(video && (videoLinks(video)?.watch ?? ''), 'video');
    }
    case 'ficha':
      return readCharacteristic(text, kind.valor);
  }
}

/** @param valor Undefined where nothing could be read. */
function cellOf(valor: string | undefined, motivo: CellFault, certo?: string): Cell {
  if (valor !== undefined) return { valor };
  return certo === undefined ? { motivo } : { motivo, certo };
}

function readCharacteristic(text: string, kind: ValueKind): Cell {
  const read = readValues(kind, text);
  if ('motivo' in read) return read;
  const valor = writeValues(kind, read.valores);
  return read.convertido ? { valor, convertido: true } : { valor };
}

/** Without the blanks around it; lines end as we end them. */
export function plainCell(typed: string): string {
  return typed.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
}

/**
 * Is it what Excel made of the digits of `current`? It shows long numbers as `7,89E+12` and saves what it shows, also of
 * columns nobody touched.
 */
export function isDamaged(typed: string, current: string): boolean {
  const text = plainCell(typed).replace(',', '.');
  if (!SCIENTIFIC.test(text) || !/^\d{6,15}$/.test(current)) return false;
  const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return Number(Number(current).toExponential(decimals)) === Number(text);
}

/** The first name stays first: it is the one that counts most. Of paths, those above another one go without saying. */
function readNames(text: string, lookup: (name: string) => string | undefined, all = false): Cell {
  const names = text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(lookup);
  const known = names.flatMap((name) => (name === undefined ? [] : [name]));
  if (known.length < names.length) return { motivo: 'desconhecido' };
  if (all) return { valor: [...new Set(known)].toSorted().join(' | ') };
  const [first, ...others] = [...new Set(known)];
  const said = others.filter((name) => !known.some((deeper) => deeper.startsWith(`${name}/`)));
  return { valor: [first, ...said.toSorted()].join(' | ') };
}

const SCIENTIFIC = /^\d(?:[.,]\d+)?e\+?\d+$/i;

function readCode(text: string, maximo: number): Cell {
  if (SCIENTIFIC.test(text)) return { motivo: 'cientifico' };
  if (text.length > maximo) return { motivo: 'longo' };
  return /[\s;,|]/.test(text) ? { motivo: 'codigo' } : { valor: text };
}

function readGtin(text: string): Cell {
  if (SCIENTIFIC.test(text)) return { motivo: 'cientifico' };
  const valor = text.replace(/[\s-]/g, '');
  return isGtin(valor) ? { valor } : { motivo: 'gtin' };
}

const YES = new Set(['sim', 's', '1', 'verdadeiro', 'true']);
const NO = new Set(['não', 'nao', 'n', '0', 'falso', 'false']);

function readFlag(text: string): Cell {
  const word = text.toLowerCase();
  if (YES.has(word)) return { valor: 'sim' };
  return NO.has(word) ? { valor: 'não' } : { motivo: 'simNao' };
}
