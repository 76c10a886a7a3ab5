/** The XML of a workbook, read as it is unpacked: nothing in it is expanded or fetched. */
import sax from 'sax';
import { type Format, formatOf, writtenNumber } from './workbook-number.ts';

export type Chunks = AsyncIterable<Buffer>;
type Tab = { readonly name: string; readonly relation: string; readonly hidden: boolean };
type Tabs = { readonly tabs: readonly Tab[]; readonly date1904: boolean };
export type TabLine = { readonly linha: number; readonly cells: readonly string[] };

/** It is larger than any sheet that a shop has. */
export class TooLarge extends Error {}

/** Characters of a cell; Excel itself takes 32,767. */
const LONGEST = 100_000;
/** Columns that Excel has. */
const WIDEST = 16_384;
/** Cells, empty ones before others too, and characters, of all lines together. */
const MOST_CELLS = 4_000_000;
const MOST_CHARACTERS = 64 * 1024 * 1024;
const DEEPEST = 40;

type Attributes = Readonly<Record<string, string>>;
type Reader = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** @throws Error for what is no XML. */
async function read(chunks: Chunks, reader: Reader): Promise<void> {
  // Only the five entities of XML itself; `@types/sax` does not know that option.
  const strict = { trim: false, strictEntities: true };
  const parser = sax.parser(true, strict);
  let depth = 0;
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error('a document type');
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Error('too deep');
    const plain = Object.entries(attributes).map(([key, value]) => [localName(key), String(value)] as const);
    reader.open?.(localName(name), Object.fromEntries(plain));
  };
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.onclosetag = (name) => {
    depth -= 1;
    reader.close?.(localName(name));
  };
  const decoder = new TextDecoder();
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode()).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** In their order. */
export async function readTabs(chunks: Chunks): Promise<Tabs> {
  const tabs: Tab[] = [];
  let date1904 = false;
  await read(chunks, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet') {
        const hidden = (attributes.state ?? 'visible') !== 'visible';
        tabs.push({ name: attributes.name ?? '', relation: attributes.id ?? '', hidden });
      }
    },
  });
  return { tabs, date1904 };
}

/** Where parts of a workbook lie, by the ids and by the last words of the kinds that it gives them. */
export async function readRelations(chunks: Chunks): Promise<ReadonlyMap<string, string>> {
  const places = new Map<string, string>();
  await read(chunks, {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      places.set(Id, path);
      places.set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
  });
  return places;
}

/** By the number that a cell names. */
export async function readFormats(chunks: Chunks): Promise<readonly Format[]> {
  const codes = new Map<number, string>();
  const formats: Format[] = [];
  let inCells = false;
  await read(chunks, {
    open(name, { numFmtId = '0', formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

/** Texts that cells name by their place. How they are read aloud (`rPh`) is left out. */
export async function readTexts(chunks: Chunks): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let said = 0;
  let inText = false;
  await read(chunks, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') said += 1;
      inText = name === 't' && said === 0;
    },
    text(part) {
      if (inText) text = joined(text, part);
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') said -= 1;
      if (name === 'si') texts.push(unescaped(text));
    },
  });
  return texts;
}

type Book = {
  readonly texts: readonly string[];
  readonly formats: readonly Format[];
  readonly date1904: boolean;
};

/** Lines that hold something. A formula is what it came to when the workbook was saved. */
export async function readTab(chunks: Chunks, book: Book): Promise<readonly TabLine[]> {
  const lines: TabLine[] = [];
  let [cells, linha, place, count, characters]: [string[], number, number, number, number] = [[], 0, 0, 0, 0];
  let [kind, format, value, formula]: [string, Format, string, string] = ['n', 'plain', '', ''];
  let [said, part] = [0, ''];
  await read(chunks, {
    open(name, attributes) {
      if (name === 'row') {
        linha = Number(attributes.r ?? linha + 1);
        [cells, place] = [[], -1];
      } else if (name === 'c') {
        place = attributes.r === undefined ? place + 1 : placeOf(attributes.r);
        if (!(place >= 0 && place < WIDEST)) throw new TooLarge('columns');
        [kind, format] = [attributes.t ?? 'n', book.formats[Number(attributes.s ?? 0)] ?? 'plain'];
        [value, formula] = ['', ''];
      } else if (name === 'rPh') said += 1;
      part = name === 'f' || name === 'v' || (name === 't' && said === 0) ? name : '';
    },
    text(text) {
      if (part === 'f') formula = joined(formula, text);
      else if (part !== '') value = joined(value, text);
    },
    close(name) {
      part = '';
      if (name === 'rPh') said -= 1;
      if (name === 'c') {
        const text = value === '' && formula !== '' ? `=${formula}` : cellText(kind, format, value, book);
        if (text === '') return;
        count += Math.max(1, place + 1 - cells.length);
        characters += text.length;
        if (count > MOST_CELLS || characters > MOST_CHARACTERS) throw new TooLarge('cells');
        while (cells.length < place) cells.push('');
        cells[place] = text;
      }
      if (name === 'row' && cells.length > 0) lines.push({ linha, cells });
    },
  });
  return lines;
}

function cellText(kind: string, format: Format, value: string, { texts, date1904 }: Book): string {
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'sim' : 'não';
  if (kind === 'n') return writtenNumber(value, format, date1904);
  return unescaped(value);
}

/** Of `AB12`, counted from 0. */
function placeOf(cell: string): number {
  const letters = /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '';
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Characters that XML cannot hold stand as `_x000D_`. */
function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

function joined(text: string, part: string): string {
  if (text.length + part.length > LONGEST) throw new TooLarge('a cell');
  return text + part;
}
