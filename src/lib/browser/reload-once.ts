/**
 * A page whose modules no longer exist (a new version was deployed) is loaded again, at most once a minute; not while
 * the visitor is already on the way to another one, nor on a dead line, where the page that is there is all there is.
 */
const KEY = 'vitrine:reloaded';
const MINUTE = 60_000;

let leaving = false;
addEventListener('beforeunload', () => {
  leaving = true;
});

export async function reloadOnce(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return;
    await fetch(location.href, { method: 'HEAD' });
    if (leaving) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  } catch {
    // Nobody answers; or there is no storage to know about the last time, so a loop is possible: stay.
  }
}

/** The same for a module nobody has asked for by a click: what a visitor is typing stands above it. */
export function reloadUnlessTyping(): void {
  if (!document.activeElement?.matches('input, select, textarea')) void reloadOnce();
}
