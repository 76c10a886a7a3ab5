/** Names of the files that products are sold with, as their addresses and a spreadsheet have them: `manual-da-mesa.pdf`. */
import { slugOf } from '#lib/domain/kernel/slug.ts';

export const FILE_FORMATS = ['pdf', 'zip', 'png', 'jpg'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:pdf|zip|png|jpg)$/;
const STORED = /^[0-9a-f]{64}\.(?:pdf|zip|png|jpg)$/;
const LONGEST_WORDS = 80;

export function isFileName(text: string): boolean {
  return text.length <= LONGEST_WORDS + 4 && NAME.test(text);
}

/** Is this what the storage, or a pack, knows a file by? */
export function isStoredFile(name: string): boolean {
  return STORED.test(name);
}

/** @param sent As the visitor's machine called it; its ending does not count. */
export function fileNameOf(sent: string, format: FileFormat): string {
  const words = slugOf(sent.replace(/\.[a-z0-9]{1,5}$/i, ''), LONGEST_WORDS);
  return `${words || 'arquivo'}.${format}`;
}
