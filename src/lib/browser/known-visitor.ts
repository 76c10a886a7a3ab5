/**
 * Who is logged in, as the browser keeps it for pages that are the same for everybody. Anything that may change it forgets
 * it: a change of the favourites, and every page that the server makes for this visitor or for nobody.
 */

export type KnownVisitor = {
  /** What the shop calls them. */
  readonly nome: string;
  /** Ids of products. */
  readonly favoritos: readonly number[];
};

const KEY = 'vitrine:visitante';
/** Favourites also change on other devices, and what somebody pays at the shop's: after this long (ms) they are asked for again. */
const TERM = 60_000;

/** Undefined where nothing is kept, or for too long. */
export function readVisitor(now: number): KnownVisitor | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && now - kept.em >= 0 && now - kept.em < TERM ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepVisitor(visitor: KnownVisitor, now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...visitor, em: now }));
  } catch {
    // Full, or refused by the visitor: the next page asks again.
  }
}

export function forgetVisitor(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Refused by the visitor, so nothing was kept.
  }
}

function isKept(value: unknown): value is KnownVisitor & { readonly em: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { nome, favoritos, em } = value as Record<string, unknown>;
  return (
    typeof nome === 'string' &&
    typeof em === 'number' &&
    Array.isArray(favoritos) &&
    favoritos.every((id) => typeof id === 'number')
  );
}
