/** What decides a product, picked out of its characteristics by the marks that the shop gave them. */

type Item = {
  readonly label: string;
  readonly valor: string;
  readonly destaque?: number;
  readonly cartao?: 'nao' | 'medida' | 'valor' | 'ponta';
  readonly comparar?: boolean;
};
type Group = { readonly visivelSite: boolean; readonly itens: readonly Item[] };

const OTHER_FACTS = 2;

export type Fact = { readonly label: string; readonly valor: string };

/** Every visible characteristic, in the order of the platform, several values of one label joined. */
export function facts(groups: readonly Group[]): readonly Fact[] {
  return items(groups).map(({ label, valor }) => ({ label, valor }));
}

/** Those that products are compared by. */
export function comparedFacts(groups: readonly Group[]): readonly Fact[] {
  return items(groups)
    .filter(({ comparar }) => comparar !== false)
    .map(({ label, valor }) => ({ label, valor }));
}

/** The `limit` characteristics to show beside the picture: those with a place of their own first. */
export function keyFacts(groups: readonly Group[], limit: number): readonly Fact[] {
  return byPlace(items(groups))
    .slice(0, limit)
    .map(({ label, valor }) => ({ label, valor }));
}

/**
 * What a card says: size, first value and ends, or the first characteristics of a product that has none of them.
 * @param sized The size stands elsewhere on the card.
 */
export function cardFacts(groups: readonly Group[], sized = false): readonly string[] {
  const all = items(groups);
  const marked = (mark: Item['cartao']): readonly string[] =>
    byPlace(all.filter(({ cartao }) => cartao === mark)).map(({ valor }) => valor);
  const [size] = marked('medida');
  const [first] = marked('valor');
  const chosen = [sized ? undefined : size, first, ends(size !== undefined, marked('ponta'))].filter(
    (text) => text !== undefined,
  );
  return chosen.length > 0
    ? chosen
    : all.slice(0, OTHER_FACTS).map(({ label, valor }) => `${label}: ${valor}`);
}

/** How long or large it is, as its card says; '' where no characteristic is marked so. */
export function sizeOf(groups: readonly Group[]): string {
  return byPlace(items(groups)).find(({ cartao }) => cartao === 'medida')?.valor ?? '';
}

function items(groups: readonly Group[]): readonly Item[] {
  const byLabel = new Map<string, Item>();
  for (const { visivelSite, itens } of groups) {
    if (!visivelSite) continue;
    for (const item of itens) {
      const before = byLabel.get(item.label);
      byLabel.set(item.label, before ? { ...before, valor: `${before.valor}, ${item.valor}` } : item);
    }
  }
  return [...byLabel.values()];
}

function byPlace(all: readonly Item[]): readonly Item[] {
  const place = ({ destaque }: Item): number => destaque ?? Number.POSITIVE_INFINITY;
  return all.toSorted((one, other) => (place(one) < place(other) ? -1 : Number(place(one) > place(other))));
}

/** Only what has a size has two ends. */
function ends(sized: boolean, [a, b]: readonly string[]): string | undefined {
  if (a === undefined || b === undefined) return a;
  if (a !== b) return `${a} para ${b}`;
  return sized ? `${a} nas duas pontas` : a;
}
