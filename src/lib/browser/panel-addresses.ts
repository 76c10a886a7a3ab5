/** While a new record is named, its address follows the name, until somebody writes an address. */
import { slugOf } from '#lib/domain/kernel/slug.ts';

export function suggestAddresses(root: ParentNode): void {
  for (const address of root.querySelectorAll<HTMLInputElement>('input[data-from]')) {
    const name = address.form?.elements.namedItem(address.dataset.from ?? '');
    if (!(name instanceof HTMLInputElement)) continue;
    const made = (): string => slugOf(name.value, address.maxLength);
    let last = made();
    name.addEventListener('input', () => {
      // One that is saved stays when the name is changed: it is linked to.
      const follows = address.value === last && address.defaultValue === '';
      last = made();
      if (follows) address.value = last;
    });
  }
}
