/** The order of the data sheet: groups as their first characteristic stands, each with its own in a row. */

type Placed = { readonly id: number; readonly grupo: string };
export type Step = { readonly direcao: 'sobe' | 'desce'; readonly alvo: 'caracteristica' | 'grupo' };

/** Each group in a row. */
export function inGroups<D extends Placed>(all: readonly D[]): readonly (readonly D[])[] {
  return [...Map.groupBy(all, ({ grupo }) => grupo).values()];
}

/** The ids in their order after the step; at an end nothing moves. */
export function reordered(all: readonly Placed[], id: number, { direcao, alvo }: Step): readonly number[] {
  const groups = inGroups(all);
  const place = groups.findIndex((group) => group.some((one) => one.id === id));
  const by = direcao === 'sobe' ? -1 : 1;
  const moved =
    alvo === 'grupo'
      ? swapped(groups, place, place + by)
      : groups.map((group, at) => {
          const own = group.findIndex((one) => one.id === id);
          return at === place ? swapped(group, own, own + by) : group;
        });
  return moved.flat().map((one) => one.id);
}

function swapped<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [one, other] = [list[from], list[to]];
  return one === undefined || other === undefined ? list : list.with(from, other).with(to, one);
}
