/** The order as it costs with the delivery that is ticked: its totals, and the version the form brings back. */

export function followDelivery(form: HTMLFormElement): void {
  const radios = [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.name === 'servico',
  );
  const version = form.elements.namedItem('versao');
  const show = (): void => {
    const ticked = radios.find(({ checked }) => checked)?.dataset;
    if (!ticked?.versao || !(version instanceof HTMLInputElement)) return;
    version.value = ticked.versao;
    for (const cell of document.querySelectorAll<HTMLElement>('[data-total]')) {
      const sum = ticked[cell.dataset.total ?? ''];
      if (sum !== undefined && cell.textContent !== sum) cell.textContent = sum;
    }
  };
  for (const radio of radios) radio.addEventListener('change', show);
  // A browser may have ticked again what was ticked when the page was left.
  window.addEventListener('pageshow', show);
  show();
}
