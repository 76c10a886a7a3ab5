/** Writes a pack file by file, each with its checksum; nothing of it is in memory as a whole. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type Written = { readonly bytes: number; readonly sha256: string };

export type ZipWriter = {
  /** Ends when the file is in the ZIP. */
  readonly add: (name: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<Written>;
  /** Ends when the ZIP is on the disk. */
  readonly end: () => Promise<void>;
  /** Closes what was written so far, to be thrown away. */
  readonly abort: () => Promise<void>;
};

/** @param now The files' time in the ZIP. */
export function createZip(path: string, now: Date): ZipWriter {
  const zip = new ZipFile();
  const stopping = new AbortController();
  const onDisk = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600, flush: true }), {
    signal: stopping.signal,
  });
  // Whoever waits for a file hears of it.
  onDisk.catch(() => undefined);
  return {
    async add(name, chunks) {
      const digest = createHash('sha256');
      let bytes = 0;
      const source = Readable.from(
        (async function* () {
          for await (const chunk of chunks) {
            digest.update(chunk);
            bytes += chunk.length;
            yield chunk;
          }
        })(),
      );
      const read = new Promise<void>((resolve, reject) => source.once('end', resolve).once('error', reject));
      // Pictures hardly shrink.
      zip.addReadStream(source, name, { mtime: now, compress: !name.startsWith('files/') });
      await Promise.race([read, onDisk.then(() => Promise.reject(new Error('the ZIP ended too early')))]);
      return { bytes, sha256: digest.digest('hex') };
    },
    async end() {
      zip.end();
      await onDisk;
    },
    async abort() {
      stopping.abort();
      await onDisk.catch(() => undefined);
    },
  };
}
