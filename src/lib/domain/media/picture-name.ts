/**
 * Names of uploaded pictures. `{words}-{hash}` is the base name of all files of one; the hash is of its content, so that
 * what stands at an address never changes.
 */
import { slugOf } from '#lib/domain/kernel/slug.ts';

/** Files of one picture: without a prefix as large as it is kept, `m_` for lists. */
const FILE = /^(m_|)([a-z0-9-]{1,80}-[0-9a-f]{16})\.(webp|jpg|png)$/;
const UPLOADED = /^[a-z0-9-]{1,80}-[0-9a-f]{16}$/;
const ADDRESS = /^\/upload\/midia\/([a-z0-9-]{1,80}-[0-9a-f]{16})\.webp$/;
const LONGEST_WORDS = 60;

/** Is this the base name of an uploaded picture, and not of one that is drawn? */
export function isUploadedPicture(name: string): boolean {
  return UPLOADED.test(name);
}

/** The path of a picture's WebP; what forms of the editor carry for a chosen one. */
export function pictureAddress(name: string): string {
  return `/upload/midia/${name}.webp`;
}

/** The base name of the picture at an address of this shop, with or without its origin; undefined for any other. */
export function pictureAt(address: string): string | undefined {
  return ADDRESS.exec(address.trim().replace(/^https?:\/\/[^/]+(?=\/upload\/)/, ''))?.[1];
}

/** Is this the name of a file of the library? */
export function isPictureFile(file: string): boolean {
  return FILE.test(file);
}

/** @param file As the visitor's machine called it. @param hash 16 hexadecimal digits. */
export function pictureName(file: string, hash: string): string {
  const words = slugOf(file.replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_WORDS);
  return `${words || 'imagem'}-${hash}`;
}

/** What names of a form's fields for a picture of a product end in: it may be there once for each value inside it. */
export function pictureKey({ arquivo, opcao }: { readonly arquivo: string; readonly opcao: string }): string {
  return opcao === '' ? arquivo : `${arquivo}:${opcao}`;
}
