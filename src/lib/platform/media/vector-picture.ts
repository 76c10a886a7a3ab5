/** Drawings to the files that the shop serves. */
import sharp from 'sharp';
import { AVIF } from './encode.ts';
import type { PictureFormat } from './images.ts';
import { SIDES } from './sides.ts';
import { pageOf } from './vector.ts';

/** Pixels per inch at which sharp draws one unit of the page as one pixel. */
const DENSITY_OF_PAGE = 72;

/** Many cards load at once, so a card's picture may weigh this much, in bytes; a busier drawing gives up some quality. */
const CARD_LIMIT = 13 * 1024;
/** Seconds for one picture, on a machine with much else to do. */
const LONGEST = 60;
const WHITE = '#ffffff';

/**
 * A square picture on white. `side` is in pixels: the drawing is drawn at that size, not drawn once and shrunk, so lines stay sharp.
 * @param svg As `readVector` gave it.
 */
export async function vectorPicture(svg: string, side: number, format: PictureFormat): Promise<Buffer> {
  const page = pageOf(svg) ?? side;
  const picture = sharp(Buffer.from(svg), { density: (DENSITY_OF_PAGE * side) / page })
    .timeout({ seconds: LONGEST })
    .resize(side, side, { fit: 'contain', background: WHITE })
    .flatten({ background: WHITE });
  if (format === 'jpg') return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
  if (format === 'png') return picture.png({ palette: true, compressionLevel: 9, effort: 5 }).toBuffer();
  if (format === 'avif') return picture.avif(AVIF).toBuffer();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const encoded = (quality: number): Promise<Buffer> =>
    sharp(data, { raw: info }).webp({ quality, effort: 4 }).toBuffer();
  const best = await encoded(80);
  return side <= SIDES.m_ && best.length > CARD_LIMIT ? encoded(50) : best;
}
