/** The houses that a shop of schedules asks over a network. */
import type { Kysely } from 'kysely';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Housed } from './house.ts';
import { openMpHouse } from './mp-house.ts';
import { openPixHouse } from './pix-house.ts';

export type OpenHouses = (opened: {
  /** What the shop's providers work on. */
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  /** Told of each change at once: whoever is killed afterwards has left it behind. */
  readonly keep: () => void;
}) => Promise<readonly Housed[]>;

export const openHouses: OpenHouses = async (opened) => [
  await openPixHouse(opened),
  await openMpHouse(opened),
];
