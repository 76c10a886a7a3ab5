import type { Kysely } from 'kysely';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Schema } from '#lib/platform/schema/schema.ts';
import type { Shelf } from './shelf.ts';

export type PackDeps = Deps & {
  readonly packs: {
    /** The same data for statements that take long. */
    readonly patient: Kysely<Schema>;
    readonly shelf: Shelf;
    /** Which version of the shop this is. */
    readonly madeBy: string;
  };
};
