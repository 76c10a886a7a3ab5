/** What a search says of prices and of its order: filters, not words. All of folded text in one spelling. */

import type { Centavos } from '#lib/domain/kernel/money.ts';
import { MAX_INTEGER, type Range } from './listing-filters.ts';

export type SearchIntent = {
  /** Both ends belong to it. */
  readonly price?: Range<Centavos>;
  /** Metres: both ends belong to it. */
  readonly length?: Range;
  /** What is in offer. */
  readonly offers: boolean;
  readonly cheapestFirst: boolean;
  /** Which of what is relevant comes first by its length. */
  readonly byLength: '' | 'shortest' | 'longest';
};

export type Intended = {
  readonly intent: SearchIntent;
  /** The text without the words that say it. */
  readonly rest: string;
};

const NUMBER = String.raw`\d{1,6}(?:\.\d{1,3})?`;
/** What stands before a bound, and what it is called. */
const SAID = String.raw`\b(?:(?:por|com|de|custando)\s+)?`;
const AT_MOST = String.raw`${SAID}(?:ate|no\s+maximo|maximo(?:\s+de)?)`;
const BELOW = String.raw`${SAID}(?:menos\s+(?:de|que|do\s+que)|abaixo\s+de|menor(?:es)?\s+(?:que|do\s+que|de)|inferior(?:es)?\s+a)`;
const AT_LEAST = String.raw`${SAID}(?:a\s+partir\s+de|no\s+minimo|minimo(?:\s+de)?|pelo\s+menos|ao\s+menos)`;
const ABOVE = String.raw`${SAID}(?:mais\s+(?:de|que|do\s+que)|acima\s+de|maior(?:es)?\s+(?:que|do\s+que|de)|superior(?:es)?\s+a)`;
/** What stands after it. */
const OR_LESS = String.raw`\s+(?:no\s+maximo|para\s+baixo|ou\s+menos)\b`;
const OR_MORE = String.raw`\s+(?:no\s+minimo|para\s+cima|ou\s+mais)\b`;
const BETWEEN = String.raw`\b(?:com\s+)?(?:de|entre)\s+`;
/** A number of its own: the 6 of `cat6` and the 1 of `2.1` begin no range. */
const ALONE = '(?<![a-z0-9.,])';
const REAIS = String.raw`(?:reais|real|conto|contos|pila|pilas)`;
const METRES = '(?:metros?|mts?|m)';
const FROM = String.raw`(?:\b(?:de|com)\s+)?${ALONE}`;

/** An amount of money: it says so before it or after it. */
const MONEY = String.raw`(?:r\$\s*(${NUMBER})(?:\s*${REAIS})?|(${NUMBER})\s*${REAIS})`;
const LENGTH = String.raw`(${NUMBER})\s*${METRES}\b`;
const END = '(?![a-z0-9])';

