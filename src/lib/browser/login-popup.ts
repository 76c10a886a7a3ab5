/** The form to log in over the page the visitor is on. Where it cannot be had, the link leads to its page. */
import { loginPopupPath } from '#lib/paths.ts';
import { fetchFragment } from './fragment.ts';

let dialog: HTMLDialogElement | null = null;
let coming = false;

export async function openLogin(link: HTMLAnchorElement): Promise<void> {
  if (coming) return;
  coming = true;
  link.ariaBusy = 'true';
  dialog ??= await fetchDialog();
  link.ariaBusy = null;
  coming = false;
  if (!dialog) {
    location.assign(link.href);
    return;
  }
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
}

async function fetchDialog(): Promise<HTMLDialogElement | null> {
  const query = new URLSearchParams({ voltar: location.pathname + location.search });
  const fragment = await fetchFragment(`${loginPopupPath}?${query}`);
  const found = fragment?.querySelector('dialog') ?? null;
  if (!found) return null;
  document.body.append(found);
  // Everything inside is in one block, so a click on the dialog itself is one on the overlay or its edge.
  found.addEventListener('click', ({ target }) => target === found && found.close());
  window.addEventListener('pagehide', () => found.close());
  return found;
}
