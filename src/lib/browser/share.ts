/** The ways to pass a product on that need a script, and the date a printed page carries. */
import { reloadUnlessTyping } from './reload-once.ts';

export function offerSharing(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  const native = share?.querySelector<HTMLElement>('[data-native]');
  if (native && 'share' in navigator) native.hidden = false;
  share?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (button) import('./share-acts.ts').then(({ pass }) => pass(share, button), reloadUnlessTyping);
  });
  window.addEventListener('beforeprint', dateThePage);
}

function dateThePage(): void {
  const place = document.querySelector<HTMLElement>('[data-printed]');
  if (place) place.textContent = `${place.dataset.printed} ${new Date().toLocaleDateString('pt-BR')}.`;
}
