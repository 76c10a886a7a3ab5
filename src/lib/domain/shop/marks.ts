/** The pictures by which a shop is known, at addresses that never change: icons, the picture of shared links, what stands in for a picture. */

/** Pixels of the square PNGs; the one that is cut into a circle has its letter smaller. */
export const ICONS = {
  '/apple-touch-icon.png': { size: 180, cut: false },
  '/icone-192.png': { size: 192, cut: false },
  '/icone-512.png': { size: 512, cut: false },
  '/icone-512-recorte.png': { size: 512, cut: true },
} as const;
/** Pixels of the picture that stands in for a product's. */
export const MISSING = {
  '/imagem/b_default.svg': 1200,
  '/imagem/m_default.svg': 480,
  '/imagem/s_default.svg': 160,
} as const;
export const FAVICON = '/favicon.svg';
/** What browsers ask for without being told of it. */
export const OLD_FAVICON = '/favicon.ico';
export const SHARED = '/imagem/social.png';

/** Nothing for a shop that has sent none. */
export const LOGO = '/imagem/logo.png';
/** Pixels: twice what a page shows of it. */
export const LOGO_SIZE = { width: 448, height: 96 };

export type MarkPath =
  | typeof LOGO
  | keyof typeof ICONS
  | keyof typeof MISSING
  | typeof FAVICON
  | typeof OLD_FAVICON
  | typeof SHARED;

export const MARK_PATHS = [
  ...Object.keys(ICONS),
  ...Object.keys(MISSING),
  FAVICON,
  OLD_FAVICON,
  SHARED,
  LOGO,
] as readonly MarkPath[];

/** Where the file of the demo store's mark lies. */
export function demoMark(path: MarkPath): string {
  return `/imagem/demo${path}`;
}

/** The letter that stands for a shop without a picture of its own; '' where its name has none. */
export function markLetter(nome: string): string {
  const [letter = ''] = nome.match(/[\p{L}\p{N}]/u) ?? [];
  return letter.toLocaleUpperCase('pt-BR');
}
