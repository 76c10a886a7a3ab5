/** A pack that lies unpacked in a folder: the demo store does, so that its texts can be read and compared. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a pack, wherever they are. */
export type Parts = {
  /** What is there beside what the manifest names matters in a ZIP: it came from somewhere. */
  readonly names: readonly string[];
  /** Bytes of all together as they lie there; undefined where nothing of them unpacks. */
  readonly packed: number | undefined;
  /** Bytes of a file; undefined where there is none. */
  readonly size: (name: string) => Promise<number | undefined>;
  readonly chunks: (name: string) => AsyncIterable<Buffer>;
  readonly close: () => void;
};

/** Names come from a manifest, whose schema lets none lead out of the folder. */
export function readFolder(folder: string): Parts {
  return {
    names: [],
    packed: undefined,
    async size(name) {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },
    chunks: (name) => createReadStream(join(folder, name)),
    close: () => undefined,
  };
}
