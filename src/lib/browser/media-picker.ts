/** Choices of a picture take one from this device too: it goes to the library and is chosen, and the form stays as it is. */
import { pictureAddress } from '#lib/domain/media/picture-name.ts';
import { mediaPickerText } from '#lib/text/panel-media.ts';
import { element } from './editor/elements.ts';
import { type Picture, uploadPart } from './editor/picture-upload.ts';

export function offerUploads(root: ParentNode): void {
  const pickers = [...root.querySelectorAll<HTMLElement>('.media-picker')];
  for (const picker of pickers) {
    const part = uploadPart((sent) => {
      for (const each of pickers) offer(each, sent);
      choose(picker, sent);
    });
    picker.querySelector('.media-picker_grid')?.after(part);
  }
}

/** Among the pictures of the library, the newest first. */
function offer(picker: HTMLElement, picture: Picture): void {
  const grid = picker.querySelector('.media-picker_grid');
  if (!grid || choiceOf(picker, picture)) return;
  const name = picker.dataset['picker'] ?? '';
  const radio = element('input', { type: 'radio', name, value: pictureAddress(picture.arquivo) });
  const src = `/upload/midia/m_${picture.arquivo}.webp`;
  const sample = element('img', { className: 'media-picker_picture', src, alt: picture.alt });
  const size = element('small', { textContent: mediaPickerText.size(picture.largura, picture.altura) });
  const label = element('label', { className: 'media-picker_choice' }, radio, sample);
  label.append(element('span', {}, picture.nome, size));
  const first = grid.querySelector('[data-library]');
  const entry = element('li', {}, label);
  entry.dataset['library'] = '';
  grid.insertBefore(entry, first);
  picker.querySelector('[data-empty]')?.remove();
}

function choose(picker: HTMLElement, picture: Picture): void {
  const choice = choiceOf(picker, picture);
  if (!choice) return;
  choice.checked = true;
  // Drafts and guards follow what is typed.
  choice.dispatchEvent(new Event('input', { bubbles: true }));
  choice.focus();
}

function choiceOf(picker: HTMLElement, { arquivo }: Picture): HTMLInputElement | null {
  return picker.querySelector(`[type=radio][value="${CSS.escape(pictureAddress(arquivo))}"]`);
}
