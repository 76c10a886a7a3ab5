/**
 * Judgements a line each: kind, what is typed, and what is right in a short spelling of the rules.
 *
 *     measures | cat 6a 3m | c:patch-cord-cat6a m=3
 *
 * `none` is nothing that is sold. All parts of a rule have to hold; `|` inside of one stands between choices.
 *
 * | Part | Holds where |
 * |---|---|
 * | `c:hdmi/` | the path of the category has it |
 * | `n:xlr`, `n:!plano` | the name fits the pattern, or does not; folded |
 * | `b:Lumefio` | the brand's slug begins so |
 * | `f:cor=Azul` | a value of the characteristic has it |
 * | `a:`, `z:` | a connector of the first, of the second side has it |
 * | `sku:`, `sku^:`, `mpn:`, `ean:` | a code is it, a SKU begins so |
 * | `m=2`, `m>=1`, `p<=50` | metres and reais |
 */
import { CHARACTERISTICS } from '#artwork/demo/characteristics.ts';
import type { SeedProduct } from '#artwork/demo/types.ts';
import { folded, slugOf } from '#lib/domain/kernel/slug.ts';
import type { Judgement } from './asked.ts';
import type { Rule } from './rules.ts';

const PART = /\s+(?=(?:[cnbfaz]|m|p|sku|mpn|ean)(?:\^:|:|<=|>=|=|<|>))/;
const SPELLING = /^([a-z]+)(\^:|:|<=|>=|=|<|>)(.+)$/;

/** By kind, in the order of the lines. */
export function judgementsOf(lines: string): Readonly<Record<string, readonly Judgement[]>> {
  const kinds: Record<string, Judgement[]> = {};
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, kind = '', text = '', rule = ''] = /^\s*(\S+) \| (.+?) \| (.+?)\s*$/.exec(line) ?? [];
    if (rule === '') throw new Error(`no judgement: ${line}`);
    const known = kinds[kind] ?? [];
    known.push([ruleOf(rule), text]);
    kinds[kind] = known;
  }
  return kinds;
}

function ruleOf(text: string): Rule {
  if (text === 'none') return () => false;
  const rules = text.split(PART).map(partOf);
  return (product) => rules.every((rule) => rule(product));
}

function partOf(part: string): Rule {
  const [, key = '', sign = '', wanted = ''] = SPELLING.exec(part) ?? [];
  const choices = wanted.split('|');
  switch (key) {
    case 'c':
      return ({ categoria }) => choices.some((one) => `/${categoria}/`.includes(one));
    case 'n': {
      const [isRefused, pattern] = wanted.startsWith('!') ? [true, wanted.slice(1)] : [false, wanted];
      const fits = new RegExp(folded(pattern));
      return ({ nome }) => fits.test(folded(nome)) !== isRefused;
    }
    case 'b':
      return ({ marca }) => marca.startsWith(slugOf(wanted));
    case 'f': {
      const [code = '', values = ''] = wanted.split('=');
      return (product) => valuesOf(product, code).some((value) => has(value, values.split('|')));
    }
    case 'a':
      return (product) => valuesOf(product, 'conector-a').some((value) => has(value, choices));
    case 'z':
      return (product) => valuesOf(product, 'conector-b').some((value) => has(value, choices));
    case 'sku':
      return ({ sku }) =>
        wanted.split(',').some((code) => (sign === '^:' ? sku.startsWith(code) : sku === code));
    case 'mpn':
      return ({ mpn }) => mpn === wanted;
    case 'ean':
      return ({ ean }) => ean === wanted;
    case 'm':
      return ({ caracteristicas: { comprimento } }) =>
        typeof comprimento === 'number' && compared(comprimento, sign, Number(wanted));
    case 'p':
      return ({ precoPor }) => compared(precoPor / 100, sign, Number(wanted));
    default:
      throw new Error(`no such part of a rule: ${part}`);
  }
}

/** As they are shown: `2,5 mm²`. */
function valuesOf({ caracteristicas }: SeedProduct, code: string): readonly string[] {
  const known = Object.entries(CHARACTERISTICS).find(([own]) => own === code)?.[1];
  if (!known) throw new Error(`no such characteristic: ${code}`);
  const values = Object.entries(caracteristicas).find(([own]) => own === code)?.[1];
  return [values ?? []]
    .flat()
    .map((value) =>
      typeof value === 'number' ? `${String(value).replace('.', ',')} ${known.unidade}` : String(value),
    );
}

function has(value: string, choices: readonly string[]): boolean {
  return choices.some((one) => value.includes(one));
}

function compared(value: number, sign: string, wanted: number): boolean {
  if (sign === '=') return value === wanted;
  if (sign === '<=') return value <= wanted;
  if (sign === '>=') return value >= wanted;
  return sign === '<' ? value < wanted : value > wanted;
}
