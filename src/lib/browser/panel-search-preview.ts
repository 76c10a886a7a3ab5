/** The preview of a search result follows what is typed, and each field that is counted says how much of it is shown. */
import { plainText, shorten } from '#lib/domain/kernel/plain-text.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function previewSearch(root: ParentNode): void {
  const preview = root.querySelector<HTMLElement>('[data-search-preview]');
  const counted = [...root.querySelectorAll<Control>('[data-shown]')];
  const form = counted[0]?.form;
  if (!preview || !form) return;
  const { title = '', description = '', named = '', shop = '', otherwise = '', count = '' } = preview.dataset;
  const { unnamed = '' } = preview.dataset;
  const [titleShown, descriptionShown] = counted.map(({ dataset }) => Number(dataset.shown));
  const typed = (name: string): string => plainText(String(new FormData(form).get(name) ?? ''));
  const counters = counted.map((control) => ({ control, output: counterFor(control) }));
  const show = (): void => {
    for (const { control, output } of counters) {
      const said = count.replace('-1', String(control.value.length));
      output.textContent = said.replace('-2', control.dataset.shown ?? '');
    }
    put(
      preview,
      'title',
      shorten(`${typed('seoTitulo') || (typed(title) || unnamed) + named} | ${shop}`, titleShown ?? Infinity),
    );
    put(
      preview,
      'description',
      shorten(typed('seoDescricao') || typed(description) || otherwise, descriptionShown ?? Infinity),
    );
  };
  form.addEventListener('input', show);
  show();
}

function counterFor(control: Control): HTMLElement {
  const output = document.createElement('p');
  output.className = 'field_hint';
  control.after(output);
  return output;
}

function put(preview: HTMLElement, name: string, text: string): void {
  const place = preview.querySelector(`[data-preview=${name}]`);
  if (place) place.textContent = text;
}
