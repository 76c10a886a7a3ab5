/** SVG to the files that the shop serves. */
import sharp from 'sharp';

/** Sides of the square pictures, in pixels, by the platform's size prefix (`''` is the original). */
export const SIDES = { s_: 120, m_: 400, b_: 800, '': 1600 } as const;

/** Where the drawing is at least this big, flat colours are smaller without loss than as a photograph. */
const DENSITY_OF_PAGE = 72;
const PAGE = 1000;

/** One thread a picture: the two cores also serve the shop, and other pictures may be waiting. */
sharp.concurrency(1);

/** `size` is the side in pixels. The SVG is drawn at that size, not drawn once and shrunk, so lines stay sharp. */
export async function renderDrawing(svg: string, size: number, format: 'webp' | 'png'): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: (DENSITY_OF_PAGE * size) / PAGE })
    .resize(size, size)
    .flatten({ background: '#ffffff' });
  return format === 'png'
    ? picture.png({ palette: true, compressionLevel: 9, effort: 5 }).toBuffer()
    : picture.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer();
}
