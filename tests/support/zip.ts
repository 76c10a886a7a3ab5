/** ZIP files as programs write them, and as somebody with ill intent does. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = {
  readonly name: string | Buffer;
  readonly bytes: Buffer;
  /** What it says its unpacked size is. */
  readonly said?: number;
  readonly encrypted?: boolean;
  /** Says that its name is UTF-8. */
  readonly utf8?: boolean;
};

/** Deflated, with a central directory. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, said = bytes.length, encrypted = false, utf8 = false } of files) {
    const raw = typeof name === 'string' ? Buffer.from(name) : name;
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((encrypted ? 1 : 0) | (utf8 ? 0x800 : 0), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said, 18);
    common.writeUInt16LE(raw.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, entry, raw);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, raw, packed]);
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
