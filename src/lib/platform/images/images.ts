/** Product pictures: drawn when they are first asked for, then kept as files below the data directory. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { drawProduct } from '#lib/drawings/draw.ts';
import { renderDrawing, SIDES } from '#lib/drawings/render.ts';
import { findDrawn } from '../queries/pictures.ts';
import type { Schema } from '../schema.ts';
import { createRenderQueue } from './render-queue.ts';

export type PictureFormat = 'webp' | 'png';
/** `{prefix}{name}.{format}` (platform contract 6.4); `name` is a product's slug, with `-2`, `-3` … for further views. */
export type PictureFile = {
  readonly prefix: keyof typeof SIDES;
  readonly name: string;
  readonly format: PictureFormat;
};

export type Images = {
  /** The bytes of a picture, undefined when no product has it. @throws when the disk fails. */
  readonly read: (file: PictureFile) => Promise<Buffer | undefined>;
  /** Makes a file if it is not there, after everything that somebody waits for. */
  readonly prepare: (file: PictureFile) => Promise<void>;
};

/** Renderings at once: the two cores of a small server also serve the shop. */
const PLACES = 2;

/** Only lower-case letters, digits and hyphens: no name can lead out of the directory. */
const FILE = /^(b_|m_|s_|)([a-z0-9](?:[a-z0-9-]{0,150}[a-z0-9])?)\.(webp|png)$/;

export function parsePictureFile(text: string): PictureFile | undefined {
  const match = FILE.exec(text);
  if (!match) return undefined;
  const [, prefix = '', name = '', format] = match;
  return { prefix: prefix as PictureFile['prefix'], name, format: format as PictureFormat };
}

export function createImages(db: Kysely<Schema>, dataDir: string): Images {
  const directory = join(dataDir, 'upload', 'produto', 'imagem');
  const queue = createRenderQueue(PLACES);
  const flights = new Map<string, Promise<Buffer | undefined>>();

  /** One rendering a file, however many ask for it. */
  function make(file: PictureFile, path: string, ahead: boolean): Promise<Buffer | undefined> {
    const flight =
      flights.get(path) ??
      draw(db, file, path, (work) => queue.run(work, { ahead })).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  }

  return {
    async read(file) {
      const path = join(directory, fileName(file));
      return (await readKept(path)) ?? make(file, path, false);
    },
    async prepare(file) {
      const path = join(directory, fileName(file));
      if ((await readKept(path)) === undefined) await make(file, path, true);
    },
  };
}

export function fileName({ prefix, name, format }: PictureFile): string {
  return `${prefix}${name}.${format}`;
}

async function draw(
  db: Kysely<Schema>,
  { prefix, name, format }: PictureFile,
  path: string,
  queued: (work: () => Promise<Buffer>) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  const drawn = await findDrawn(db, name);
  if (!drawn) return undefined;
  return queued(async () => {
    const picture = await renderDrawing(drawProduct(drawn.drawing, drawn.view), SIDES[prefix], format);
    await keep(path, picture);
    return picture;
  });
}

/** An empty file is what a power cut can leave of a new one: it counts as missing. */
async function readKept(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes && bytes.length > 0 ? bytes : undefined;
}

/** Written beside and renamed, so that nobody ever reads half a picture. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
