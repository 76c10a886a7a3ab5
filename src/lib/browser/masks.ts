/** Puts dots and dashes into numbers while they are typed (specification, section 5). */
import { isMaskName, masked } from '#lib/domain/kernel/masks.ts';

/** Only where somebody types at the end of a field: in its middle the characters stay as they are until it is left. */
export function helpTyping(form: HTMLElement): void {
  for (const kind of ['input', 'change']) {
    form.addEventListener(kind, ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !isMaskName(target.dataset.mask)) return;
      const { value, selectionStart } = target;
      if (kind === 'input' && selectionStart !== value.length) return;
      const shown = masked(target.dataset.mask, value);
      if (shown !== value) target.value = shown;
    });
  }
}
