/** Elements of the editor's toolbar and dialogs. */

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), props);
  made.append(...children);
  return made;
}

export function button(
  textContent: string,
  press: () => void,
  className = 'button button-secondary',
): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent, className });
  made.addEventListener('click', press);
  return made;
}

let count = 0;

/** A field with its name, as the forms of the shop have it; it has no name of a form. */
export function field(label: string, input: HTMLInputElement, hint = ''): HTMLElement {
  count += 1;
  input.id = `editor-${count}`;
  input.className = 'input';
  const said =
    hint === '' ? [] : [element('p', { className: 'field_hint', id: `${input.id}-hint`, textContent: hint })];
  if (hint !== '') input.setAttribute('aria-describedby', `${input.id}-hint`);
  const name = element('label', { className: 'field_label', htmlFor: input.id, textContent: label });
  return element('div', { className: 'field' }, name, ...said, input);
}

/** A dialog outside every form, gone once it is closed. */
export function openDialog(title: string, close: string, ...content: readonly Node[]): HTMLDialogElement {
  const head = element('h2', { textContent: title });
  const dialog = element('dialog', { className: 'editor-dialog stack', ariaLabel: title }, head, ...content);
  dialog.append(
    element(
      'p',
      {},
      button(close, () => dialog.close(), 'button button-quiet'),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Calls once nobody typed for a moment. */
export function afterPause(input: HTMLInputElement, act: () => void): void {
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, 250);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault();
  });
}

/** The JSON of an address of the shop, undefined where there is none for this person. */
export async function askFor<T>(path: string): Promise<T | undefined> {
  const headers = { 'App-Token': document.documentElement.dataset['appToken'] ?? '' };
  const answer = await fetch(path, { headers }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  return (await answer.json().catch(() => undefined)) as T | undefined;
}
