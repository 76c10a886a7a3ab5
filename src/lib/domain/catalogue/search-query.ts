/** What a visitor asks for: words, measures, or a code. */

import { folded } from '#lib/domain/kernel/slug.ts';
import { intended, LONGEST, type SearchIntent } from './filters-in-words.ts';
import { MAX_INTEGER, type Range } from './listing-filters.ts';
import { oneSpelling } from './one-spelling.ts';
import { searchText } from './search-text.ts';
import { FUNCTION_WORDS, MAY_BE_PARA, SAID_WORDS, SHOPPING_WORDS } from './words-that-say-nothing.ts';

export type SearchMeasure = {
  /** Code of the characteristic it is a value of. */
  readonly codigo: string;
  /** Thousandths of the characteristic's base unit. */
  readonly range: Range;
  /** As it was typed, in one spelling: `1.5 m`. */
  readonly typed: string;
  /** The same in words, as a name may say it: `100 m`, `12g`. */
  readonly phrases: readonly string[];
};

export type SearchQuery = {
  /** In order, folded; at most eight that may name something, and 24 in all. */
  readonly words: readonly string[];
  readonly measures: readonly SearchMeasure[];
  /** Measures that are not wanted: "que não seja de 2 m". */
  readonly refused: readonly SearchMeasure[];
  /** The letters and digits of all of it when that may be a SKU, EAN or model, or its beginning; '' otherwise. */
  readonly code: string;
  /** The same of one code that stands among words: `cabo FS-HDM-U48-020`. */
  readonly codeInside: string;
  /** What is left beside measures when that may be a code or its beginning: `hdm p18 5m`. */
  readonly codeMeasured: string;
  readonly intent: SearchIntent;
  /** Typed in quotation marks: every word as it is, no error of typing and no intent is read into it. */
  readonly literal: boolean;
};

const MAX_WORDS = 8;
/** With the words that say nothing, of which a sentence is full. */
const MAX_SAID = 24;
const MIN_CODE = 4;
const MIN_EAN = 6;

type Unit = {
  readonly spellings: readonly string[];
  readonly codigo: string;
  /** Thousandths of the base unit in one. */
  readonly factor: number;
  /** Share by which a value may differ: 12G-SDI runs at 11.88 Gb/s. */
  readonly tolerance?: number;
  /** Up to here more of it does too: a cable of 240 W carries 60 W, one of 240 Hz shows 144. */
  readonly atLeast?: number;
  readonly phrases: (number: string) => readonly string[];
};

const UNITS: readonly Unit[] = [
  {
    spellings: ['metros', 'metro', 'mts', 'mt', 'm'],
    codigo: 'comprimento',
    factor: 1000,
    phrases: (n) => [`${n} m`],
  },
  { spellings: ['cm'], codigo: 'comprimento', factor: 10, phrases: (n) => [`${n} cm`] },
  {
    spellings: ['gigas', 'giga', 'gbits', 'gbps', 'gb/s', 'gb', 'g'],
    codigo: 'largura-de-banda',
    factor: 1000,
    tolerance: 0.02,
    phrases: (n) => [`${n}g`, `${n} gb/s`],
  },
  {
    spellings: ['quadros', 'hertz', 'fps', 'hz'],
    codigo: 'taxa-maxima',
    factor: 1000,
    atLeast: MAX_INTEGER,
    phrases: (n) => [`${n} hz`],
  },
  { spellings: ['ohms', 'ohm', 'ω'], codigo: 'impedancia', factor: 1000, phrases: (n) => [`${n} ohms`] },
  {
    spellings: ['watts', 'watt', 'w'],
    codigo: 'potencia',
    factor: 1000,
    atLeast: MAX_INTEGER,
    phrases: (n) => [`${n} w`],
  },
  {
    spellings: ['milimetros quadrados', 'milimetros', 'milimetro', 'mm2', 'mm²', 'mm'],
    codigo: 'secao-do-condutor',
    factor: 1000,
    phrases: (n) => [`${n} mm`],
  },
  { spellings: ['awg'], codigo: 'bitola', factor: 1000, phrases: (n) => [`${n} awg`] },
];

