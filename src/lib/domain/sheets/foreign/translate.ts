/** Products of another platform's file as lines of our own spreadsheet. */
import { folded, isSlug, slugOf } from '#lib/domain/kernel/slug.ts';
import type { Cells } from '../columns.ts';
import type { SheetPicture } from '../picture-columns.ts';
import type { RowFault } from '../row.ts';
import { readTime } from '../time.ts';
import { decimalOf } from './decimal.ts';
import type { ForeignField } from './fields.ts';
import {
  type ForeignGoods,
  type ForeignLine,
  type ForeignValue,
  foreignGoods,
  LONGEST_CODE,
} from './goods.ts';
import { centimetres, kilograms, numberOf } from './measures.ts';
import { picturesOf, picturesOfValue } from './pictures.ts';
import type { Meaning, Profile } from './profiles.ts';

export type TranslatedLine = {
  readonly linha: number;
  /** What is empty in the file is left out: it leaves what the shop has. */
  readonly cells: Cells;
  readonly faults: readonly RowFault[];
  /** Columns that the file does not say as they stand. */
  readonly assumed: readonly string[];
  readonly pictures: readonly SheetPicture[];
};

type FileLine = { readonly linha: number; readonly cells: readonly string[] };

export type Foreign = {
  readonly profile: Profile;
  readonly meanings: readonly Meaning[];
  /** By place: the column of ours that it goes into as it stands, such as one of a characteristic. */
  readonly passed: readonly (string | undefined)[];
  /** HTML without what shops do not show. */
  readonly clean: (html: string) => string;
};

export function translated(lines: readonly FileLine[], foreign: Foreign): readonly TranslatedLine[] {
  const { meanings, passed } = foreign;
  const places = new Map(
    meanings.flatMap((meaning, place) => (meaning ? [[meaning.campo, place] as const] : [])),
  );
  const read = lines.map(({ linha, cells }): Source => {
    const get = (field: ForeignField) => (cells[places.get(field) ?? -1] ?? '').trim();
    const all = (field: ForeignField) =>
      meanings.flatMap((meaning, place) => {
        const cell = meaning?.campo === field ? (cells[place] ?? '').trim() : '';
        return cell === '' ? [] : [cell];
      });
    const own = passed.flatMap((nome, place) => {
      const cell = (cells[place] ?? '').trim();
      return nome === undefined || cell === '' ? [] : [[nome, cell] as const];
    });
    return { linha, get, all, own: Object.fromEntries(own) };
  });
  const unit = (field: ForeignField) => meanings[places.get(field) ?? -1]?.unidade ?? '';
  const profile = { ...foreign.profile, decimal: decimalOf(foreign.profile, meanings, lines) };
  const context = { ...foreign, profile, unit, isGrouped: places.has('chave') };
  return foreignGoods(read, places.has('chave')).flatMap((goods) => linesOf(goods, context));
}

type Source = ForeignLine & { readonly own: Cells };
type Context = Foreign & {
  readonly unit: (field: ForeignField) => string;
  /** Lines of a product share a key: the pictures of all of them are its own. */
  readonly isGrouped: boolean;
};

function linesOf(goods: ForeignGoods, context: Context): readonly TranslatedLine[] {
  const sku = code(goods.sku);
  const values = goods.values.map((value) => valueLine(value, sku.cell, context));
  if (!goods.line) return values;
  return [productLine(goods.line as Source, goods, context), ...values];
}

