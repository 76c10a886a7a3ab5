/** Which file of a picture is shown: its size, and WebP or the original format (specification section 4, "Image type"). */

export type ImageType = 'webp' | 'original';
export type ImageSize = 'zoom' | 'big' | 'medium' | 'small';

type Files = Readonly<Record<ImageSize, string>>;
type Picture = { readonly arquivos: Files; readonly arquivosOriginais: Files };

const PREFIX: Readonly<Record<ImageSize, string>> = { zoom: 'b', big: 'b', medium: 'm', small: 's' };

/** Stands in for a product without a picture. */
export function defaultImage(size: ImageSize): string {
  return `/imagem/${PREFIX[size]}_default.svg`;
}

/** The file of a product's picture; the other format where the wanted one is missing, else the default image. */
export function productImage(picture: Picture | undefined, size: ImageSize, type: ImageType): string {
  const webp = picture?.arquivos[size] ?? '';
  const original = picture?.arquivosOriginais[size] ?? '';
  return preferred(webp, original, type) || defaultImage(size);
}

/** The file of a banner, brand, badge or attribute value, '' when it has none. */
export function generalImage(
  { imagem, imagemOriginal }: { readonly imagem: string; readonly imagemOriginal: string },
  type: ImageType,
): string {
  return preferred(imagem, imagemOriginal, type);
}

/** The icon of a menu entry, '' when it has none. */
export function menuIcon(
  { icone, iconeOriginal }: { readonly icone: string; readonly iconeOriginal: string },
  type: ImageType,
): string {
  return preferred(icone, iconeOriginal, type);
}

function preferred(webp: string, original: string, type: ImageType): string {
  return type === 'original' ? original || webp : webp || original;
}
