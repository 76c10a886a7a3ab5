/** `manifest.json`: what a pack holds. Written last, as it knows the checksums. */
import { z } from 'zod';
import { isStoredFile } from '#lib/domain/media/file-name.ts';
import { isKeptFile } from '#lib/domain/media/picture-name.ts';

export const FORMAT = 'vitrine-pack';
/** Another number is another format. A new column or table is none: `tables` names them. */
export const VERSION = 1;
export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** When it was made, and by which version of the shop. */
  createdAt: z.iso.datetime(),
  madeBy: z.string().max(40),
  /** Accounts with password hashes, orders, quotes, messages. */
  people: z.boolean(),
  /** `rows/{name}.jsonl`: a JSON object with exactly these columns in each line. */
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1), rows: count, bytes: count, sha256 })),
  /** `files/midia/{name}`: pictures of the library as they are kept; `files/arquivo/{name}`: what products are sold with. */
  files: z.array(
    z.strictObject({
      name: z.string().refine((file) => isKeptFile(file) || isStoredFile(file)),
      bytes: count,
      sha256,
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestTable = Manifest['tables'][number];

export const rowsName = (table: string): string => `rows/${table}.jsonl`;
/** What the storage knows a file by. */
export const storageKey = (file: string): string => `${isStoredFile(file) ? 'arquivo' : 'midia'}/${file}`;
export const fileName = (file: string): string => `files/${storageKey(file)}`;
