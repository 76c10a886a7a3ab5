/** A page whose modules no longer exist (a new version was deployed) is loaded again, at most once a minute. */
const KEY = 'vitrine:reloaded';
const MINUTE = 60_000;

export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage there is no way to know about the last time, so a loop is possible: stay.
    return;
  }
  location.reload();
}