/** No wire is so thick: that many millimetres are a length. */
const LONG_IN_MM = 100;
const MILLIMETRES: Unit = {
  spellings: ['mm'],
  codigo: 'comprimento',
  factor: 1,
  phrases: (n) => [`${n} mm`],
};

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,3})?`;
const MEASURE = new RegExp(
  String.raw`(?:\b(exceto)\s+(?:d[eo]\s+|com\s+)?)?(?<![a-z0-9.])(${NUMBER})\s*(${UNITS.flatMap(({ spellings }) => spellings).join('|')})(?![a-z0-9²])`,
  'g',
);
/** Two by two and a half square millimetres, one by four: a name, not a measure. */
const FACTORS = new RegExp(
  String.raw`(?<![a-z0-9.])(\d+)\s*[x×]\s*(${NUMBER})(?:\s*mm[2²]?)?(?![a-z0-9.])`,
  'g',
);

const NO_INTENT: SearchIntent = { offers: false, cheapestFirst: false, byLength: '' };
const QUOTED = /^\s*["“”](.+)["“”]\s*$/u;
/** Of three parts or more, or an EAN. */
const CODE_INSIDE = /(?<![a-z0-9-])(?:[a-z0-9]{2,}(?:-[a-z0-9]+){2,}|\d{8,14})(?![a-z0-9-])/;
/** What people put before a code. */
const CODE_LABEL = /^(?:codigo|cod|sku|ean|gtin|modelo|mod|ref|referencia|part\s*number|pn)\b[\s.:#]*/;

/** `parseSearch('cabo HDMI 2m')` has the words `cabo` and `hdmi`, and a length of 2000 to 2000. */
export function parseSearch(text: string): SearchQuery {
  const typed = searchText(text);
  const quoted = QUOTED.exec(typed)?.[1];
  const line = folded(quoted ?? typed);
  const { intent, rest: words } =
    quoted === undefined ? intended(oneSpelling(line)) : { intent: NO_INTENT, rest: oneSpelling(line) };
  const measures: SearchMeasure[] = [];
  if (intent.length) measures.push(lengthOf(intent.length));
  const refused: SearchMeasure[] = [];
  const rest = words
    .replace(FACTORS, ' $1x$2 ')
    .replace(MEASURE, (_, not: string | undefined, number: string, unit: string) => {
      (not === undefined || quoted !== undefined ? measures : refused).push(...measureOf(number, unit));
      return ' ';
    });
  return {
    words: wordsOf(rest),
    codeMeasured: measures.length > 0 ? codeOf(rest.trim().replace(CODE_LABEL, '')) : '',
    measures: measures.slice(0, MAX_WORDS),
    refused: refused.slice(0, MAX_WORDS),
    code: codeOf(line.replace(CODE_LABEL, '')),
    codeInside: plainCode(CODE_INSIDE.exec(line)?.[0] ?? ''),
    intent,
    literal: quoted !== undefined,
  };
}

/**
 * The ways in which searches say a term of the owner's: `p/ sdi` is `para sdi`, `rg 59` is `rg59` too. Words are not in the singular
 * yet. None for what a search reads as something else than words, as a price, or in part as a measure.
 */
export function termReadings(text: string): readonly string[] {
  const { words, measures, intent } = parseSearch(text.replaceAll('"', ' '));
  const isIntent = intent.offers || intent.cheapestFirst || intent.price !== undefined;
  if (isIntent || (words.length > 0 && measures.length > 0) || measures.length > 1) return [];
  const [measure] = measures;
  if (measure) return measure.phrases.map(folded);
  const directed = words.map((word, index) =>
    MAY_BE_PARA.has(word) && index < words.length - 1 ? 'para' : word,
  );
  const isCut =
    words.length > 1 && words.some((word) => /^\d+[a-z]?$/.test(word)) && !/\./.test(words.join(''));
  const all = [words.join(' '), directed.join(' '), ...(isCut ? [words.join('')] : [])];
  return [...new Set(all)].filter((reading) => reading !== '');
}

/** Of a range in metres. */
function lengthOf({ de, ate }: Range): SearchMeasure {
  return {
    codigo: 'comprimento',
    range: { de: Math.round(de * 1000), ate: Math.round(ate * 1000) },
    typed: lengthText(de, ate).replaceAll('.', ','),
    phrases: [],
  };
}

/** As it was asked for: `mais de 400 m`, `até 0.2 m`, `60 a 80 m`. */
function lengthText(from: number, to: number): string {
  const without = (metres: number) => Number(metres.toFixed(2));
  if (to >= LONGEST) return from > without(from) ? `mais de ${without(from)} m` : `${from} m ou mais`;
  if (from > 0) return `${from} a ${to} m`;
  return to < without(to) ? `menos de ${without(to)} m` : `até ${to} m`;
}

function measureOf(number: string, spelling: string): readonly SearchMeasure[] {
  const found = UNITS.find(({ spellings }) => spellings.includes(spelling));
  if (!found) return [];
  const unit = spelling === 'mm' && Number(number) >= LONG_IN_MM ? MILLIMETRES : found;
  const value = Number(number) * unit.factor;
  const slack = value * (unit.tolerance ?? 0);
  const range = {
    de: Math.round(value - slack),
    ate: Number(number) <= (unit.atLeast ?? -1) ? MAX_INTEGER : Math.round(value + slack),
  };
  return [
    {
      codigo: unit.codigo,
      range,
      typed: `${Number(number)} ${unit.spellings.at(-1)}`.replace('.', ','),
      phrases: unit.phrases(String(Number(number))),
    },
  ];
}

function wordsOf(text: string): readonly string[] {
  const said = text
    .replace(/[^a-z0-9.]+|\.(?!\d)|(?<!\d)\./g, ' ')
    // Where a measure stood between: `caixa de 305 metros de cabo`.
    .replace(/\b(de|da|do|com) (?=\1 )/g, '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_SAID);
  let telling = 0;
  return said.filter((word) => {
    if (!saysNothing(word)) telling += 1;
    return telling <= MAX_WORDS;
  });
}

function saysNothing(word: string): boolean {
  return FUNCTION_WORDS.has(word) || SHOPPING_WORDS.has(word) || SAID_WORDS.has(word);
}

/** `fs key`: beginnings of codes without digits are short groups of letters. */
const LETTERS = /^[a-z]{2,3}(?: [a-z]{2,4}){1,3}$/;

/** A code has a digit or a hyphen in it; words alone are no code. */
function codeOf(line: string): string {
  const code = plainCode(line);
  const shortest = /^\d+$/.test(code) ? MIN_EAN : MIN_CODE;
  return code.length >= shortest && (/\d|[a-z0-9]-[a-z0-9]/.test(line) || LETTERS.test(line)) ? code : '';
}

/** As the database keeps codes. */
function plainCode(text: string): string {
  return text.replace(/[^a-z0-9]/g, '');
}
