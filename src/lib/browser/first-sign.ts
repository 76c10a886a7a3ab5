import { reloadUnlessTyping } from './reload-once.ts';

/** What is needed only once somebody does something is loaded at the first pointer, touch, focus, key or change of a field. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change'] as const;

export function waitForSign(): void {
  const load = (): void => {
    for (const sign of SIGNS) document.removeEventListener(sign, load);
    import('./after-sign.ts').catch(reloadUnlessTyping);
  };
  for (const sign of SIGNS) document.addEventListener(sign, load, { passive: true });
}
