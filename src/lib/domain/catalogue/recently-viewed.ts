/** The products a visitor saw last: kept on the device by a script, named by ids in the address that shows them. */

/** More of them nobody looks through. */
export const MOST_SEEN = 12;

const MAX_ID = 2_147_483_647;

/** `?ids=8,9,2&produto=7`: what was seen, newest first, and the product on the page. */
export function seenSearch(ids: readonly number[], product: number): string {
  return `?ids=${ids.join(',')}&produto=${product}`;
}

/** What `seenSearch` wrote; what is no id is passed over, a missing product is 0. */
export function readSeenSearch(params: URLSearchParams): {
  readonly ids: readonly number[];
  readonly product: number;
} {
  const product = idOf(params.get('produto') ?? '');
  const ids = (params.get('ids') ?? '').split(',', 5 * MOST_SEEN).map(idOf);
  return { ids: others(ids, product).slice(0, MOST_SEEN), product };
}

/** The others of a history that is kept, whatever stands in it. */
export function seenBefore(kept: unknown, product: number): readonly number[] {
  const ids = Array.isArray(kept)
    ? kept.map((id: unknown) => (typeof id === 'number' ? idOf(String(id)) : 0))
    : [];
  return others(ids, product).slice(0, MOST_SEEN);
}

function others(ids: readonly number[], product: number): readonly number[] {
  return [...new Set(ids)].filter((id) => id !== 0 && id !== product);
}

function idOf(text: string): number {
  const id = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0;
  return id <= MAX_ID ? id : 0;
}
