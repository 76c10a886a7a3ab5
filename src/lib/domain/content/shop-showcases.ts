/** The showcases of the home page, and what fills one by itself. */

/** Hash of each, with its title and what fills it before anybody has chosen: a shop that has products shows some. */
export const SHOP_SHOWCASES = [
  { hash: 'home-vitrine-superior', titulo: 'Novidades', ordem: 'novidades' },
  { hash: 'vitrine01', titulo: 'Com desconto agora', ordem: 'desconto' },
] as const;

/** How many products each shows then. */
export const SHOWCASE_FIRST = 12;

export const SHOWCASE_ORDERS = ['vendidos', 'novidades', 'desconto'] as const;

/** `categoria` is the id of one, 0 for all. */
export type ShowcaseRuleOf = {
  readonly ordem: (typeof SHOWCASE_ORDERS)[number];
  readonly categoria: number;
};

export const SHOWCASE_MOST = 48;

/** The same ids with one of them a place further up or down, where there is one. */
export function movedId(ids: readonly number[], id: number, direction: 'up' | 'down'): readonly number[] {
  const from = ids.indexOf(id);
  const to = direction === 'up' ? from - 1 : from + 1;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
