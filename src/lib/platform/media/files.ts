/** Files that products are sold with: keeps, replaces and deletes them. Bytes are in the storage, what they are in a row. */
import { createHash } from 'node:crypto';
import { fileNameOf } from '#lib/domain/media/file-name.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type Change, nothingThere } from '#lib/platform/panel/write.ts';
import { judgeDocument } from './document-kind.ts';
import { deleteUnusedFile, type FileRow, fileByName, lockFile, productsWithFile } from './queries/files.ts';
import { putFile } from './queries/media.ts';

/** Of the history of the panel. */
const SECTION = 'arquivos';

export const fileKey = ({ hash, formato }: Pick<FileRow, 'hash' | 'formato'>): string =>
  `arquivo/${hash}.${formato}`;

/**
 * Keeps a file under its own name. One of that name that is there already is replaced, for all products that have it.
 * @throws HttpError 400 naming the file, when the shop does not take it.
 */
export async function keepFile(
  { storage }: Pick<Deps, 'storage'>,
  { nome, bytes }: { readonly nome: string; readonly bytes: Uint8Array },
): Promise<Change<true, FileRow>> {
  const judged = judgeDocument(bytes);
  if (typeof judged === 'string') throw new HttpError(400, message.fileFaults[judged](nome));
  const { formato } = judged;
  const hash = createHash('sha256').update(bytes).digest('hex');
  // Bytes first: a row never names what is not there.
  await storage.put(fileKey({ hash, formato }), bytes);
  const own = fileNameOf(nome, formato);
  return {
    lock: nothingThere,
    seen: 'not asked',
    async write(trx, _, { staff, now }) {
      const before = await fileByName(trx, own);
      const author = { author_id: staff.id || null, author: staff.nome, created_at: now };
      await putFile(trx, { nome: own, formato, hash, bytes: bytes.length, ...author });
      const result = await fileByName(trx, own);
      if (!result) throw new Error(`the file ${own} was deleted while it was kept`);
      const campos = [{ campo: 'bytes', antes: String(before?.bytes ?? ''), depois: String(bytes.length) }];
      const acao = before ? 'mudou' : 'criou';
      return { result, history: { secao: SECTION, alvo: own, acao, campos } };
    },
  };
}

/**
 * Deletes a file that no product has. Its bytes stay in the storage: a process that reads them meanwhile, and another name
 * for the same content, still need them.
 * @throws HttpError 404 when there is none, 409 naming the products that have it.
 */
export function discardFile(id: number): Change<FileRow, FileRow> {
  return {
    lock: (trx) => lockFile(trx, id),
    unknown: message.unknownFile,
    seen: 'not asked',
    async write(trx, result) {
      const { nome } = result;
      if (!(await deleteUnusedFile(trx, id))) {
        throw new HttpError(409, message.fileUsed(nome, await productsWithFile(trx, nome)));
      }
      const campos = [{ campo: 'nome', antes: nome, depois: '' }];
      return { result, history: { secao: SECTION, alvo: nome, acao: 'removeu', campos } };
    },
  };
}
