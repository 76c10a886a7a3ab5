/** Pictures of products: made when they are first asked for, from what the library keeps, then kept. */
import type { Kysely } from 'kysely';
import { parseLibraryFile } from '#lib/domain/media/picture-name.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { RenderQueue } from '#lib/platform/kernel/limits/render-queue.ts';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { squarePicture } from './encode.ts';
import { type MediaRow, mediaByFile } from './queries/media.ts';
import { SIDES } from './sides.ts';
import { readVector } from './vector.ts';
import { vectorPicture } from './vector-picture.ts';

/** AVIF has no address of its own: it is sent in place of the WebP to whoever reads it. */
export type PictureFormat = 'webp' | 'png' | 'jpg' | 'avif';
/** `{prefix}{name}.{format}` (platform contract 6.4); `name` is that of a picture of the library. Beside the WebP stands a JPEG. */
export type PictureFile = {
  readonly prefix: keyof typeof SIDES;
  readonly name: string;
  readonly format: PictureFormat;
};

export type Images = {
  /** The bytes of a picture of a product, undefined when the library has none of the name. @throws when the disk fails. */
  readonly read: (file: PictureFile) => Promise<Buffer | undefined>;
  /**
   * The same picture as AVIF, if it was made before; if not, it is made when nobody waits for another one, for whoever asks next:
   * it takes several times as long as a WebP.
   */
  readonly readLighter: (file: PictureFile) => Promise<Buffer | undefined>;
  /** A file of the library itself. Of a drawing those are made, too: it is sent to nobody. */
  readonly readLibrary: (file: string) => Promise<Buffer | undefined>;
  /** Makes a file if it is not there, after everything that somebody waits for. */
  readonly prepare: (file: PictureFile) => Promise<void>;
};

type Sources = {
  readonly db: Kysely<Schema>;
  readonly storage: Storage;
  readonly queue: RenderQueue;
  readonly later: Deps['later'];
};
type Make = () => Promise<Buffer>;
/** How a picture is made; undefined where there is nothing to make it of. */
type Find = () => Promise<Make | undefined>;

/** Pictures that may wait to be made as AVIF, each with what it is made of in memory; others wait to be asked for again. */
const MOST_WAITING = 12;

/** Only lower-case letters, digits and hyphens: no name can lead out of the directory. */
const FILE = /^(b_|m_|s_|)([a-z0-9](?:[a-z0-9-]{0,150}[a-z0-9])?)\.(webp|png|jpg)$/;

export function parsePictureFile(text: string): PictureFile | undefined {
  const match = FILE.exec(text);
  if (!match) return undefined;
  const [, prefix = '', name = '', format] = match;
  return { prefix: prefix as PictureFile['prefix'], name, format: format as PictureFormat };
}

export function createImages(sources: Sources): Images {
  const { storage, queue, later } = sources;
  let waiting = 0;
  const flights = new Map<string, Promise<Buffer | undefined>>();

  async function begin(key: string, find: Find, ahead: boolean): Promise<Buffer | undefined> {
    const work = await find();
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
  function make(key: string, find: Find, ahead: boolean): Promise<Buffer | undefined> {
    const flight = flights.get(key) ?? begin(key, find, ahead).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    async read(file) {
      const key = keyOf(file);
      return (await storage.get(key)) ?? make(key, () => square(sources, file), false);
    },
    async readLighter(file) {
      const lighter = { ...file, format: 'avif' } as const;
      const key = keyOf(lighter);
      const kept = await storage.get(key);
      if (!kept && waiting < MOST_WAITING && !flights.has(key)) {
        waiting += 1;
        later(async () => {
          await make(key, () => square(sources, lighter), true).finally(() => (waiting -= 1));
        });
      }
      return kept;
    },
    async readLibrary(file) {
      const parsed = parseLibraryFile(file);
      if (!parsed) return undefined;
      const key = `midia/${file}`;
      return (await storage.get(key)) ?? make(key, () => libraryFile(sources, parsed), false);
    },
    async prepare(file) {
      const key = keyOf(file);
      if ((await storage.get(key)) === undefined) await make(key, () => square(sources, file), true);
    },
  };
}

function keyOf({ prefix, name, format }: PictureFile): string {
  return `produto/imagem/${prefix}${name}.${format}`;
}

async function square(sources: Sources, { prefix, name, format }: PictureFile): Promise<Make | undefined> {
  if (format === 'png') return undefined;
  const row = await mediaByFile(sources.db, name);
  const original = row && (await originalOf(sources, row));
  if (!original) return undefined;
  const side = SIDES[prefix];
  if (row.formato !== 'svgz') return () => squarePicture(original, side, format);
  return vectorMaker(original, side, format);
}

type LibraryFile = NonNullable<ReturnType<typeof parseLibraryFile>>;

async function libraryFile(
  sources: Sources,
  { prefix, name, format }: LibraryFile,
): Promise<Make | undefined> {
  const row = await mediaByFile(sources.db, name);
  const original = row?.formato === 'svgz' ? await originalOf(sources, row) : undefined;
  return original && vectorMaker(original, SIDES[prefix], format);
}

function originalOf({ storage }: Sources, { arquivo, formato }: MediaRow): Promise<Buffer | undefined> {
  return storage.get(`midia/${arquivo}.${formato}`);
}

function vectorMaker(original: Buffer, side: number, format: PictureFormat): Make | undefined {
  const svg = readVector(original);
  return svg === undefined ? undefined : () => vectorPicture(svg, side, format);
}
