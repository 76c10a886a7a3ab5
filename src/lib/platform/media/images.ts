/** Pictures of products: made when they are first asked for, from a drawing or from what was uploaded, then kept. */
import type { Kysely } from 'kysely';
import { isUploadedPicture } from '#lib/domain/media/picture-name.ts';
import { drawProduct } from '#lib/drawings/draw.ts';
import { renderDrawing, SIDES } from '#lib/drawings/render.ts';
import type { RenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { squarePicture } from './encode.ts';
import { mediaByFile } from './queries/media.ts';
import { findDrawn } from './queries/pictures.ts';

/** Drawings have a PNG beside the WebP, uploaded pictures a JPEG. */
export type PictureFormat = 'webp' | 'png' | 'jpg';
/**
 * `{prefix}{name}.{format}` (platform contract 6.4); `name` is a product's slug, with `-2`, `-3` … for further views, or
 * that of an uploaded picture.
 */
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

type Sources = { readonly db: Kysely<Schema>; readonly storage: Storage; readonly queue: RenderQueue };
type Make = () => Promise<Buffer>;

/** Only lower-case letters, digits and hyphens: no name can lead out of the directory. */
const FILE = /^(b_|m_|s_|)([a-z0-9](?:[a-z0-9-]{0,150}[a-z0-9])?)\.(webp|png|jpg)$/;

export function parsePictureFile(text: string): PictureFile | undefined {
  const match = FILE.exec(text);
  if (!match) return undefined;
  const [, prefix = '', name = '', format] = match;
  return { prefix: prefix as PictureFile['prefix'], name, format: format as PictureFormat };
}

export function createImages(sources: Sources): Images {
  const { storage, queue } = sources;
  const flights = new Map<string, Promise<Buffer | undefined>>();

  async function draw(file: PictureFile, key: string, ahead: boolean): Promise<Buffer | undefined> {
    const work = await (isUploadedPicture(file.name) ? uploaded(sources, file) : drawn(sources, file));
    return (
      work &&
      queue.run(
        async () => {
          const picture = await work();
          await storage.put(key, picture);
          return picture;
        },
        { ahead },
      )
    );
  }

  /** One making of a file, however many ask for it. */
  function make(file: PictureFile, key: string, ahead: boolean): Promise<Buffer | undefined> {
    const flight = flights.get(key) ?? draw(file, key, ahead).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    async read(file) {
      const key = keyOf(file);
      return (await storage.get(key)) ?? make(file, key, false);
    },
    async prepare(file) {
      const key = keyOf(file);
      if ((await storage.get(key)) === undefined) await make(file, key, true);
    },
  };
}

function keyOf({ prefix, name, format }: PictureFile): string {
  return `produto/imagem/${prefix}${name}.${format}`;
}

async function drawn({ db }: Sources, { prefix, name, format }: PictureFile): Promise<Make | undefined> {
  if (format === 'jpg') return undefined;
  const drawing = await findDrawn(db, name);
  return drawing && (() => renderDrawing(drawProduct(drawing.drawing, drawing.view), SIDES[prefix], format));
}

async function uploaded(
  { db, storage }: Sources,
  { prefix, name, format }: PictureFile,
): Promise<Make | undefined> {
  const row = format === 'png' ? undefined : await mediaByFile(db, name);
  const original = row && (await storage.get(`midia/${name}.${row.formato}`));
  return original && (() => squarePicture(original, SIDES[prefix], format));
}
