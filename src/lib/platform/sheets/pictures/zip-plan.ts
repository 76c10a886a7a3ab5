/** A ZIP of pictures as something to be imported: which file is of which product, and which are of none. */
import { MOST_OF_PRODUCT, namedFor, type PictureReason } from '#lib/domain/media/brought-picture.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { insertPictures, type PictureLine } from '../queries/import-pictures.ts';
import { insertImport } from '../queries/imports.ts';
import { goodsByCode } from '../queries/product-pictures.ts';
import { type ZipPicture, zipPictures } from './zip.ts';
import { zipKey } from './zip-job.ts';

/** The kind of import that is no spreadsheet. */
export const PICTURES = 'imagens';

type SentZip = {
  readonly nome: string;
  readonly bytes: Buffer;
  readonly staff: { readonly id: number; readonly nome: string };
};

/** @returns The id of what is written down. @throws HttpError 400 with a sentence for a file that is no such ZIP. */
export async function zipWrittenDown(
  { db, now, storage }: Pick<Deps, 'db' | 'now' | 'storage'>,
  { nome, bytes, staff }: SentZip,
): Promise<number> {
  const found = await zipPictures(bytes);
  if (typeof found === 'string') throw new HttpError(400, message.zipFaults[found]);
  const lines = await linesOf({ db }, found);
  const id = await insertImport(db, {
    tabela: PICTURES,
    arquivo: nome,
    codificacao: '',
    separador: '',
    colunas: '[]',
    opcoes: '{}',
    novos: '{}',
    desconhecidas: '[]',
    duvidas: '[]',
    caracteristicas: '[]',
    linhas: found.length,
    iguais: 0,
    movidas: null,
    user_id: staff.id,
    user_name: staff.nome,
    created_at: now(),
  });
  await storage.put(zipKey(id), bytes);
  await insertPictures(
    db,
    id,
    lines.map((line, place) => ({ ...line, place })),
  );
  return id;
}

/** Those of one product stand together, in the order of their numbers. */
async function linesOf(
  { db }: Pick<Deps, 'db'>,
  pictures: readonly ZipPicture[],
): Promise<readonly PictureLine[]> {
  const named = pictures.map((picture) => ({ picture, asked: namedFor(picture.nome) }));
  const goods = await goodsByCode(db, [
    ...new Set(named.flatMap(({ asked }) => asked.map((one) => one.codigo))),
  ]);
  const lines = named.map(({ picture: { numero, nome, motivo }, asked }) => {
    const one = asked.find(({ codigo }) => goods.has(codigo));
    const reason: PictureReason | '' = motivo || (one ? '' : 'nome');
    return {
      linha: numero,
      codigo: one?.codigo ?? '',
      ordem: one?.ordem ?? 0,
      endereco: nome,
      alt: '',
      motivo: reason,
    };
  });
  const counts = new Map<string, number>();
  return lines
    .toSorted((a, b) => order(a.codigo, b.codigo) || a.ordem - b.ordem || a.linha - b.linha)
    .map((line) => {
      const count = (counts.get(line.codigo) ?? 0) + 1;
      counts.set(line.codigo, count);
      return line.motivo === '' && count > MOST_OF_PRODUCT ? { ...line, motivo: 'muitas' as const } : line;
    });
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
