/** The visitor as the last answer described them; `undefined` until one did. */
import { atom } from 'nanostores';
import type { Usuario } from '#lib/contract/checkout.ts';

export const $user = atom<Usuario | undefined>(undefined);

/** Whether the readable cookie says that somebody is logged in. It is a hint, the session decides. */
export function seemsLoggedIn(): boolean {
  return /(?:^|; )vitrine=[a-z]*l/.test(document.cookie);
}
