/** Which popups a visitor has had enough of (specification, sections 2 and 3): one that was closed, or shown in this visit. */

/** In the browser's lasting storage once a popup was closed. */
export function closedKey(id: number): string {
  return `popID${id}`;
}

/** In the storage of the visit: ids of the popups shown in it, as JSON. */
export const SHOWN_KEY = 'exibidasNaSessao';

/** Of what is stored under `SHOWN_KEY`; anything odd is nothing. */
export function readShown(stored: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
