/**
 * Pictures of a file come after its lines, beside all else: fetched by address or taken out of a ZIP, written anew by the
 * library, and shown by their products. Each is settled by itself, so whoever goes on after a crash does nothing twice.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { nameOfAddress, webAddress } from '#lib/domain/media/brought-picture.ts';
import { pictureAt } from '#lib/domain/media/picture-name.ts';
import { fetchFile } from '#lib/platform/kernel/http/fetch-file.ts';
import { MOST_BYTES } from '#lib/platform/media/encode.ts';
import { mediaByFile } from '#lib/platform/media/queries/media.ts';
import {
  pictureOfAddress,
  settlePictures,
  stillBringing,
  takeOverPictures,
  type WaitingPicture,
  waitingPictures,
} from '../queries/import-pictures.ts';
import { findImport } from '../queries/imports.ts';
import { attach, bringBytes, type PictureDeps, places, refuse } from './attach.ts';
import { isPage } from './page.ts';
import { bringOutOfZip } from './zip-job.ts';

/** Addresses asked at once; each is at most 10 MB in memory. While one is written anew the others are fetched. */
const AT_ONCE = 4;
/** Addresses between two looks at what waits. */
const ROUND = 12;
/** Milliseconds for one, redirects too. */
const WITHIN = 20_000;
const TRIES = 3;
/** Milliseconds before a host that did not answer is asked again, times how often it was. */
const BETWEEN = 1_000;
/** A process that was silent for so long (ms) is taken for dead. */
const SILENCE = 120_000;

/** Until none waits. @throws Error when the database or the storage fails: those that wait are gone on with later. */
export async function bringPictures(deps: PictureDeps, id: number): Promise<void> {
  const work = await findImport(deps.db, id);
  if (work?.tabela === 'imagens') return bringOutOfZip(deps, id);
  for (;;) {
    if (!(await stillBringing(deps.db, id, deps.now()))) return;
    const groups = await waitingPictures(deps.db, id, ROUND);
    if (groups.length === 0) return;
    const waiting = groups.values();
    const fetching = Array.from({ length: AT_ONCE }, async () => {
      for (const lines of waiting) await bringAddress(deps, id, lines);
    });
    await Promise.all(fetching);
  }
}

/** Goes on with what another process left unfinished. */
export async function resumePictures(deps: PictureDeps): Promise<void> {
  const now = deps.now();
  const id = await takeOverPictures(deps.db, { before: new Date(now.getTime() - SILENCE), now });
  if (id !== undefined) await bringPictures(deps, id);
}

/** As `picture_addresses` has it. */
export function addressKey(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}

/** One address, for all lines that name it. */
async function bringAddress(deps: PictureDeps, id: number, lines: readonly WaitingPicture[]): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { endereco, tries } = first;
  const chave = addressKey(endereco);
  const known = await knownPicture(deps, endereco, chave);
  if (known !== undefined) return attach(deps, { id, lines, arquivo: async () => known });
  const url = webAddress(endereco);
  if (!url) return refuse(deps, id, lines, 'endereco');
  if (tries > 0) await pause(BETWEEN * tries, undefined, { ref: false });
  const file = await fetchFile(url, {
    mostBytes: MOST_BYTES,
    within: WITHIN,
    allowed: deps.privateHosts ?? [],
  });
  if ('motivo' in file) {
    if (file.again && tries + 1 < TRIES)
      return settlePictures(deps.db, id, places(lines), { state: 'espera', tries: tries + 1 });
    return refuse(deps, id, lines, file.motivo, file.detalhe);
  }
  if (isPage(file.bytes)) return refuse(deps, id, lines, 'pagina');
  await bringBytes(deps, { id, lines, nome: nameOfAddress(url), bytes: file.bytes, chave });
}

/** A picture of the library by its own address, or one that was fetched from there before. */
async function knownPicture(
  { db }: PictureDeps,
  endereco: string,
  chave: string,
): Promise<string | undefined> {
  const fetched = await pictureOfAddress(db, chave);
  if (fetched !== undefined) return fetched;
  const own = pictureAt(endereco);
  return own === undefined ? undefined : (await mediaByFile(db, own))?.arquivo;
}
