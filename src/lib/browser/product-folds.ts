/** The long parts of a product's page: open where there is room, on paper, and where a link leads to one of them. */
export function steerFolds(): void {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('[data-fold]')];
  if (folds.length === 0) return;
  const wide = matchMedia('(min-width: 768px)');

  const openAll = (): void => {
    for (const fold of folds) fold.open = true;
  };
  const arrange = (): void => {
    if (wide.matches) openAll();
    // At a desk nothing is folded, so there is nothing to walk to.
    for (const fold of folds)
      fold.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
  };
  const reveal = (hash: string): void => {
    const fold = hash.length > 1 && folds.find((one) => one.parentElement?.id === hash.slice(1));
    if (fold) fold.open = true;
  };

  arrange();
  reveal(window.location.hash);
  wide.addEventListener('change', arrange);
  window.addEventListener('beforeprint', openAll);
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash) reveal(link.hash);
  });
}
