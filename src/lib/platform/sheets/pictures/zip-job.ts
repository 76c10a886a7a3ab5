/** A ZIP that waits to be imported lies in the storage; its pictures are taken out one after another. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { stillBringing, waitingPictures, zipsInUse } from '../queries/import-pictures.ts';
import { bringBytes, type PictureDeps, refuse } from './attach.ts';
import { isPage } from './page.ts';
import { MOST_ENTRIES, unpacked } from './zip.ts';

const FOLDER = 'envios';
const KEY = new RegExp(`^${FOLDER}/imagens-(\\d{1,9})\\.zip$`);

export function zipKey(id: number): string {
  return `${FOLDER}/imagens-${id}.zip`;
}

/** @throws Error when the database or the storage fails: those that wait are gone on with later. */
export async function bringOutOfZip(deps: PictureDeps, id: number): Promise<void> {
  const { db, storage, now } = deps;
  const waiting = (await waitingPictures(db, id, MOST_ENTRIES)).flat();
  const lines = new Map(waiting.map((line) => [line.linha, line]));
  const bytes = waiting.length > 0 ? await storage.get(zipKey(id)) : undefined;
  if (!bytes) return refuse(deps, id, waiting, 'danificado');
  for await (const [numero, file] of unpacked(bytes, new Set(lines.keys()))) {
    const line = lines.get(numero);
    if (!line) continue;
    if (!(await stillBringing(db, id, now()))) return;
    if (typeof file === 'string') await refuse(deps, id, [line], file);
    else if (isPage(file)) await refuse(deps, id, [line], 'pagina');
    else {
      const nome = line.endereco.split(/[\\/]/).at(-1) ?? line.endereco;
      await bringBytes(deps, { id, lines: [line], nome, bytes: file });
    }
  }
  await storage.remove(zipKey(id));
}

/** Of imports that were done, thrown away or forgotten. */
export async function removeOldZips({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const keys = await storage.list(FOLDER);
  const ids = keys.flatMap((key) => {
    const [, id] = KEY.exec(key) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
  const used = await zipsInUse(db, ids);
  for (const id of ids) if (!used.has(id)) await storage.remove(zipKey(id));
}
