/** What is needed only once somebody does something is loaded at the first pointer, touch, focus or key. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

export function waitForSign(): void {
  const load = (): void => {
    for (const sign of SIGNS) document.removeEventListener(sign, load);
    // Without it menus and links work as they do without a script.
    import('./after-sign.ts').catch(() => undefined);
  };
  for (const sign of SIGNS) document.addEventListener(sign, load, { passive: true });
}
