import type { Kysely } from 'kysely';
import { originalFile, pictureAt } from '#lib/domain/media/picture-name.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import { mediaByFile } from './queries/media.ts';

/** Path of the JPEG or PNG beside the WebP at an address; undefined for what is no picture of the library. */
export async function libraryOriginal(db: Kysely<Schema>, address: string): Promise<string | undefined> {
  const name = pictureAt(address);
  const row = name === undefined ? undefined : await mediaByFile(db, name);
  return row && `/upload/midia/${originalFile(row)}`;
}
