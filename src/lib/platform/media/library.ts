/** Uploads, crops and deletes pictures of the library. Bytes are in the storage, metadata in a row. */
import { createHash } from 'node:crypto';
import { type Area, cutSize, drawnArea, type Focus, focusArea } from '#lib/domain/media/crop.ts';
import { pictureName } from '#lib/domain/media/picture-name.ts';
import { type SlotKey, slotOf } from '#lib/domain/media/picture-slots.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import { differences } from '#lib/platform/panel/history.ts';
import { type Change, nothingThere } from '#lib/platform/panel/write.ts';
import { cutPicture, type Encoded, encodePicture, type PictureFault } from './encode.ts';
import {
  deleteUnusedMedia,
  insertMedia,
  lockMedia,
  type MediaRow,
  mediaByFile,
  saveMedia,
} from './queries/media.ts';
import { usesOf } from './queries/media-uses.ts';
import { SIDES } from './sides.ts';
import { readVector } from './vector.ts';
import { vectorPicture } from './vector-picture.ts';

type Library = Pick<Deps, 'db' | 'storage' | 'decoding'>;
type Kept = Change<true, MediaRow>;

const LONGEST_NAME = 120;
/** Of the history of the panel. */
const SECTION = 'midia';

/**
 * Keeps an uploaded file. For a duplicate, with the same content and name, it returns the existing row.
 * @throws HttpError 400 naming the file, when it is no picture that the shop takes.
 */
export async function keepUpload(
  library: Library,
  { nome, alt, bytes }: { readonly nome: string; readonly alt: string; readonly bytes: Uint8Array },
): Promise<Kept> {
  const kept = await keepPicture(library, { nome, alt, bytes });
  if (typeof kept === 'string') throw new HttpError(400, message.pictureFaults[kept](nome));
  return kept;
}

/** The same, for whoever tells the reason in other words. */
export async function keepPicture(
  library: Library,
  { nome, alt, bytes }: { readonly nome: string; readonly alt: string; readonly bytes: Uint8Array },
): Promise<Kept | PictureFault> {
  const encoded = await library.decoding.run(() => encodePicture(bytes));
  if (typeof encoded === 'string') return encoded;
  return keep(library, encoded, { nome: nome.slice(0, LONGEST_NAME), alt, origem_id: null, vaga: '' });
}

export type Cut = {
  readonly vaga: SlotKey;
  /** `inteira`: nothing is cut off, white stands around it. */
  readonly foco: Focus | 'inteira';
  /** What somebody drew, in pixels of the kept picture; it counts before `foco`. */
  readonly area?: Pick<Area, 'x' | 'y' | 'largura'> | undefined;
};

/** Makes a picture for a place of the shop out of one of the library. @throws HttpError 404 when its file is gone. */
export async function keepCut(library: Library, source: MediaRow, cut: Cut): Promise<Kept> {
  const { storage, decoding } = library;
  const kept = await storage.get(`midia/${source.arquivo}.${source.formato}`);
  const original = kept && (await cuttable(kept, source));
  if (!original) throw notFound(message.unknownPicture);
  const formato = source.formato === 'svgz' ? 'png' : source.formato;
  const slot = slotOf(cut.vaga);
  const area = areaOf(source, cut);
  const encoded = await decoding.run(() =>
    cutPicture(original, { area, size: area ? cutSize(area, slot) : slot, formato }),
  );
  const { nome, alt } = source;
  return keep(library, encoded, { nome, alt, origem_id: source.id, vaga: cut.vaga });
}

/** Of a drawing, the picture that is shown of it. */
async function cuttable(kept: Buffer, { formato, largura }: MediaRow): Promise<Buffer | undefined> {
  if (formato !== 'svgz') return kept;
  const svg = readVector(kept);
  return svg === undefined ? undefined : vectorPicture(svg, largura, 'png');
}

function areaOf(source: MediaRow, { vaga, foco, area }: Cut): Area | undefined {
  if (area) return drawnArea(source, slotOf(vaga), area);
  return foco === 'inteira' ? undefined : focusArea(source, slotOf(vaga), foco);
}

/** Bytes first: a row never names what is not there. */
async function keep(
  { storage }: Library,
  encoded: Encoded,
  facts: Pick<MediaRow, 'nome' | 'alt' | 'origem_id' | 'vaga'>,
): Promise<Kept> {
  const { webp, original, miniatura, formato, largura, altura } = encoded;
  const hash = createHash('sha256')
    .update(facts.vaga)
    .update(webp)
    .update(original)
    .digest('hex')
    .slice(0, 16);
  const arquivo = pictureName(facts.nome, hash);
  await storage.put(`midia/${arquivo}.webp`, webp);
  await storage.put(`midia/${arquivo}.${formato}`, original);
  await storage.put(`midia/m_${arquivo}.webp`, miniatura);
  return {
    lock: nothingThere,
    seen: 'not asked',
    async write(trx, _, { staff, now }) {
      await insertMedia(trx, {
        ...facts,
        arquivo,
        formato,
        largura,
        altura,
        bytes: webp.length,
        // 0 for somebody whose account is gone.
        author_id: staff.id || null,
        author: staff.nome,
        created_at: now,
      });
      const result = await mediaByFile(trx, arquivo);
      if (!result) throw new Error(`the picture ${arquivo} was deleted while it was kept`);
      return { result, history: { keptIn: 'media' } };
    },
  };
}

/** Another name and another text. @throws HttpError 404 when there is none, 409 when somebody saved it since `revisao`. */
export function named(
  id: number,
  { revisao, ...facts }: Pick<MediaRow, 'nome' | 'alt'> & { readonly revisao: number },
): Change<MediaRow, MediaRow> {
  return {
    lock: (trx) => lockMedia(trx, id),
    unknown: message.unknownPicture,
    seen: { was: revisao, is: ({ revision }) => revision, refusal: message.savedMeanwhile },
    async write(trx, row) {
      const result = { ...row, ...facts, revision: row.revision + 1 };
      await saveMedia(trx, result);
      const campos = differences({ nome: row.nome, alt: row.alt }, facts);
      return { result, history: { secao: SECTION, alvo: row.nome, acao: 'mudou', campos } };
    },
  };
}

/** Deletes a picture that nothing shows. @throws HttpError 404 when there is none, 409 naming what shows it. */
export function discard(id: number): Change<MediaRow, MediaRow> {
  return {
    lock: (trx) => lockMedia(trx, id),
    unknown: message.unknownPicture,
    seen: 'not asked',
    async write(trx, result) {
      const { nome, arquivo } = result;
      if (!(await deleteUnusedMedia(trx, id))) {
        const uses = (await usesOf(trx, [arquivo])).map((use) => use.nome);
        throw new HttpError(409, message.pictureUsed(nome, uses));
      }
      const campos = [{ campo: 'nome', antes: nome, depois: '' }];
      return { result, history: { secao: SECTION, alvo: nome, acao: 'removeu', campos } };
    },
  };
}

/** Every file made of a picture. */
export async function removeFiles(
  { storage }: Pick<Deps, 'storage'>,
  { arquivo, formato }: MediaRow,
): Promise<void> {
  const own = [`${arquivo}.webp`, `${arquivo}.png`, `${arquivo}.${formato}`, `m_${arquivo}.webp`].map(
    (file) => `midia/${file}`,
  );
  const squares = Object.keys(SIDES).flatMap((prefix) =>
    ['webp', 'avif', 'jpg'].map((format) => `produto/imagem/${prefix}${arquivo}.${format}`),
  );
  for (const key of [...own, ...squares]) await storage.remove(key);
}
