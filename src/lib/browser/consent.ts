/**
 * What a visitor agreed to, kept on the device: nothing until they say so. The list of granted kinds stands as JSON under
 * `CONSENT_KEY`, empty when they refused, absent until they chose; `CONSENT_EVENT` tells the document of a new choice.
 */

export const KINDS = ['statistics', 'marketing', 'content'] as const;
/** `content` is what other companies show inside our pages. */
export type Kind = (typeof KINDS)[number];

const CONSENT_KEY = 'vitrine:consent';
const CONSENT_EVENT = 'vitrine:consent';

/** A choice where the device keeps nothing: it holds for this page. */
let unkept: readonly Kind[] | undefined;

/** Undefined until the visitor chose; what is stored and is no list counts as nothing chosen. */
export function chosenKinds(): readonly Kind[] | undefined {
  if (unkept) return unkept;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    return Array.isArray(stored) ? KINDS.filter((kind) => stored.includes(kind)) : undefined;
  } catch {
    return undefined;
  }
}

export function choose(kinds: readonly Kind[]): void {
  unkept = undefined;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(kinds));
  } catch {
    unkept = kinds;
  }
  document.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Runs at every new choice, made in this window or another, until `signal` ends it. */
export function whenChosen(run: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  document.addEventListener(CONSENT_EVENT, run, options);
  window.addEventListener('storage', ({ key }) => key === CONSENT_KEY && run(), options);
}

/** Runs once: at once where it was agreed to before, else when it is, in this window or another. */
export function whenGranted(kind: Kind, run: () => void): void {
  const waiting = new AbortController();
  const check = (): void => {
    if (waiting.signal.aborted || !chosenKinds()?.includes(kind)) return;
    waiting.abort();
    run();
  };
  whenChosen(check, waiting.signal);
  check();
}
