/**
 * The files of the embedded database on a disk that may lose its power. The engine's own file system never syncs anything;
 * this one does whenever the engine asks, so that what was committed is still there. A commit that may be lost (`mayBeLost`) is
 * synced a moment later, and off the thread that serves. PostgreSQL relies on its log reaching the disk before the pages that it
 * describes: a page is written only after what is left of the log was synced.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file, as Emscripten hands it over. */
type Stream = { readonly nfd: number; readonly path: string };
type StreamOps = {
  write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;
  fsync?: (stream: Stream) => number;
};
type Module = { readonly NODEFS: { readonly stream_ops: StreamOps } };
type Options = Parameters<NodeFS['init']>[1];

/** What WASI calls an input/output error. The engine ends on it, and recovers at its next start. */
const EIO = 29;
const LOG = '/pg_wal/';
/** Milliseconds until a commit that may be lost is on the disk too. */
const LATER = 250;
/** Bytes of log after which the engine should write a checkpoint: alone in its process, it never does that by itself. */
const CHECKPOINT_AFTER = 64 * 1024 * 1024;

export class DurableFiles extends NodeFS {
  /** Of the statement that runs: a power cut may take back what it commits, for a moment (`LATER`). */
  mayBeLost = false;
  /** Files of the log that wait for their sync, each with how often it was written to meanwhile. */
  readonly #waiting = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #logged = 0;
  readonly #onLongLog: () => void;
  /** A disk that failed once may have dropped what it held: nothing is promised any more. */
  #broken = false;

  /** @param onLongLog Called each time so much was logged that a checkpoint is due; not within a statement. */
  constructor(directory: string, onLongLog: () => void) {
    super(directory);
    this.#onLongLog = onLongLog;
  }

  override async init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    // The types of the package leave out the file system that it brings along.
    const tie = (module: unknown): void => this.#tie((module as Module).NODEFS.stream_ops);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), tie] } };
  }

  override async closeFs(): Promise<void> {
    clearTimeout(this.#timer);
    this.#syncWaiting();
    await super.closeFs();
  }

  #tie(operations: StreamOps): void {
    const { write } = operations;
    operations.write = (stream, buffer, offset, length, position) => {
      if (stream.path.includes(LOG)) this.#count(length);
      else this.#syncWaiting();
      return write(stream, buffer, offset, length, position);
    };
    operations.fsync = (stream) => this.#fsync(stream);
  }

  /** @returns 0, or an error of WASI. */
  #fsync(stream: Stream): number {
    const isLog = stream.path.includes(LOG);
    if (isLog && this.mayBeLost) {
      this.#wait(join(this.rootDir, 'pg_wal', basename(stream.path)));
      return this.#broken ? EIO : 0;
    }
    try {
      this.#syncWaiting();
      // The size of a file of the log never changes; of others it does, and a folder has only names.
      if (isLog) fdatasyncSync(stream.nfd);
      else fsyncSync(stream.nfd);
    } catch {
      this.#broken = true;
    }
    return this.#broken ? EIO : 0;
  }

  #wait(file: string): void {
    this.#waiting.set(file, (this.#waiting.get(file) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.#syncLater(), LATER).unref();
  }

  /** On threads of Node's, while the engine may go on writing to the same files. */
  async #syncLater(): Promise<void> {
    for (const [file, times] of [...this.#waiting]) {
      try {
        const handle = await open(file);
        await handle.datasync().finally(() => handle.close());
      } catch (error) {
        this.#failed(error);
      }
      if (this.#waiting.get(file) === times) this.#waiting.delete(file);
    }
    this.#timer = undefined;
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => void this.#syncLater(), LATER).unref();
  }

  #syncWaiting(): void {
    for (const file of this.#waiting.keys()) {
      try {
        const descriptor = openSync(file, 'r');
        try {
          fdatasyncSync(descriptor);
        } finally {
          closeSync(descriptor);
        }
      } catch (error) {
        this.#failed(error);
      }
    }
    this.#waiting.clear();
  }

  /** A file of the log that is gone was taken away by a checkpoint, which wrote everything in it. */
  #failed(error: unknown): void {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#broken = true;
  }

  #count(bytes: number): void {
    this.#logged += bytes;
    if (this.#logged < CHECKPOINT_AFTER) return;
    this.#logged = 0;
    setImmediate(this.#onLongLog);
  }
}
