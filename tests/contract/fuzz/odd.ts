/** Values nobody sends who means well. */
import fc from 'fast-check';

const TEXTS = [
  ...['', ' ', '0', '-1', '1.5', '1e9', '1e309', 'NaN', 'null', 'undefined', 'true', '99999999999999999999'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '😀',
    '%00',
    '%',
    '\\',
    "'",
    '"',
    "' or 1=1 --",
    '_',
    '{}',
    '[]',
    '[object Object]',
  ],
  ...[
    '../../etc/passwd',
    '//evil.example',
    'http://[',
    'javascript:alert(1)',
    '/..%2f..',
    '\r\nSet-Cookie: a=b',
  ],
  ...['12:3,4;15:9', '1:', ':1', ';;;', '10:5', '-5:x', '1:2:3', '1;2;3', 'a'.repeat(10_000)],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '<script>alert(1)</script>',
    'x@y',
    'a@b.co\nBcc: c@d.co',
    '00000000',
  ],
] as const;

const NUMBERS = [0, -0, -1, 1.5, 1e-7, 2_147_483_647, 2_147_483_648, 2 ** 53, 1e21, 1e308];

/** Also lone surrogates, which JSON and addresses cannot carry as they are. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
);

export const oddName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'url[]',
    'url[a]',
    'x',
    'sku',
    'debug',
    'predefination',
    'Session',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
);

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...NUMBERS, null, true, false),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom([], {}, [[]], [null], { length: 5 }, Array(1_000).fill({})),
);
