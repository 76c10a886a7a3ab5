/** Which picture a form chose: its fields are those of `layouts/panel/MediaPicker.astro`. */
import { line } from '#lib/domain/kernel/form-fields.ts';
import { uploadPath } from './upload-path.ts';

/** Name of the field for an address that is typed. */
export function addressField(name: string): string {
  return `${name}Endereco`;
}

/** An address of this shop as it was chosen or typed, '' for none; what was typed counts first. */
export function pickedPicture(form: FormData, name: string): string {
  return uploadPath(line(form, addressField(name)) || line(form, name));
}
