/** Values inside a product, made of what it varies in: two colours in three sizes are six. */
import { BETWEEN_PARTS, choicesByPart, partNames } from '#lib/domain/catalogue/option-parts.ts';
import { folded, slugOf } from '#lib/domain/kernel/slug.ts';
import type { Cells } from './columns.ts';

/** What somebody adds to an attribute; without values, those it has. */
export type Axis = { readonly nome: string; readonly valores: readonly string[] };

/** Values of one product at most. */
export const MOST_VALUES = 200;

/** One for each line or between commas, each once. `1,5 m` stays one: a comma before a digit parts nothing. */
export function typedValues(text: string): readonly string[] {
  const values = text
    .split(/\n|,(?!\d)|;/)
    .map((value) => value.replace(/\s+/g, ' ').replaceAll(BETWEEN_PARTS, '/').trim())
    .filter((value) => value !== '');
  return [...new Map(values.map((value) => [folded(value), value])).values()];
}

/** What the values that a product has vary in; [] without any. */
export function axesOf(values: readonly Cells[]): readonly Axis[] {
  const [first] = values;
  if (!first) return [];
  const named = values.map(({ opcao = '' }) => ({ label: opcao }));
  const names = partNames(first.atributo ?? '', named);
  const choices = choicesByPart(named, names);
  return names.map((nome, place) => ({ nome, valores: choices[place] ?? [] }));
}

/**
 * The combinations that are asked for and not there yet, each with a code made of that of the product, its price, and no
 * stock; where the product was given one of its own, theirs is left open, as nobody knows how it divides. With nothing typed
 * there is none.
 */
export function newCombinations(
  product: {
    readonly sku: string;
    readonly preco: string;
    readonly preco_de: string;
    readonly estoque: string;
  },
  typed: readonly Axis[],
  known: readonly Cells[],
): readonly Cells[] {
  const own = axesOf(known);
  const axes = typed
    .slice(0, own.length || 3)
    .map(({ nome, valores }, place) => ({ nome: own[place]?.nome ?? nome.trim(), valores }))
    .filter(({ nome, valores }) => nome !== '' && (valores.length > 0 || own.length > 0));
  if (axes.every(({ valores }) => valores.length === 0)) return [];
  const lists = axes.map(({ valores }, place) =>
    valores.length > 0 ? valores : (own[place]?.valores ?? []),
  );
  const there = new Set(known.map(({ opcao = '' }) => folded(opcao)));
  const codes = new Set(known.map(({ sku = '' }) => sku.toUpperCase()));
  return everyOne(lists)
    .slice(0, MOST_VALUES + 1)
    .flatMap((parts) => {
      const opcao = parts.join(BETWEEN_PARTS);
      if (there.has(folded(opcao))) return [];
      const sku = freeCode(valueCode(product.sku, opcao), codes);
      codes.add(sku.toUpperCase());
      return [
        {
          ...{
            sku,
            sku_produto: product.sku,
            atributo: axes.map(({ nome }) => nome).join(BETWEEN_PARTS),
            opcao,
          },
          ...{ preco: product.preco, preco_de: product.preco_de, ean: '' },
          estoque: hasStock(product.estoque) ? '' : '0',
        },
      ];
    });
}

/** Of a stock as it is typed. */
export function hasStock(estoque: string): boolean {
  return /[1-9]/.test(estoque);
}

/** The code of a value where nobody types one. */
export function valueCode(sku: string, opcao: string): string {
  return [sku, slugOf(opcao)].join('-').slice(0, 60).toUpperCase().replace(/-+$/, '');
}

function freeCode(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let count = 2; ; count += 1) {
    const other = `${wanted.slice(0, 56)}-${count}`;
    if (!taken.has(other)) return other;
  }
}

function everyOne(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return lists.reduce<readonly (readonly string[])[]>(
    (all, list) => all.flatMap((parts) => list.map((one) => [...parts, one])).slice(0, 1_000),
    [[]],
  );
}
