/** The header's link to the account opens the form to log in over the page; modified clicks stay the browser's. */
export function watchLoginLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-login]');
  link?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./after-sign.ts').then(
      ({ openLogin }) => openLogin(link),
      () => location.assign(link.href),
    );
  });
}
