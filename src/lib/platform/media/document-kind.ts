/** What a file for visitors is, by its content; neither its name nor the type it was sent with counts. */
import type { FileFormat } from '#lib/domain/media/file-name.ts';
import { judgeFile } from './file-kind.ts';

export type DocumentFault = 'broken' | 'empty' | 'heavy' | 'unknown';

const MOST = 10 * 2 ** 20;
/** What stands at the end of a PDF may have blanks or a signature behind it. */
const TAIL = 2048;

export function judgeDocument(bytes: Uint8Array): { readonly formato: FileFormat } | DocumentFault {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST) return 'heavy';
  const latin = (from: number, to: number) =>
    Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
  const end = latin(Math.max(0, bytes.length - TAIL), bytes.length);
  const head = latin(0, Math.min(bytes.length, 1024));
  if (head.includes('%PDF-')) return end.includes('%%EOF') ? { formato: 'pdf' } : 'broken';
  if (head.startsWith('PK\x03\x04')) return end.includes('PK\x05\x06') ? { formato: 'zip' } : 'broken';
  const kind = judgeFile(bytes);
  if (kind === 'png') return { formato: 'png' };
  return kind === 'jpeg' ? { formato: 'jpg' } : 'unknown';
}
