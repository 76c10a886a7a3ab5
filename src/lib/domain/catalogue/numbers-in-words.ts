/** Numbers that are written as they are said: `vinte e quatro`, `dois e meio`, `cat seis`. All of folded text. */

const ONES: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
};
const TEENS: Readonly<Record<string, number>> = {
  ...{ dez: 10, onze: 11, doze: 12, treze: 13, catorze: 14, quatorze: 14, quinze: 15, dezesseis: 16 },
  ...{ dezessete: 17, dezoito: 18, dezenove: 19 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    sessenta: 60,
    setenta: 70,
    oitenta: 80,
    noventa: 90,
  },
};
const HUNDREDS: Readonly<Record<string, number>> = {
  ...{ cem: 100, cento: 100, duzentos: 200, trezentos: 300, quatrocentos: 400, quinhentos: 500 },
  ...{ seiscentos: 600, setecentos: 700, oitocentos: 800, novecentos: 900 },
};

/** In words; `um` and `uma` are articles besides. */
export const NUMBERS: Readonly<Record<string, number>> = {
  ...{ ...ONES, ...TEENS, ...TENS, ...HUNDREDS, mil: 1000 },
};

/** Below a hundred by tens, as what follows "metros e". */
export const TENTHS = Object.entries({ ...TENS, dez: 10 });

const any = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|');
const BELOW_HUNDRED = `(?:${any(TENS)})\\s+e\\s+(?:${any(ONES)})|${any(TENS)}|${any(TEENS)}|${any(ONES)}`;
const COMPOUND = new RegExp(
  `\\b(?:(?:${any(HUNDREDS)})\\s+e\\s+(?:${BELOW_HUNDRED})|(?:${any(TENS)})\\s+e\\s+(?:${any(ONES)}))\\b`,
  'g',
);
const ONE = `(?:\\d{1,2}|${any(ONES)})`;
/** "metro e meio" is read with its unit. */
const AND_A_HALF = new RegExp(`\\b(${ONE})\\s+e\\s+mei[oa]\\b`, 'g');
const DECIMAL = new RegExp(`\\b(${ONE})\\s+(?:ponto|virgula)\\s+(${ONE})\\b`, 'g');
/** What a number is of when it is said in words. */
const UNIT =
  'metros?|mts?|m|cm|centimetros?|mm|milimetros?|reais|conto|contos|pila|pilas|watts?|w|hertz|hz|gigas?|ohms?|awg|pes';
const WITH_UNIT = new RegExp(`\\b(${any(NUMBERS)})(?=\\s+(?:${UNIT})\\b)`, 'g');
/** The first end of a range: "entre dez e 20 metros". */
const RANGE = new RegExp(
  `\\b(${any(NUMBERS)})(?=\\s+(?:a|e|ate)\\s+\\d+(?:\\.\\d+)?\\s*(?:${UNIT})\\b)`,
  'g',
);
/** Names that end in a number: RG59, Cat6, P10, OM3, USB4. */
const NAMED = new RegExp(
  `\\b(cat|categoria|rj|rg|om|os|usb|p)\\s+(${any({ ...TEENS, ...ONES })}|\\d{1,2})(?=\\s|$)`,
  'g',
);
/** Of a single letter a number in digits is left alone: "3 m p 2 tvs". */
const SPELT = /^(?:dois|dez|tres)$/;

export function numbersSpelled(line: string): string {
  return line
    .replace(COMPOUND, (said) => String(sum(said)))
    .replace(AND_A_HALF, (_, one: string) => `${numeral(one)}.5`)
    .replace(DECIMAL, (_, whole: string, part: string) => `${numeral(whole)}.${numeral(part)}`)
    .replace(WITH_UNIT, (word) => String(NUMBERS[word]))
    .replace(RANGE, (word) => String(NUMBERS[word]))
    .replace(NAMED, (said, name: string, number: string) =>
      name === 'p' && !SPELT.test(number) ? said : `${name === 'categoria' ? 'cat' : name}${numeral(number)}`,
    )
    .replace(/\bcat\s*([5-8])\s+a\b(?!\s+(?:partir|r\$|\d+\s*reais))/g, 'cat$1a');
}

function sum(said: string): number {
  return said.split(/\s+e\s+/).reduce((total, word) => total + (NUMBERS[word] ?? 0), 0);
}

function numeral(word: string): number {
  return NUMBERS[word] ?? Number(word);
}
