/**
 * A disk that keeps only what was synced: what a file held at its last sync is remembered for each sector that is written since,
 * and a copy of a folder as it is after a power cut has some of these sectors back. Names keep their order, as on a journalling
 * file system.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

const SECTOR = 4096;

type Unsynced = { readonly size: number; readonly sectors: Map<number, Buffer> };

export type LossyDisk = {
  /**
   * Copies a folder as a power cut would leave it.
   * @param survives Decides of each sector that was not synced whether it reached the disk all the same.
   */
  readonly cut: (from: string, to: string, survives: () => boolean) => void;
  /** Sectors that a power cut may take back. */
  readonly atRisk: () => number;
  readonly remove: () => void;
};

/** Watches every file that this process writes to by descriptors. */
export async function installLossyDisk(): Promise<LossyDisk> {
  const files = new Map<number, Unsynced>();
  const real = {
    writeSync: fs.writeSync,
    ftruncateSync: fs.ftruncateSync,
    fsyncSync: fs.fsyncSync,
    fdatasyncSync: fs.fdatasyncSync,
  };
  const handle = await fs.promises.open('/dev/null');
  const handles = Object.getPrototypeOf(handle) as fs.promises.FileHandle;
  const { sync, datasync } = handles;
  await handle.close();

  function remember(descriptor: number, from: number, to: number): void {
    const { ino, size } = fs.fstatSync(descriptor);
    const file = files.get(ino) ?? { size, sectors: new Map<number, Buffer>() };
    files.set(ino, file);
    // A descriptor of its own, as one that writes may not read.
    const reading = fs.openSync(`/proc/self/fd/${descriptor}`, 'r');
    for (let sector = Math.floor(from / SECTOR); sector * SECTOR < to; sector++) {
      if (file.sectors.has(sector)) continue;
      const before = Buffer.alloc(SECTOR);
      fs.readSync(reading, before, 0, SECTOR, sector * SECTOR);
      file.sectors.set(sector, before);
    }
    fs.closeSync(reading);
  }
  const forget = (descriptor: number): void => void files.delete(fs.fstatSync(descriptor).ino);

  fs.writeSync = ((
    descriptor: number,
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ) => {
    if (!fs.fstatSync(descriptor).isFile())
      return real.writeSync(descriptor, bytes, offset, length, position);
    remember(descriptor, position, position + length);
    return real.writeSync(descriptor, bytes, offset, length, position);
  }) as typeof fs.writeSync;
  fs.ftruncateSync = (descriptor, length = 0) => {
    remember(descriptor, length ?? 0, fs.fstatSync(descriptor).size);
    real.ftruncateSync(descriptor, length);
  };
  fs.fsyncSync = (descriptor) => {
    real.fsyncSync(descriptor);
    forget(descriptor);
  };
  fs.fdatasyncSync = (descriptor) => {
    real.fdatasyncSync(descriptor);
    forget(descriptor);
  };
  // Before the work, as sectors written while it runs are not part of what it promises.
  const ahead = (work: () => Promise<void>) =>
    function (this: fs.promises.FileHandle): Promise<void> {
      forget(this.fd);
      return work.call(this);
    };
  handles.sync = ahead(sync);
  handles.datasync = ahead(datasync);
  syncBuiltinESMExports();

  function cutFile(path: string, to: string, survives: () => boolean): void {
    const file = files.get(fs.statSync(path).ino);
    const now = fs.readFileSync(path);
    if (file === undefined) {
      fs.writeFileSync(to, now);
      return;
    }
    const left = Buffer.alloc(Math.max(now.length, file.size));
    now.copy(left);
    let size = file.size;
    for (const [sector, before] of file.sectors) {
      if (survives()) size = Math.max(size, Math.min(now.length, (sector + 1) * SECTOR));
      else before.copy(left, sector * SECTOR);
    }
    fs.writeFileSync(to, left.subarray(0, size));
  }

  const cut: LossyDisk['cut'] = (from, to, survives) => {
    fs.mkdirSync(to, { recursive: true, mode: 0o700 });
    for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
      const [path, copy] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) cut(path, copy, survives);
      else cutFile(path, copy, survives);
    }
  };

  return {
    cut,
    atRisk: () => [...files.values()].reduce((sum, { sectors }) => sum + sectors.size, 0),
    remove() {
      Object.assign(fs, real);
      Object.assign(handles, { sync, datasync });
      syncBuiltinESMExports();
    },
  };
}
