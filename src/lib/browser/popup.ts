/**
 * `client:popup`: the popup's island is loaded when its seconds are over, and not at all for somebody who has closed
 * it or seen it in this visit. It waits while another dialog is open.
 */
import type { ClientDirective } from 'astro';
import { closedKey, readShown, SHOWN_KEY } from '../domain/content/popup.ts';
import { reloadUnlessTyping } from './reload-once.ts';

/** Milliseconds between another dialog's end and the popup. */
const AFTER_DIALOG = 1000;

type Told = { readonly id: number; readonly tempo: number; readonly repete?: boolean };

const popup: ClientDirective = (load, { value }, island) => {
  const { id, tempo, repete = false } = JSON.parse(value) as Told;
  if (isUnwanted(id, repete)) return;
  const open = async (): Promise<void> => {
    if (document.querySelector('dialog[open]')) {
      document.addEventListener('close', () => setTimeout(open, AFTER_DIALOG), { capture: true, once: true });
      return;
    }
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener('astro:hydration-error', reloadUnlessTyping);
  setTimeout(open, tempo * 1000);
};

export default popup;

/** A browser that keeps nothing shows no popup: it could not be got rid of. */
function isUnwanted(id: number, repete: boolean): boolean {
  try {
    return (
      localStorage.getItem(closedKey(id)) !== null ||
      (!repete && readShown(sessionStorage.getItem(SHOWN_KEY)).includes(id))
    );
  } catch {
    return true;
  }
}
