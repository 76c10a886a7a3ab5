/**
 * Names of the library's pictures. `{words}-{hash}` is the base name of all files of one; the hash is of its content, so that
 * what stands at an address never changes.
 */
import { slugOf } from '#lib/domain/kernel/slug.ts';

/** Files of one picture: without a prefix as large as it is kept, `m_` for lists. */
const FILE = /^(m_|)([a-z0-9-]{1,80}-[0-9a-f]{16})\.(webp|jpg|png)$/;
const DRAWING = /^[a-z0-9-]{1,80}-[0-9a-f]{16}\.svgz$/;
const ADDRESS = /^\/upload\/midia\/([a-z0-9-]{1,80}-[0-9a-f]{16})\.webp$/;
const LONGEST_WORDS = 60;

/** The path of a picture's WebP; what forms of the editor carry for a chosen one. */
export function pictureAddress(name: string): string {
  return `/upload/midia/${name}.webp`;
}

/** The base name of the picture at an address of this shop, with or without its origin; undefined for any other. */
export function pictureAt(address: string): string | undefined {
  return ADDRESS.exec(address.trim().replace(/^https?:\/\/[^/]+(?=\/upload\/)/, ''))?.[1];
}

/** What a file of the library that anybody may ask for is called; undefined for any other name. */
export function parseLibraryFile(
  file: string,
):
  | { readonly prefix: 'm_' | ''; readonly name: string; readonly format: 'webp' | 'jpg' | 'png' }
  | undefined {
  const [, prefix, name, format] = FILE.exec(file) ?? [];
  if (name === undefined) return undefined;
  return { prefix: prefix === 'm_' ? 'm_' : '', name, format: format as 'webp' | 'jpg' | 'png' };
}

/** Is this the name of a file that the library keeps? A drawing is one of them, and is sent to nobody. */
export function isKeptFile(file: string): boolean {
  return FILE.test(file) || DRAWING.test(file);
}

export type PictureKind = 'jpg' | 'png' | 'svgz';

/** The file of a picture that is shown beside its WebP. */
export function originalFile({
  arquivo,
  formato,
}: {
  readonly arquivo: string;
  readonly formato: PictureKind;
}): string {
  return `${arquivo}.${formato === 'svgz' ? 'png' : formato}`;
}

/** The files that are kept of a picture; of a drawing all others are made when they are asked for. */
export function keptFiles({
  arquivo,
  formato,
}: {
  readonly arquivo: string;
  readonly formato: PictureKind;
}): readonly string[] {
  if (formato === 'svgz') return [`${arquivo}.svgz`];
  return [`${arquivo}.webp`, `${arquivo}.${formato}`, `m_${arquivo}.webp`];
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
