/**
 * Pictures that people send become pictures of the shop: decoded once, turned as the camera was held, without what the
 * file says about place and device, written anew. Nothing is served as it was sent.
 */
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Area, Size } from '#lib/domain/media/crop.ts';
import { judgeFile } from './file-kind.ts';

export type PictureFormat = 'jpg' | 'png';
export type Encoded = Size & {
  readonly formato: PictureFormat;
  readonly webp: Buffer;
  /** As large, in the format of before, or the nearest that every browser knows. What is cut later is cut from it. */
  readonly original: Buffer;
  /** WebP for lists. */
  readonly miniatura: Buffer;
};
export type PictureFault = 'empty' | 'heavy' | 'svg' | 'heic' | 'unknown' | 'pixels' | 'broken';

/** 10 MB. */
export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** No place of the shop shows more than half of it. */
const LONGEST_SIDE = 3200;
const LIST_SIDE = 400;
const WHITE = '#ffffff';

// One thread a picture: the two cores also serve the shop.
sharp.concurrency(1);
// Nothing is made twice, so nothing is worth keeping in memory.
sharp.cache(false);

/** An animation is its first picture. */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded | PictureFault> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST_BYTES) return 'heavy';
  const kind = judgeFile(bytes);
  if (kind === undefined) return 'unknown';
  if (kind === 'svg' || kind === 'heic') return kind;
  const picture = (): Sharp =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  try {
    const { width, height, hasAlpha } = await picture().metadata();
    if (width * height > MOST_PIXELS) return 'pixels';
    const upright = await picture()
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = kind === 'png' || kind === 'gif';
    // What may be transparent stays so; drawings keep their edges.
    const png = drawn || (hasAlpha && !(await opened(upright).stats()).isOpaque);
    return await write(upright, png ? 'png' : 'jpg');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return /pixel limit|too large/i.test(error.message) ? 'pixels' : 'broken';
  }
}

/** What somebody shows of goods that are wrong: large enough to see it. */
const SHOWN_SIDE = 1600;

/** A picture that a buyer sends, as WebP, without what the file says about place and device. */
export async function encodeShown(bytes: Uint8Array): Promise<Buffer | PictureFault> {
  const encoded = await encodePicture(bytes);
  if (typeof encoded === 'string') return encoded;
  const small = sharp(encoded.webp).resize(SHOWN_SIDE, SHOWN_SIDE, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return inFormat(small, 'webp').toBuffer();
}

/** Whether a picture that was kept before can be decoded. */
export async function isSoundPicture(bytes: Uint8Array): Promise<boolean> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  // JPEG and WebP are decoded at an eighth at once.
  return picture
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** What is cut out of a kept picture, at `size`. Without an area it is the whole picture, with white around it. */
export async function cutPicture(
  original: Uint8Array,
  {
    area,
    size,
    formato,
  }: { readonly area: Area | undefined; readonly size: Size; readonly formato: PictureFormat },
): Promise<Encoded> {
  const { largura, altura } = size;
  const source = sharp(original, { limitInputPixels: MOST_PIXELS });
  const cut = area
    ? source
        .extract({ left: area.x, top: area.y, width: area.largura, height: area.altura })
        .resize(largura, altura, { fit: 'fill' })
    : source.flatten({ background: WHITE }).resize(largura, altura, { fit: 'contain', background: WHITE });
  return write(await cut.raw().toBuffer({ resolveWithObject: true }), area ? formato : 'jpg');
}

/** A product's square picture of a side, from a kept one: whole, on white. */
export async function squarePicture(
  original: Uint8Array,
  side: number,
  format: 'webp' | 'avif' | PictureFormat,
): Promise<Buffer> {
  const square = sharp(original, { limitInputPixels: MOST_PIXELS })
    .flatten({ background: WHITE })
    .resize(side, side, { fit: 'contain', background: WHITE });
  return inFormat(square, format).toBuffer();
}

type Decoded = { readonly data: Buffer; readonly info: OutputInfo };

function opened({ data, info: { width, height, channels } }: Decoded): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function write(decoded: Decoded, formato: PictureFormat): Promise<Encoded> {
  // Twice the effort takes twice as long and saves a hundredth to a twenty-fifth: a spreadsheet brings a thousand of them.
  const webp = await opened(decoded).webp({ quality: 82, effort: 2 }).toBuffer();
  const original = await inFormat(opened(decoded), formato).toBuffer();
  const small = opened(decoded).resize(LIST_SIDE, LIST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const miniatura = await inFormat(small, 'webp').toBuffer();
  const { width: largura, height: altura } = decoded.info;
  return { formato, webp, original, miniatura, largura, altura };
}

/** As near to the picture as a WebP of 82, in a quarter less bytes. One more effort takes over twice as long and saves a twentieth. */
export const AVIF = { quality: 58, effort: 3 } as const;

function inFormat(picture: Sharp, format: 'webp' | 'avif' | PictureFormat): Sharp {
  if (format === 'avif') return picture.avif(AVIF);
  if (format === 'webp') return picture.webp({ quality: 82, effort: 4 });
  if (format === 'png') return picture.png({ compressionLevel: 9 });
  return picture.flatten({ background: WHITE }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
}
