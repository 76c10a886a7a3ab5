/** The popup's state (specification, section 3): the one of this page, and those shown in this visit. */
import { atom } from 'nanostores';
import type { PopupContent } from '#lib/contract/popup.ts';
import { closedKey, readShown, SHOWN_KEY } from '#lib/domain/content/popup.ts';

/** `dataPop`: what is open. */
export const $dataPop = atom<PopupContent | undefined>(undefined);
/** Ids. */
export const $exibidasNaSessao = atom<readonly number[]>([]);

export function openPopup(popup: PopupContent): void {
  $exibidasNaSessao.set([...readShown(sessionStorage.getItem(SHOWN_KEY)), popup.id]);
  sessionStorage.setItem(SHOWN_KEY, JSON.stringify($exibidasNaSessao.get()));
  $dataPop.set(popup);
}

/** It does not come back on this device. */
export function closePopup(): void {
  const popup = $dataPop.get();
  if (popup) localStorage.setItem(closedKey(popup.id), new Date().toISOString());
  $dataPop.set(undefined);
}
