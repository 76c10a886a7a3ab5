/** Tar archives (POSIX.1-2001, "pax"), written and read as streams. A backup of the shop is one, so that every tar program opens it. */

/** A folder, or a file with its bytes. */
export type TarEntry = {
  /** With `/`, relative. */
  readonly path: string;
  /** Permission bits. */
  readonly mode: number;
} & ({ readonly kind: 'folder' } | { readonly kind: 'file'; readonly size: number; readonly content: Bytes });

type Bytes = AsyncIterable<Uint8Array>;

/** Something that is no tar, or one that was cut off. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

const BLOCK = 512;
/** What eleven octal digits say: 8 GiB. */
const LARGEST = 8 ** 11 - 1;
/** Bytes. */
const LONGEST_NAME = 100;
const LONGEST_RECORDS = 64 * 1024;
const KINDS = { '0': 'file', '5': 'folder', x: 'records' } as const;

/** @throws TarError when a file has another size than announced. */
export async function* packTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield* headers(entry);
    if (entry.kind === 'folder') continue;
    let written = 0;
    for await (const piece of entry.content) {
      written += piece.byteLength;
      yield piece;
    }
    if (written !== entry.size) throw new TarError(`${entry.path} changed while it was read`);
    yield Buffer.alloc(padding(entry.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Gives each entry to `visit`, which has to read its content to the end.
 * @throws TarError
 */
export async function readTar(source: Bytes, visit: (entry: TarEntry) => Promise<void>): Promise<void> {
  const read = reader(source);
  let said: Readonly<Record<string, string>> = {};
  for (;;) {
    const block = await read.exactly(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const { kind, mode, ...short } = parse(block);
    const path = (said.path ?? short.path).replace(/\/$/, '');
    const size = Number(said.size ?? short.size);
    said = {};
    if (kind === 'folder') {
      await visit({ kind, path, mode });
    } else if (kind === 'file') {
      await visit({ kind, path, mode, size, content: read.pieces(size) });
      await read.exactly(padding(size));
    } else {
      if (size > LONGEST_RECORDS) throw new TarError('the archive is damaged');
      said = parseRecords(await read.exactly(size));
      await read.exactly(padding(size));
    }
  }
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** What the fields of a header cannot hold stands in records before it. */
function* headers(entry: TarEntry): Generator<Buffer> {
  const path = entry.kind === 'folder' ? `${entry.path}/` : entry.path;
  const size = entry.kind === 'file' ? entry.size : 0;
  const long = Buffer.byteLength(path) > LONGEST_NAME;
  const large = size > LARGEST;
  if (long || large) {
    const records = Buffer.from(`${long ? record('path', path) : ''}${large ? record('size', size) : ''}`);
    yield header({ path: 'pax', mode: 0o600, size: records.byteLength, kind: 'x' });
    yield records;
    yield Buffer.alloc(padding(records.byteLength));
  }
  yield header({
    path: long ? 'long' : path,
    mode: entry.mode,
    size: large ? 0 : size,
    kind: entry.kind === 'folder' ? '5' : '0',
  });
}

type Header = {
  readonly path: string;
  readonly mode: number;
  readonly size: number;
  readonly kind: keyof typeof KINDS;
};

function header({ path, mode, size, kind }: Header): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(path, 0);
  block.write(octal(mode & 0o7777, 7), 100);
  for (const field of [108, 116]) block.write(octal(0, 7), field);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  block.write(' '.repeat(8), 148);
  block.write(kind, 156);
  block.write('ustar\u000000', 257);
  block.write(`${octal(checksum(block), 6)}\0`, 148);
  return block;
}

/** `length name=value`, where the length counts its own digits too. */
function record(name: string, value: string | number): string {
  const rest = ` ${name}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  const digits = String(bytes + String(bytes).length).length;
  return `${bytes + digits}${rest}`;
}

function parseRecords(bytes: Buffer): Readonly<Record<string, string>> {
  const lines = bytes.toString().split('\n').slice(0, -1);
  const pairs = lines.map((line) => /^\d+ (\w+)=(.*)$/.exec(line));
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])));
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte) => sum + byte, 0);
}

function parse(block: Buffer): Omit<Header, 'kind'> & { readonly kind: (typeof KINDS)[keyof typeof KINDS] } {
  const text = (from: number, length: number): string =>
    block.toString('utf8', from, from + length).split('\0', 1)[0] ?? '';
  const number = (from: number, length: number): number => Number.parseInt(text(from, length), 8);
  const blank = Buffer.from(block).fill(' ', 148, 156);
  const kind = KINDS[text(156, 1) as keyof typeof KINDS];
  if (number(148, 8) !== checksum(blank) || kind === undefined) throw new TarError('the archive is damaged');
  return { path: text(0, LONGEST_NAME), mode: number(100, 8), size: number(124, 12), kind };
}

function reader(source: Bytes) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  async function next(most: number): Promise<Uint8Array> {
    while (rest.byteLength === 0) {
      const { done, value } = await pieces.next();
      if (done) throw new TarError('the archive ends too early');
      rest = value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.byteLength);
    return piece;
  }

  async function* take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0; ) {
      const piece = await next(left);
      left -= piece.byteLength;
      yield piece;
    }
  }

  return {
    pieces: take,
    exactly: async (size: number): Promise<Buffer> => Buffer.concat(await Array.fromAsync(take(size))),
  };
}
