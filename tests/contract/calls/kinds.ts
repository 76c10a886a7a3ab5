/** Kinds of body fields, each with what is no value of it. */

export type Kind =
  | 'id'
  | 'optionalId'
  | 'quantity'
  | 'price'
  | 'grade'
  | 'score'
  | 'cep'
  | 'email'
  | 'text'
  | 'optionalText'
  | 'password'
  | 'flag'
  | 'optionalFlag'
  | 'list'
  | 'object'
  | 'texts'
  | 'map'
  | 'choice';

/** The field is left out. */
export const MISSING = Symbol('missing');

export type BadValue = readonly [label: string, value: unknown];

const TOO_LONG: BadValue = ['100,001 characters', 'a'.repeat(100_001)];
const MAP: BadValue = ['an object', { a: 1 }];
const LIST: BadValue = ['a list', [1, 2]];
const NO_TEXT: readonly BadValue[] = [
  ['a number', 7],
  ['true', true],
  MAP,
  LIST,
  TOO_LONG,
  ['a NUL', 'a\0b'],
  ['half a pair', 'a\ud800'],
];
const NO_NUMBER: readonly BadValue[] = [
  ['a word', 'abc'],
  ['true', true],
  MAP,
  LIST,
  ['a negative number', -1],
  ['a negative text', '-1'],
  ['a number in a list', [1]],
];
const NO_WHOLE: readonly BadValue[] = [...NO_NUMBER, ['a fraction', 1.5], ['too much', 1e21]];
const NONE: readonly BadValue[] = [
  ['null', null],
  ['no value', MISSING],
];
const NO_FLAG: readonly BadValue[] = [['a word', 'talvez'], ['a number', 7], MAP, LIST];

const REFUSED: Readonly<Record<Kind, readonly BadValue[]>> = {
  id: [...NO_WHOLE, ...NONE, ['0', 0], ['an empty text', '']],
  optionalId: NO_WHOLE,
  quantity: [...NO_NUMBER, ...NONE, ['0', 0], ['a fraction', 1.5], ['an empty text', '']],
  price: [...NO_NUMBER, ['too much', 1e21]],
  grade: [...NO_WHOLE, ...NONE, ['0', 0], ['6', 6]],
  score: [...NO_WHOLE, ...NONE, ['0', 0], ['11', 11]],
  cep: [
    ...NONE,
    MAP,
    LIST,
    TOO_LONG,
    ['a word', 'abc'],
    ['seven digits', '0131010'],
    ['nine digits', '013101000'],
    ['a negative number', -1],
    ['an empty text', ''],
  ],
  email: [
    ...NO_TEXT,
    ...NONE,
    ['an empty text', ''],
    ['a word', 'abc'],
    ['two lines', 'a@b.co\nBcc: c@d.co'],
  ],
  text: [...NO_TEXT, ...NONE, ['an empty text', ''], ['blanks', '  ']],
  optionalText: NO_TEXT,
  password: [['a number', 7], MAP, LIST, TOO_LONG, ...NONE, ['an empty text', '']],
  flag: [...NO_FLAG, ...NONE],
  optionalFlag: NO_FLAG,
  list: [
    ['a word', 'abc'],
    ['a number', 7],
    MAP,
    ...NONE,
    ['an empty list', []],
    ['101 of them', Array(101).fill({})],
  ],
  object: [['a word', 'abc'], ['a number', 7], LIST, ...NONE],
  texts: [['a word', 'abc'], ['a number', 7], MAP, LIST, ['101 of them', Array(101).fill('a')]],
  map: [
    ['a word', 'abc'],
    ['a number', 7],
    ['true', true],
  ],
  choice: [...NO_TEXT, ...NONE, ['an unknown word', 'outro'], ['an empty text', '']],
};

export function badValues(kind: Kind): readonly BadValue[] {
  return REFUSED[kind];
}
