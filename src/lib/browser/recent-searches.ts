/** What was searched for on this device. It stays here: no page and no call is told. */

const KEY = 'vitrine:buscas';
const MAX = 5;

/** Newest first; empty where the browser keeps nothing. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function keepSearch(text: string): void {
  const search = text.trim();
  const others = recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
  if (search !== '') write([search, ...others].slice(0, MAX));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Full, or refused by the visitor: the next focus shows fewer searches, nothing else.
  }
}
