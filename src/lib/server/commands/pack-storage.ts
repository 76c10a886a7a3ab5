/** Where the pictures of a shop are, for commands. */
import { join } from 'node:path';
import { createObjectStorage } from '#lib/platform/kernel/storage/object-storage.ts';
import { createFileStorage, type Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Config } from '../config.ts';

export function storageOf({ media, dataDir }: Pick<Config, 'media' | 'dataDir'>): Storage {
  return media ? createObjectStorage(media) : createFileStorage(join(dataDir, 'upload'));
}