function productLine(line: Source, { sku, values, lines }: ForeignGoods, context: Context): TranslatedLine {
  const written = code(sku || slugOf(line.get('nome')).slice(0, 60));
  const prices = amounts(values.length > 0 ? cheapest(values, context) : line, context);
  const nome = line.get('nome').replace(/\s+/g, ' ');
  const html = line.get('descricao');
  const resumo = context
    .clean(line.get('resumo'))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const endereco = (line.get('endereco') || line.get('chave')).toLowerCase();
  const cells = {
    ...line.own,
    sku: written.cell,
    nome,
    // An address with accents, as some platforms have it; a whole URL is none.
    slug: isSlug(endereco) || endereco.includes('/') ? endereco.replace(/^.*\/.*$/, '') : slugOf(endereco),
    marca: line.get('marca'),
    categorias: categories(line),
    ativo: isShown(line) ? 'sim' : 'não',
    ...prices.cells,
    ...(values.length > 0 ? {} : stock(line, context)),
    ean: barcode(line.get('ean')),
    mpn: line.get('mpn').replace(/\s+/g, '-'),
    ncm: line.get('ncm'),
    cest: line.get('cest'),
    origem: /^[0-8]/.exec(line.get('origem'))?.[0] ?? '',
    unidade: line.get('unidade'),
    ...measures(line, context),
    garantia_meses: /\d+/.exec(line.get('garantia'))?.[0] ?? '',
    descricao_curta: resumo,
    descricao_longa: context.clean(html),
    video: line.get('video'),
    seo_titulo: line.get('seo_titulo'),
    seo_descricao: line.get('seo_descricao').replace(/\s+/g, ' '),
  };
  const isOther = ['grouped', 'external', 'agrupado', 'externo'].some((tipo) =>
    line.get('tipo').includes(tipo),
  );
  return {
    linha: line.linha,
    cells: withoutBlanks(cells),
    faults: [
      ...prices.faults,
      ...(isOther
        ? [{ coluna: 'tipo', motivo: 'escolha', certo: 'simple, variable, variation' } as const]
        : []),
    ],
    assumed: [...(line.get('codigo') === written.cell ? [] : ['sku']), ...prices.assumed],
    pictures: picturesOf(lines),
  };
}

function valueLine(
  { line, codigo, options }: ForeignValue,
  parent: string,
  context: Context,
): TranslatedLine {
  const written = code(codigo || valueCode(parent, options));
  const prices = amounts(line, context);
  return {
    linha: line.linha,
    cells: withoutBlanks({
      sku: written.cell,
      sku_produto: parent,
      atributo: options.map(({ nome }) => nome).join(' / '),
      opcao: options.map(({ valor }) => valor).join(' / '),
      preco_de: prices.cells.preco_de,
      preco: prices.cells.preco ?? '',
      ...stock(line, context),
      ean: barcode(line.get('ean')),
    }),
    faults: prices.faults,
    assumed: line.get('codigo') === written.cell ? [] : ['sku'],
    pictures: picturesOfValue(line, !context.isGrouped),
  };
}

/** Of a long one the product's part is cut, as its values differ in the other. */
function valueCode(parent: string, options: ForeignValue['options']): string {
  const words = options.map(({ valor }) => slugOf(valor));
  const whole = [parent, ...words].join('-');
  if (whole.length <= LONGEST_CODE) return whole;
  const tail = words.join('-').slice(-LONGEST_VALUES);
  return `${parent.slice(0, LONGEST_CODE - 1 - tail.length)}-${tail}`;
}

const LONGEST_VALUES = 40;

