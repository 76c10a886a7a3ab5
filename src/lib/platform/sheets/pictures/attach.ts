/** A picture that came, into the library and to the products of its lines; each line is settled with it. */
import type { PictureReason } from '#lib/domain/media/brought-picture.ts';
import { inTransaction, type Trx } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { keepPicture } from '#lib/platform/media/library.ts';
import {
  noteAddress,
  settlePictures,
  stillBringing,
  type WaitingPicture,
} from '../queries/import-pictures.ts';
import { findImport } from '../queries/imports.ts';
import { arrangePictures, goodsByCode } from '../queries/product-pictures.ts';
import { showPicture } from '../queries/sheet-writes.ts';

export type PictureDeps = Pick<Deps, 'db' | 'now' | 'storage' | 'decoding' | 'privateHosts'>;

type Brought = {
  readonly id: number;
  readonly lines: readonly WaitingPicture[];
  readonly nome: string;
  readonly bytes: Uint8Array;
  /** Of its address; undefined for what came otherwise. */
  readonly chave?: string;
};

/** Into the library, and to the products of its lines. */
export async function bringBytes(
  deps: PictureDeps,
  { id, lines, nome, bytes, chave }: Brought,
): Promise<void> {
  const goods = await goodsByCode(
    deps.db,
    lines.map(({ codigo }) => codigo),
  );
  const about = lines.map(({ codigo, alt }) => alt || goods.get(codigo)?.nome || '').find(Boolean);
  if (about === undefined) return refuse(deps, id, lines, 'produto');
  const kept = await keepPicture(deps, { nome, alt: about.slice(0, 300), bytes });
  if (typeof kept === 'string') return refuse(deps, id, lines, kept);
  await attach(deps, {
    id,
    lines,
    async arquivo(trx, staff) {
      const { result } = await kept.write(trx, true, { staff, now: deps.now() });
      if (chave !== undefined) await noteAddress(trx, chave, result.arquivo, deps.now());
      return result.arquivo;
    },
  });
}

type Staff = Parameters<Exclude<Awaited<ReturnType<typeof keepPicture>>, string>['write']>[2]['staff'];
type Attached = {
  readonly id: number;
  readonly lines: readonly WaitingPicture[];
  readonly arquivo: (trx: Trx, staff: Staff) => Promise<string>;
};

/** @param arquivo The base name of a picture of the library. */
export async function attach(
  { db, now }: PictureDeps,
  { id, lines, arquivo: keep }: Attached,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // This and an undo of the import wait for each other.
    if (!(await stillBringing(trx, id, now()))) return;
    const work = await findImport(trx, id);
    const arquivo = await keep(trx, { id: work?.user_id ?? 0, nome: work?.user_name ?? '', papeis: [] });
    const goods = await goodsByCode(
      trx,
      lines.map(({ codigo }) => codigo),
    );
    const touched = new Set<number>();
    for (const { place, codigo, alt } of lines) {
      const good = goods.get(codigo);
      if (!good) {
        await settlePictures(trx, id, [place], { state: 'recusada', motivo: 'produto' });
        continue;
      }
      const media_id = await showPicture(trx, good, { arquivo, alt: (alt || good.nome).slice(0, 300) });
      const state = media_id === undefined ? 'igual' : 'feita';
      await settlePictures(trx, id, [place], { state, arquivo, media_id: media_id ?? null });
      touched.add(good.product_id);
    }
    for (const product of touched) await arrangePictures(trx, id, product);
  });
}

export async function refuse(
  { db }: PictureDeps,
  id: number,
  lines: readonly WaitingPicture[],
  motivo: PictureReason,
  detalhe = '',
): Promise<void> {
  await settlePictures(db, id, places(lines), { state: 'recusada', motivo, detalhe });
}

export function places(lines: readonly WaitingPicture[]): readonly number[] {
  return lines.map(({ place }) => place);
}
