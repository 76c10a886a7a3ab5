/** Keeps what buyer and shop send about a return: pictures, and the label. */
import { createHash } from 'node:crypto';
import { isOpenReturn, MOST_PICTURES } from '#lib/domain/returns/return.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { encodeShown } from '#lib/platform/media/encode.ts';
import { lockOrder } from '#lib/platform/orders/queries/orders.ts';
import { dropLabel, filesOfOrder, insertFile } from './queries/files.ts';
import { lockReturn } from './queries/returns.ts';

/** Bytes of a label. */
const LONGEST_LABEL = 2 * 1024 * 1024;

/**
 * The same picture again is kept once.
 * @throws HttpError 400 for what is no picture that the shop takes, 404, 409 for a return that is over, or has enough of them.
 */
export async function keepPicture(
  { db, now, decoding }: Pick<Deps, 'db' | 'now' | 'decoding'>,
  { numero, id }: { readonly numero: number; readonly id: number },
  { nome, bytes }: { readonly nome: string; readonly bytes: Uint8Array },
): Promise<void> {
  const encoded = await decoding.run(() => encodeShown(bytes));
  if (typeof encoded === 'string') throw new HttpError(400, message.pictureFaults[encoded](nome));
  const digest = digestOf(encoded);
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, numero);
    const row = await lockReturn(trx, id);
    if (row?.numero !== numero) throw notFound(message.unknownReturn);
    if (!isOpenReturn(row.status)) throw new HttpError(409, message.returnMoved);
    const kept = (await filesOfOrder(trx, numero)).filter(
      ({ return_id, tipo }) => return_id === id && tipo === 'foto',
    );
    if (kept.some((one) => one.digest === digest)) return;
    if (kept.length >= MOST_PICTURES) throw new HttpError(409, message.returnPictures(MOST_PICTURES));
    await insertFile(trx, {
      return_id: id,
      tipo: 'foto',
      ordem: kept.length + 1,
      formato: 'webp',
      digest,
      bytes: encoded,
      created_at: now(),
    });
  });
}

/** In place of the one before. Of a locked return. @throws HttpError 400 for what is neither PDF nor text. */
export async function keepLabel(trx: Trx, id: number, bytes: Uint8Array, now: Date): Promise<void> {
  const formato = labelKind(bytes);
  if (!formato) throw new HttpError(400, message.returnLabel);
  await dropLabel(trx, id);
  await insertFile(trx, {
    return_id: id,
    tipo: 'etiqueta',
    ordem: 1,
    formato,
    digest: digestOf(bytes),
    bytes,
    created_at: now,
  });
}

function labelKind(bytes: Uint8Array): 'pdf' | 'txt' | undefined {
  if (bytes.length === 0 || bytes.length > LONGEST_LABEL) return undefined;
  const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
  if (start === '%PDF-') return 'pdf';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Control characters make it something else than text.
    return /[^\P{Cc}\t\n\r\f]/u.test(text) ? undefined : 'txt';
  } catch {
    return undefined;
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