const PRICES: readonly (readonly [RegExp, (numbers: readonly number[]) => Range])[] = [
  ...[
    // "hdmi 2.1 até 100 reais" begins at nothing: without a word before it a number needs its unit.
    String.raw`(?:${BETWEEN}(?:r\$\s*)?|r\$\s*)(${NUMBER})\s*${REAIS}?\s*(?:a|e|ate)\s+${MONEY}${END}`,
    String.raw`${ALONE}(${NUMBER})\s*${REAIS}\s*(?:a|e|ate)\s+${MONEY}${END}`,
    String.raw`${ALONE}(${NUMBER})\s+a\s+${MONEY}${END}`,
  ].map((range): (typeof PRICES)[number] => [new RegExp(range), ([from = 0, to = 0]) => reais(from, to)]),
  [new RegExp(String.raw`(?:${AT_MOST}|${BELOW}|\bpor)\s+(?:de\s+)?${MONEY}${END}`), atMost],
  [new RegExp(String.raw`(?:${AT_LEAST}|${ABOVE})\s+(?:de\s+)?${MONEY}${END}`), atLeast],
  // "abaixo de 70" at the end: what has no unit costs that much.
  [new RegExp(String.raw`${BELOW}\s+(\d{2,5}(?:\.\d{2})?)\s*$`), atMost],
  // "até 50": few want a cable of any length up to 50 m.
  [new RegExp(String.raw`${AT_MOST}\s+([2-9]\d|\d{3,5})\s*$`), atMost],
  [new RegExp(String.raw`${FROM}${MONEY}${OR_LESS}`), atMost],
  [new RegExp(String.raw`${FROM}${MONEY}${OR_MORE}`), atLeast],
  // Who names an amount has that much.
  [new RegExp(String.raw`(?:\b(?:de|com|tenho)\s+)?${ALONE}${MONEY}${END}`), atMost],
];
/** Millimetre: more than 15 m begins after it. */
const LEAST = 0.001;
/** Metres: of a range without an upper end. */
export const LONGEST = 999_999;
const LENGTHS: readonly (readonly [RegExp, (numbers: readonly number[]) => Range])[] = [
  ...[
    String.raw`${BETWEEN}(${NUMBER})\s*(?:${METRES}\s*)?(?:a|e|ate)\s+${LENGTH}`,
    String.raw`${ALONE}(${NUMBER})\s*${METRES}\s*(?:a|e|ate)\s+${LENGTH}`,
    String.raw`${ALONE}(${NUMBER})\s+a\s+${LENGTH}`,
    // "3 ou 5 m"
    String.raw`(?:\b(?:de|com)\s+)?${ALONE}(${NUMBER})\s*(?:${METRES}\s*)?ou\s+(?:de\s+)?${LENGTH}`,
  ].map((range): (typeof LENGTHS)[number] => [
    new RegExp(range),
    ([from = 0, to = 0]) => ({ de: from, ate: to }),
  ]),
  [new RegExp(String.raw`${AT_MOST}\s+(?:de\s+)?${LENGTH}`), ([to = 0]) => ({ de: 0, ate: to })],
  [new RegExp(String.raw`${BELOW}\s+${LENGTH}`), ([to = 0]) => ({ de: 0, ate: to - LEAST })],
  [new RegExp(String.raw`${AT_LEAST}\s+(?:de\s+)?${LENGTH}`), ([from = 0]) => ({ de: from, ate: LONGEST })],
  [new RegExp(String.raw`${ABOVE}\s+${LENGTH}`), ([from = 0]) => ({ de: from + LEAST, ate: LONGEST })],
  [new RegExp(String.raw`${FROM}${LENGTH}${OR_LESS}`), ([to = 0]) => ({ de: 0, ate: to })],
  [new RegExp(String.raw`${FROM}${LENGTH}${OR_MORE}`), ([from = 0]) => ({ de: from, ate: LONGEST })],
];

const OFFERS =
  /\b(?:em\s+|na\s+|de\s+|com\s+)?(?:promocao|promocoes|promo|ofertas?|descontos?|liquidacao|saldao|queima|outlet|black\s+friday)\b/g;
const CHEAPEST =
  /\b(?:o\s+|os\s+)?(?:(?:bom|boa|bons|boas)\s+e\s+)?(?:mais\s+)?(?:barat[oa]s?|baratinh[oa]s?|economic[oa]s?|em\s+conta)\b|\bmenor\s+preco\b|\bpreco\s+baixo\b/g;

const SHORTEST = /\b(?:o\s+|a\s+|bem\s+)?(?:mais\s+)?curt(?:inh)?[oa]s?\b/g;
const LONGEST_FIRST =
  /\b(?:o\s+|a\s+)?(?:mais|bem|muito)\s+(?:comprid|long)[oa]s?\b|\b(?:comprid[oa]s?|compridao|compridona)\b|\bmaior\s+comprimento\b/g;

/** `intended('cabo hdmi ate 50 reais')` asks for at most 5000 centavos, and leaves `cabo hdmi`. */
export function intended(line: string): Intended {
  const price = taken(line, PRICES);
  const length = taken(price.rest, LENGTHS);
  const offers = length.rest.replace(OFFERS, ' ');
  const unordered = offers.replace(CHEAPEST, ' ');
  const longer = unordered.replace(SHORTEST, ' ');
  const rest = longer.replace(LONGEST_FIRST, ' ');
  return {
    intent: {
      ...(price.range && { price: price.range as Range<Centavos> }),
      ...(length.range && { length: length.range }),
      offers: offers !== length.rest,
      cheapestFirst: unordered !== offers,
      byLength: longer !== unordered ? 'shortest' : rest !== longer ? 'longest' : '',
    },
    rest,
  };
}

function atMost([to = 0]: readonly number[]): Range {
  return reais(0, to);
}

function atLeast([from = 0]: readonly number[]): Range {
  return reais(from, Number.POSITIVE_INFINITY);
}

function taken(
  line: string,
  rules: readonly (readonly [RegExp, (numbers: readonly number[]) => Range])[],
): { readonly range?: Range; readonly rest: string } {
  for (const [pattern, rangeOf] of rules) {
    const match = pattern.exec(line);
    if (!match) continue;
    const range = rangeOf(match.slice(1).flatMap((number) => (number === undefined ? [] : [Number(number)])));
    if (range.de > range.ate) continue;
    return { range, rest: `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}` };
  }
  return { rest: line };
}

function reais(from: number, to: number): Range {
  return { de: Math.round(from * 100), ate: Math.min(MAX_INTEGER, Math.round(to * 100)) };
}
