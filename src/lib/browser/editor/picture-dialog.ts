/** A picture of the library with what it shows, or another one that is sent there first. */
import { panelEditorText } from '#lib/text/panel-editor.ts';
import { afterPause, button, element, field, openDialog } from './elements.ts';
import { askLibrary, type Picture, uploadPart } from './picture-upload.ts';

const text = panelEditorText.pictures;

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
  const show = (pictures: readonly Picture[]): void => {
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
    uploadPart((_, newest) => {
      search.value = '';
      show(newest);
    }),
  );
  const find = async (): Promise<void> => show(await askLibrary(search.value.trim()));
  afterPause(search, () => {
    status.textContent = '';
    void find();
  });
  void find();
}
