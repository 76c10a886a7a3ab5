/**
 * Keeps the form of what is bought together as the visitor chooses: a ticked product has to have its value, one at least
 * has to be ticked, and the total follows. What shows the total is loaded with the first change, which may have come before
 * this script did.
 */
export function followTogether(): void {
  const form = document.querySelector<HTMLFormElement>('[data-together]');
  if (!form) return;
  const follow = async (): Promise<void> => {
    demand(form);
    const { showTotal } = await import('./together-total.ts');
    await showTotal(form);
  };
  form.addEventListener('change', follow);
  if ([...form.elements].some(isChanged)) void follow();
  else demand(form);
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return field.value !== (field.querySelector<HTMLOptionElement>('[selected]')?.value ?? '');
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}

function demand(form: HTMLFormElement): void {
  const ticks = [...form.querySelectorAll<HTMLInputElement>('[name="junto"]')];
  for (const { value, checked } of ticks) {
    const choice = form.querySelector<HTMLSelectElement>(`[name="valor-${value}"]`);
    if (choice) choice.required = checked;
  }
  const none = !ticks.some(({ checked }) => checked);
  ticks[0]?.setCustomValidity(none ? (form.dataset.nothingChosen ?? '') : '');
}
