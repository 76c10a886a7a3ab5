/** What stands in the controls of a form that people fill in, and putting it back. */
import { type TypedField, valuesByName } from '#lib/domain/panel/form-draft.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is not typed, or must not be kept. */
const LEFT_OUT = new Set(['button', 'file', 'hidden', 'image', 'password', 'reset', 'submit']);

export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      control.name !== '' &&
      !LEFT_OUT.has(control.type),
  );
}

export function typedFields(form: HTMLFormElement): readonly TypedField[] {
  return controlsOf(form).flatMap((control) => {
    if (isTicked(control)) return control.checked ? [[control.name, control.value] as const] : [];
    return [[control.name, control.value] as const];
  });
}

/** Fills the form; what has no control any more is handed back. */
export function fillIn(form: HTMLFormElement, fields: readonly TypedField[]): readonly TypedField[] {
  const values = valuesByName(fields);
  for (const control of controlsOf(form)) {
    const own = values.get(control.name) ?? [];
    if (isTicked(control)) {
      const place = own.indexOf(control.value);
      control.checked = place >= 0;
      if (place >= 0) own.splice(place, 1);
    } else {
      const value = own.shift();
      if (value === undefined) continue;
      control.value = value;
    }
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return [...values].flatMap(([name, left]) => left.map((value) => [name, value] as const));
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
