/**
 * The value that opened a closed shop stays on the device (specification, section 4), so that it opens again where the
 * server's cookie is gone. Runs on the wait page, and on a page whose address carries a value.
 */
import { UNLOCK_PARAMETER } from '../domain/shop/unlock.ts';

const KEY = 'vitrine:liberarAcesso';

/** @param open Whether the server took the value of the address, or the cookie, for good. */
export function keepUnlock(open: boolean): void {
  const url = new URL(window.location.href);
  const given = url.searchParams.get(UNLOCK_PARAMETER);
  try {
    if (given === null) {
      if (!open) unlockAgain(url);
      return;
    }
    if (open) localStorage.setItem(KEY, given);
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has the cookie alone.
  }
  url.searchParams.delete(UNLOCK_PARAMETER);
  // Not left where it would be passed on with the address.
  if (open) window.history.replaceState(window.history.state, '', url);
}

/** A value that is no longer good comes back to the wait page with the address, and is forgotten there. */
function unlockAgain(url: URL): void {
  const kept = localStorage.getItem(KEY);
  if (kept === null) return;
  url.searchParams.set(UNLOCK_PARAMETER, kept);
  window.location.replace(url);
}
