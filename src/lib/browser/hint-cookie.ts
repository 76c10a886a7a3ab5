/**
 * The readable cookie of the session, without secrets, for scripts of every page. It is a hint; the session decides. Stores and
 * scripts of single pages read it themselves: what they shared with this one would be a file more to fetch.
 */

/** Whether the session keeps anything, such as a cart: without it there is nothing to ask for. */
export function hasSession(): boolean {
  return /(?:^|; )vitrine=[a-z]*c/.test(document.cookie);
}

/** Whether a visitor who is logged in gets everybody's pages: one with prices of their own does not. */
export function sharesPages(): boolean {
  return /(?:^|; )vitrine=[a-z]*s/.test(document.cookie);
}

export function seemsLoggedIn(): boolean {
  return /(?:^|; )vitrine=[a-z]*l/.test(document.cookie);
}
