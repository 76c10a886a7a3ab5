/** The ways to pass a product on that need a script, and the date a printed page carries. */
export function offerSharing(): void {
  const share = document.querySelector<HTMLElement>('[data-share]');
  if (!share) return;
  const { share: title = '' } = share.dataset;
  // It follows what is chosen.
  const url = (): string => share.dataset.url ?? '';
  const copy = share.querySelector<HTMLElement>('[data-copy]');
  const native = share.querySelector<HTMLElement>('[data-native]');
  const said = share.querySelector<HTMLElement>('[role="status"]');

  copy?.addEventListener('click', async () => {
    // A page without TLS has no clipboard.
    const copied = await navigator.clipboard?.writeText(url()).then(
      () => true,
      () => false,
    );
    if (said) said.textContent = (copied ? copy.dataset.copy : said.dataset.failed) ?? '';
  });
  share.querySelector('[data-print]')?.addEventListener('click', () => window.print());
  if ('share' in navigator && native) {
    native.hidden = false;
    native.addEventListener('click', () => {
      // Closing the sheet rejects, and says nothing.
      navigator.share({ title, url: url() }).catch(() => undefined);
    });
  }
  window.addEventListener('beforeprint', dateThePage);
}

function dateThePage(): void {
  const place = document.querySelector<HTMLElement>('[data-printed]');
  if (place) place.textContent = `${place.dataset.printed} ${new Date().toLocaleDateString('pt-BR')}.`;
}
