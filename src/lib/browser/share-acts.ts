/** What the buttons do that pass a page on, and the page they pass on. */
import { VALUE_PARAMETER } from '#lib/domain/catalogue/variants.ts';
import { shareLink } from '#lib/paths.ts';

export async function pass(share: HTMLElement, button: HTMLElement): Promise<void> {
  const { share: title = '', url = '' } = share.dataset;
  if ('print' in button.dataset) window.print();
  // Closing the sheet rejects, and says nothing.
  if (button.closest('[data-native]')) await navigator.share({ title, url }).catch(() => undefined);
  if (!('copy' in button.dataset)) return;
  // A page without TLS has no clipboard.
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  const said = share.querySelector<HTMLElement>('[role="status"]');
  if (said) said.textContent = (copied ? button.dataset.copy : said.dataset.failed) ?? '';
}

/** From now on the page is passed on with this value chosen. */
export function shareValue(value: string): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  if (!share?.dataset.url) return;
  const shared = new URL(share.dataset.url);
  shared.searchParams.set(VALUE_PARAMETER, value);
  share.dataset.url = shared.href;
  const whatsapp = share.querySelector<HTMLAnchorElement>('a');
  if (whatsapp) whatsapp.href = shareLink(`${share.dataset.share} ${shared.href}`);
}
