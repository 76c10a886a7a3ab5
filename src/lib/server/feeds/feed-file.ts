/** A file that is rebuilt when it is requested and out of date, by one writer at a time. */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipelined } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export type KeptFile = {
  /** Compressed with gzip. */
  readonly path: string;
  readonly bytes: number;
  /** When it was begun; milliseconds since 1970. */
  readonly madeAt: number;
  /** When something in it comes or goes by itself: from then on it is given to nobody. Milliseconds since 1970. */
  readonly end: number;
};

type Options = {
  /** Milliseconds after which it is rebuilt. */
  readonly maxAge: number;
  /** Milliseconds for which it stands in for one that cannot be made. */
  readonly maxStale: number;
  /** When something it may hold comes or goes next; undefined for never, or where nobody can tell. */
  readonly nextMoment?: (after: Date) => Promise<Date | undefined>;
};

export type FeedFile = {
  /**
   * `write` gives the text piece by piece; a file begun before `since` is rebuilt, and not served meanwhile.
   * @throws what `write` throws, when there is no former file to stand in; `onFailure` hears of it otherwise.
   */
  readonly current: (
    now: number,
    write: () => AsyncIterable<string>,
    onFailure: (error: unknown) => void,
    since?: number,
  ) => Promise<KeptFile>;
};

export function createFeedFile(path: string, { maxAge, maxStale, nextMoment }: Options): FeedFile {
  let flight: Promise<void> | undefined;
  let last: Pick<KeptFile, 'madeAt' | 'end'> | undefined;

  function make(write: () => AsyncIterable<string>): Promise<void> {
    flight ??= compose(path, write()).finally(() => {
      flight = undefined;
    });
    return flight;
  }

  async function kept(since: number): Promise<KeptFile | undefined> {
    const file = await keptAt(path);
    if (!file || file.madeAt < since) return undefined;
    const { madeAt } = file;
    if (last?.madeAt !== madeAt) {
      const moment = await nextMoment?.(new Date(madeAt));
      last = { madeAt, end: moment?.getTime() ?? Number.POSITIVE_INFINITY };
    }
    return { ...file, end: last.end };
  }

  return {
    async current(now, write, onFailure, since = 0) {
      const former = await kept(since);
      if (former && now < Math.min(former.madeAt + maxAge, former.end)) return former;
      try {
        await make(write);
        // Others may have begun it before what ended meanwhile.
        if (now >= ((await kept(0))?.end ?? now)) await make(write);
      } catch (error) {
        if (!former || now >= Math.min(former.madeAt + maxStale, former.end)) throw error;
        onFailure(error);
        return former;
      }
      const made = await kept(0);
      if (!made) throw new Error(`${path} was written and is not there`);
      return made;
    },
  };
}

/** The bytes of the file, unpacked where the receiver wants no gzip, read while they are sent. */
export function readKept({ path }: KeptFile, unpacked: boolean): ReadableStream<Uint8Array> {
  const packed = createReadStream(path);
  const stream = unpacked ? pipeline(packed, createGunzip(), () => undefined) : packed;
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/** Written beside and renamed, so that nobody ever reads half a file, and synced, so that a power cut leaves none. */
async function compose(path: string, pieces: AsyncIterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const begun = new Date();
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await pipelined(Readable.from(pieces), createGzip(), createWriteStream(unfinished));
    const file = await open(unfinished);
    await file.utimes(begun, begun);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function keptAt(path: string): Promise<Omit<KeptFile, 'end'> | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return found && { path, bytes: found.size, madeAt: found.mtimeMs };
}
