/** A picture of the library with what it shows, or another one that is sent there first. */
import { panelMediaPath } from '#lib/paths.ts';
import { panelEditorText } from '#lib/text/panel-editor.ts';
import { afterPause, askFor, button, element, field, openDialog } from './elements.ts';
import { inert } from './html.ts';

const text = panelEditorText.pictures;

type Picture = {
  readonly arquivo: string;
  readonly nome: string;
  readonly alt: string;
  readonly largura: number;
  readonly altura: number;
};
type Chosen = Readonly<Record<'src' | 'alt' | 'width' | 'height' | 'loading', string>>;

export function askPicture(put: (picture: Chosen) => void): void {
  const search = element('input', { type: 'search', maxLength: 100, autocomplete: 'off' });
  const alt = element('input', { type: 'text', maxLength: 300, autocomplete: 'off' });
  const list = element('ul', { className: 'editor-dialog_pictures', role: 'list', ariaLabel: text.choose });
  const status = element('p', { role: 'status' });
  let chosen: Picture | undefined;

  const choose = (picture: Picture, pressed: HTMLButtonElement): void => {
    chosen = picture;
    alt.value = picture.alt;
    for (const other of list.querySelectorAll('button')) other.ariaPressed = String(other === pressed);
  };
  const show = async (): Promise<void> => {
    const asked = new URLSearchParams({ busca: search.value.trim() });
    const pictures = (await askFor<readonly Picture[]>(`${panelMediaPath}/escolha?${asked}`)) ?? [];
    if (pictures.length === 0) status.textContent = text.none;
    list.replaceChildren(
      ...pictures.map((picture) => {
        const choice = button('', () => choose(picture, choice), 'editor-dialog_choice');
        choice.ariaPressed = 'false';
        const sample = element('img', {
          src: `/upload/midia/m_${picture.arquivo}.webp`,
          alt: '',
          loading: 'lazy',
        });
        choice.append(sample, picture.nome);
        return element('li', {}, choice);
      }),
    );
  };
  const insert = (): void => {
    if (!chosen || alt.value.trim() === '') {
      status.textContent = text.missing;
      return;
    }
    dialog.close();
    const { arquivo, largura, altura } = chosen;
    const size = { width: String(largura), height: String(altura) };
    put({ src: `/upload/midia/${arquivo}.webp`, alt: alt.value.trim(), ...size, loading: 'lazy' });
  };
  const dialog = openDialog(
    text.title,
    panelEditorText.close,
    field(text.search, search),
    list,
    field(text.alt, alt, text.altHint),
    status,
    element('p', {}, button(text.put, insert, 'button')),
    uploadPart(async (sent) => {
      status.textContent = sent ? text.sent : text.failed;
      search.value = '';
      if (sent) await show();
    }),
  );
  afterPause(search, () => {
    status.textContent = '';
    void show();
  });
  void show();
}

/** The form of the library itself, sent from here. */
function uploadPart(done: (sent: boolean) => Promise<void>): HTMLElement {
  const file = element('input', { type: 'file', accept: 'image/*' });
  const alt = element('input', { type: 'text', maxLength: 300, autocomplete: 'off' });
  const send = button(text.send, async () => {
    const [picture] = file.files ?? [];
    if (!picture || alt.value.trim() === '') return done(false);
    send.disabled = true;
    const body = new FormData();
    body.append('alt', alt.value.trim());
    body.append('arquivo', picture);
    const answer = await fetch(panelMediaPath, { method: 'POST', body }).catch(() => undefined);
    send.disabled = false;
    return done(answer?.ok === true && inert(await answer.text()).querySelector('[role=alert]') === null);
  });
  const title = element('summary', { textContent: text.upload });
  return element(
    'details',
    {},
    title,
    field(text.file, file),
    field(text.alt, alt, text.altHint),
    element('p', {}, send),
  );
}
