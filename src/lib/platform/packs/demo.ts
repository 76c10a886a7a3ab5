/** The demo store is a pack that stands with the program: `src/lib/demo`, made by `npm run demo`. */
import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Storage } from '#lib/platform/kernel/storage/storage.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Place } from '#lib/platform/shipping/options.ts';
import { DEMO_PACK } from './demo-pack.ts';
import { importPack, isEmptyShop } from './import-pack.ts';
import { PackError } from './pack-error.ts';
import { isMarked } from './queries/write-rows.ts';
import { openPack } from './read-pack.ts';

export type DemoOptions = {
  readonly db: Kysely<Schema>;
  readonly storage: Storage;
  readonly now: Date;
  /** Told how many of so many rows are in. */
  readonly onProgress?: (done: number, total: number) => void;
};

/** What became of it: it is in, it or another shop was there already, or the shop has something of its own. */
export type Brought = 'brought' | 'there' | 'full';

/**
 * Brings the demo store into an empty shop, once. Of several processes that start at once one does, and the others wait. A
 * process killed meanwhile leaves an empty shop behind, and the next start begins anew.
 */
export async function bringDemo(options: DemoOptions): Promise<Brought> {
  const { db } = options;
  if (await isMarked(db)) return 'there';
  if (!(await isEmptyShop(db))) return 'full';
  try {
    await importPack({ ...options, path: DEMO_PACK, demo: true });
    return 'brought';
  } catch (error) {
    if (error instanceof PackError && error.fault === 'full' && (await isMarked(db))) return 'there';
    throw error;
  }
}

const noticeSchema = z.object({
  senha: z.string(),
  contas: z.array(z.object({ email: z.string(), papel: z.string() })),
});

/** Printed once for the operator, when the demo store is in. */
export async function demoNotice(): Promise<readonly string[]> {
  const { senha, contas } = noticeSchema.parse(
    JSON.parse(await readFile(`${DEMO_PACK}accounts.json`, 'utf8')),
  );
  const width = Math.max(...contas.map(({ email }) => email.length));
  return [
    'Loja de demonstração: as contas abaixo existem só aqui, com uma senha que todos conhecem.',
    `Senha de todas: ${senha}`,
    ...contas.map(({ email, papel }) => `  ${email.padEnd(width)}  ${papel}`),
    'Para uma loja de verdade comece com SEED=none.',
  ];
}

const placeSchema = z.object({
  cep: z.string(),
  logradouro: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
});

/** What stands at the postal codes of the demo store's own accounts: a demo asks nobody outside. */
export async function demoPlaces(): Promise<ReadonlyMap<string, Place>> {
  const pack = await openPack(DEMO_PACK);
  try {
    const places = new Map<string, Place>();
    for await (const line of pack.lines('addresses')) {
      const place = placeSchema.parse(JSON.parse(line));
      places.set(place.cep, place);
    }
    return places;
  } finally {
    pack.close();
  }
}
