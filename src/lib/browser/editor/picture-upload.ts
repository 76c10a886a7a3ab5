/** Sends a picture to the library from within another form: a file, what it shows, a button. */
import { panelMediaPath } from '#lib/paths.ts';
import { panelEditorText } from '#lib/text/panel-editor.ts';
import { askFor, button, element, field } from './elements.ts';

const text = panelEditorText.pictures;
const LONGEST_SEARCH = 100;

export type Picture = {
  readonly arquivo: string;
  readonly nome: string;
  readonly alt: string;
  readonly largura: number;
  readonly altura: number;
};

/** The newest of the library first; none where it does not answer. */
export async function askLibrary(busca = ''): Promise<readonly Picture[]> {
  const asked = `${panelMediaPath}/escolha?${new URLSearchParams({ busca })}`;
  return (await askFor<readonly Picture[]>(asked)) ?? [];
}

/** @param done Gets the picture once it is in the library, and with it the newest that are there. */
export function uploadPart(done: (sent: Picture, newest: readonly Picture[]) => void): HTMLElement {
  const file = element('input', { type: 'file', accept: 'image/*' });
  const alt = element('input', { type: 'text', maxLength: 300, autocomplete: 'off' });
  const status = element('p', { role: 'status' });
  const send = button(text.send, async () => {
    const [picture] = file.files ?? [];
    if (!picture || alt.value.trim() === '') {
      status.textContent = text.incomplete;
      return;
    }
    send.disabled = true;
    status.textContent = text.sending;
    const refused = await upload(picture, alt.value.trim());
    if (refused === undefined) {
      const newest = await askLibrary();
      // What was there already, under the same name, is not the newest.
      const known =
        newest[0]?.nome === picture.name ? newest : await askLibrary(picture.name.slice(0, LONGEST_SEARCH));
      const own = known.find(({ nome }) => nome === picture.name) ?? newest[0];
      // A file that is in the library is nothing unsaved.
      file.value = '';
      alt.value = '';
      if (own) done(own, newest);
    }
    send.disabled = false;
    // Said once the picture is chosen: whoever reads it may send the form.
    status.textContent = refused ?? text.sent;
  });
  // Enter would send the form around it.
  alt.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send.click();
  });
  return element(
    'details',
    { className: 'picture-upload' },
    element('summary', { textContent: text.upload }),
    element(
      'div',
      { className: 'stack' },
      field(text.file, file, text.fileHint),
      field(text.newAlt, alt, text.newAltHint),
      element('p', {}, send),
      status,
    ),
  );
}

/** By the form of the library itself. @returns What kept the picture out. */
async function upload(picture: File, alt: string): Promise<string | undefined> {
  const body = new FormData();
  body.append('alt', alt);
  body.append('arquivo', picture);
  const answer = await fetch(panelMediaPath, { method: 'POST', body }).catch(() => undefined);
  if (!answer) return text.failed;
  const { searchParams } = new URL(answer.url);
  // Whoever is logged out is led to another page, which answers too.
  if (answer.ok && searchParams.get('aviso') === 'enviada') return undefined;
  return reasonIn(await answer.text()) ?? text.failed;
}

/** The notice alone: all of the page would bring styles that the policy of this one refuses. */
function reasonIn(page: string): string | undefined {
  const [, notice = ''] = /role="alert"[^>]*>([\s\S]*?)<\/(?:div|p)>/.exec(page) ?? [];
  const said = new DOMParser().parseFromString(notice, 'text/html').body.textContent.trim();
  return said === '' ? undefined : said.replaceAll(/\s+/g, ' ');
}
