/**
 * Asks who has not chosen yet what may be loaded, and again from the footer. What stands in the banner is the page's; what
 * its buttons do comes when one is pressed.
 */
import { reloadOnce } from './reload-once.ts';

export function askConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  if (!banner) return;
  if (neverAsked()) {
    // Among the first things a keyboard or a screen reader meets, though it is written last, after what is bought.
    document.querySelector('.skip-link')?.after(banner);
    banner.hidden = false;
  }
  document.addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-choose]');
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./consent-answer.ts').then(({ takeAnswer }) => takeAnswer(control, banner), reloadOnce);
  });
}

/** Who keeps nothing on the device is asked on every page. The key is that of `consent.ts`. */
function neverAsked(): boolean {
  try {
    return localStorage.getItem('vitrine:consent') === null;
  } catch {
    return true;
  }
}
