/** The marks of a shop that has brought none: its letter on its colour, and a picture that says that there is none. */
import sharp from 'sharp';
import { escapeText } from './escape-text.ts';

/** `#rrggbb` each. */
export type MarkColours = { readonly ground: string; readonly ink: string };

const FONT = 'Liberation Sans, Arial, Helvetica, DejaVu Sans, sans-serif';

/** @param cut Drawn to be cut into a circle: no corners of its own, and everything within the middle. */
export function letterMark(letter: string, { ground, ink }: MarkColours, cut = false): string {
  const size = cut ? 30 : 40;
  const written =
    letter === ''
      ? `<circle cx="32" cy="32" r="${size / 3}" fill="${ink}"/>`
      : `<text x="32" y="${32 + size * 0.36}" font-family="${FONT}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${ink}">${escapeText(letter)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64"${cut ? '' : ' rx="14"'} fill="${ground}"/>${written}</svg>`;
}

/** A frame with a landscape, of no trade. @param size Pixels. */
export function missingPicture(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200"><rect width="200" height="200" fill="#f4f6f8"/><g fill="none" stroke="#76869a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><rect x="56" y="62" width="88" height="76" rx="6"/><circle cx="82" cy="86" r="8"/><path d="M57 128l28-26 20 18 14-12 24 22"/></g></svg>`;
}

/** PNG of so many pixels, square. */
export function pngOf(picture: string | Uint8Array, size: number): Promise<Buffer> {
  const input = typeof picture === 'string' ? Buffer.from(picture) : picture;
  return sharp(input, { density: (72 * size) / 64, limitInputPixels: 50_000_000 })
    .resize(size, size, { fit: 'contain', background: '#ffffff00' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A picture of the shop within so many pixels: it `covers` them, or stands in their middle or at their `left`. */
export function fitted(
  picture: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  how: 'covers' | 'middle' | 'left',
): Promise<Buffer> {
  const shape = sharp(picture, { limitInputPixels: 50_000_000 }).resize(width, height, {
    fit: how === 'covers' ? 'cover' : 'contain',
    position: how === 'left' ? 'left' : 'centre',
    background: '#ffffff00',
  });
  return shape.png({ compressionLevel: 9 }).toBuffer();
}

/** A PNG where a page asks for an SVG. */
export function wrapped(png: Uint8Array, size: number): string {
  const data = Buffer.from(png).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${data}"/></svg>`;
}

/** The sizes of a Windows icon. */
const ICO_SIZES = [16, 32, 48];

/** An ICO is six bytes, sixteen for each picture, and the pictures as PNG. */
export async function icoOf(picture: string | Uint8Array): Promise<Buffer> {
  const images = await Promise.all(ICO_SIZES.map((size) => pngOf(picture, size)));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [place, image] of images.entries()) {
    const at = 6 + 16 * place;
    const size = ICO_SIZES[place] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(image.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
