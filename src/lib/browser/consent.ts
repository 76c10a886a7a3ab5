/**
 * What a visitor agreed to, kept on the device: nothing until they say so. Whoever asks them stores the list of granted
 * kinds as JSON under `CONSENT_KEY` and sends `CONSENT_EVENT` to the document.
 */

/** `content` is what other companies show inside our pages. */
type Kind = 'statistics' | 'marketing' | 'content';

const CONSENT_KEY = 'vitrine:consent';
const CONSENT_EVENT = 'vitrine:consent';

/** Runs once: at once where it was agreed to before, else when it is, in this window or another. */
export function whenGranted(kind: Kind, run: () => void): void {
  if (isGranted(kind)) {
    run();
    return;
  }
  const waiting = new AbortController();
  const check = (): void => {
    if (!isGranted(kind)) return;
    waiting.abort();
    run();
  };
  document.addEventListener(CONSENT_EVENT, check, { signal: waiting.signal });
  window.addEventListener('storage', check, { signal: waiting.signal });
}

function isGranted(kind: Kind): boolean {
  try {
    const granted: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '[]');
    return Array.isArray(granted) && granted.includes(kind);
  } catch {
    return false;
  }
}
