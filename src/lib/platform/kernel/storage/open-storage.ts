/** Where the files of a running shop are kept. */
import { join } from 'node:path';
import { createObjectStorage, type ObjectStorageOptions } from './object-storage.ts';
import { rememberFiles } from './remembered-files.ts';
import { createFileStorage, type Storage } from './storage.ts';

type Places = { readonly media?: ObjectStorageOptions | undefined; readonly dataDir: string };

export function openStorage({ media, dataDir }: Places): Storage {
  return media ? rememberFiles(createObjectStorage(media)) : createFileStorage(join(dataDir, 'upload'));
}
