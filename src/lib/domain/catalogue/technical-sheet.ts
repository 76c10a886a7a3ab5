/** Whether what is said of a product is a data sheet: it measures something. What a shirt is made of is none. */

/** A number with its unit, `1,5 m` or `8K`; a size alone, `42`, measures nothing. */
const MEASURE = /^[\d.,]+\s?(?:\p{L}|%|"|″|Ω)/u;

export function isTechnical(
  groups: readonly { readonly itens: readonly { readonly valor: string }[] }[],
): boolean {
  return groups.some(({ itens }) => itens.some(({ valor }) => MEASURE.test(valor)));
}
