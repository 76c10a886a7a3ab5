/**
 * Asks who has not chosen yet what may be loaded, and again from the footer. What stands in the banner is the page's; the
 * panel's script comes when it is opened.
 */
import { choose, chosenKinds, KINDS, whenChosen } from './consent.ts';

export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  const show = (): void => {
    const answered = chosenKinds() !== undefined;
    // The focused button goes: the keyboard goes on at the content instead of nowhere.
    if (answered && banner.contains(document.activeElement))
      document.getElementById('conteudo')?.focus({ preventScroll: true });
    banner.hidden = answered;
  };
  // Among the first things a keyboard or a screen reader meets, though it is written last, after what is bought.
  document.querySelector('.skip-link')?.after(banner);
  show();
  whenChosen(show);
  document.addEventListener('click', (event) => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-choose]') : null;
    const what = control?.dataset.choose;
    if (!what || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (what === 'panel') void import('./consent-panel.ts').then(({ openPanel }) => openPanel());
    else choose(what === 'all' ? KINDS : []);
  });
}
