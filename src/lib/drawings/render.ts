/** SVG to the files that the shop serves. */
import sharp from 'sharp';

/** Sides of the square pictures, in pixels, by the platform's size prefix (`''` is the original). */
export const SIDES = { s_: 120, m_: 400, b_: 800, '': 1600 } as const;

/** Pixels per inch at which sharp draws one unit of the page as one pixel. */
const DENSITY_OF_PAGE = 72;
const PAGE = 1000;

/** Many cards load at once, so a card's picture may weigh this much, in bytes; a busier drawing gives up some quality. */
const CARD_LIMIT = 13 * 1024;
const CARD_SIDE = 400;

/** One thread a picture: the two cores also serve the shop, and other pictures may be waiting. */
sharp.concurrency(1);

/** `size` is the side in pixels. The SVG is drawn at that size, not drawn once and shrunk, so lines stay sharp. */
export async function renderDrawing(svg: string, size: number, format: 'webp' | 'png'): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (DENSITY_OF_PAGE * size) / PAGE })
    .resize(size, size)
    .flatten({ background: '#ffffff' });
  if (format === 'png') return picture.png({ palette: true, compressionLevel: 9, effort: 5 }).toBuffer();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const encoded = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: info }).webp({ quality, effort: 4 }).toBuffer();
  const best = await encoded(80);
  return size <= CARD_SIDE && best.length > CARD_LIMIT ? encoded(50) : best;
}