/** A code of ours has no blanks and none of the marks that part codes. */
function code(text: string): { readonly cell: string } {
  return {
    cell: text
      .trim()
      .replace(/^'+/, '')
      .replace(/[\s;,|]+/g, '-'),
  };
}

type Prices = {
  readonly cells: Cells & { readonly preco_de: string };
  readonly faults: readonly RowFault[];
  readonly assumed: readonly string[];
};

/** What is paid, and what is crossed out beside it. */
function amounts(line: ForeignLine, { profile: { decimal } }: Context): Prices {
  const faults: RowFault[] = [];
  const read = (field: ForeignField, coluna: string): string => {
    const text = line.get(field);
    // Three decimals are none of a price.
    const isOpen = decimal === '.' && /^(?:R\$)?\s*[1-9]\d{0,2}\.\d{3}$/.test(text);
    const number = isOpen ? undefined : numberOf(text, decimal);
    if (number === undefined) faults.push({ coluna, motivo: 'ambiguo', certo: alternatives(text) });
    return isZero(number ?? '') ? '' : (number ?? '');
  };
  const whole = read('preco', 'preco') || read('preco_cheio', 'preco');
  const promotional = read('preco_promocional', 'preco_promocional');
  const crossed = read('preco_riscado', 'preco_de');
  const [begin, end] = [readTime(line.get('promocao_inicio')), readTime(line.get('promocao_fim'))];
  if (promotional !== '' && begin !== undefined && end !== undefined) {
    const promotion = { preco_promocional: promotional, promocao_inicio: begin, promocao_fim: end };
    return { cells: { preco: whole, preco_de: '', ...promotion }, faults, assumed: [] };
  }
  const preco = promotional || whole;
  const list = promotional === '' ? crossed : whole;
  const preco_de = reais(list) > reais(preco) ? list : '';
  return { cells: { preco, preco_de }, faults, assumed: [] };
}

function alternatives(text: string): string {
  const digits = text.replace(/[^\d.,]/g, '');
  return `${digits.replace(/[.,]/g, '')} ou ${digits.replace('.', ',')}`;
}

function isZero(number: string): boolean {
  return /^[\d.,]+$/.test(number) && reais(number) === 0;
}

function reais(number: string): number {
  return Number(number.replace(',', '.')) || 0;
}

function cheapest(values: readonly ForeignValue[], context: Context): ForeignLine {
  const priced = values.map(({ line }) => ({
    line,
    price: reais(amounts(line, context).cells['preco'] ?? ''),
  }));
  const [first] = priced.filter(({ price }) => price > 0).toSorted((a, b) => a.price - b.price);
  return (first ?? priced[0])?.line as ForeignLine;
}

function stock(line: ForeignLine, { profile: { decimal } }: Context): Cells {
  const number = numberOf(line.get('estoque'), decimal) ?? line.get('estoque');
  return { estoque: number.startsWith('-') ? '0' : number };
}

function measures(line: ForeignLine, { profile, unit }: Context): Cells {
  const { decimal, unidades } = profile;
  const number = (field: ForeignField) => numberOf(line.get(field), decimal === '?' ? ',' : decimal) ?? '';
  const plain = (field: ForeignField) =>
    decimal === '?' ? line.get(field).replace('.', ',') : number(field);
  const length = (field: ForeignField) =>
    centimetres(plain(field), unit(field) || line.get('medida') || unidades.medida);
  return {
    peso_kg: kilograms(plain('peso'), unit('peso') || unidades.peso),
    altura_cm: length('altura'),
    largura_cm: length('largura'),
    comprimento_cm: length('comprimento'),
  };
}

/** ` > ` or `>>` inside a path, a comma between paths; of a path three levels at most. */
function categories(line: ForeignLine): string {
  const under = [line.get('categoria'), line.get('subcategoria')].filter((part) => part !== '').join(' > ');
  const text = under || line.get('tipo_produto');
  const paths = text.split(',').map((path) =>
    path
      .split(/>+/)
      .map((name) => name.replaceAll('|', ' ').trim())
      .filter((name) => name !== '')
      .slice(0, 3)
      .join(' > '),
  );
  return paths.filter((path) => path !== '').join(' | ');
}

/** What a spreadsheet program made of its digits (`7,89E+12`) stays, to be told. */
function barcode(text: string): string {
  return /e\+/i.test(text) ? text : text.replace(/[^\d]/g, '');
}

/** Excel translates what a platform writes: `FALSO`. */
const HIDDEN = new Set([
  ...['falso', 'rascunho', 'arquivado'],
  ...['false', '0', '-1', 'nao', 'no', 'inativo', 'draft', 'archived', 'oculto', 'nao listado', 'excluido'],
]);

/** What one field hides is hidden; of Nuvemshop's two the visibility counts. */
function isShown(line: ForeignLine): boolean {
  const visible = line.get('visibilidade');
  const said = visible === '' ? [line.get('publicado'), line.get('situacao')] : [visible];
  return !said.some((text) => HIDDEN.has(folded(text)));
}

function withoutBlanks(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
}
