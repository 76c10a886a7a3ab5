/** How large a picture of the shop is, so that pages keep its place free while it loads. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

export type PictureSize = { readonly largura: number; readonly altura: number };

/** The pictures that came with the shop. */
const PUBLIC = fileURLToPath(new URL('../../../../public', import.meta.url));

/**
 * Pixels of the picture at a path of the shop; undefined where there is none.
 * @param readUpload Reads a file below `/upload`.
 */
export async function pictureSize(
  path: string,
  readUpload: (path: string) => Promise<Buffer | undefined>,
): Promise<PictureSize | undefined> {
  const bytes = path.startsWith('/upload/') ? await readUpload(path) : await readPublic(path);
  if (!bytes) return undefined;
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { largura: width, altura: height };
  } catch {
    // Whatever it is, it is no picture.
    return undefined;
  }
}

/** `path` has no steps up in it. */
async function readPublic(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(PUBLIC, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
