/** Takes out what is kept of programs only for a time. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { deleteOld } from './queries/calls.ts';

const DAY = 86_400_000;
/** A write sent again after so many days is a new one. */
const WRITES = 30 * DAY;
/** The log of calls is for questions that come up within months. */
const CALLS = 180 * DAY;
const EVENTS = 30 * DAY;
/** Rows of a statement. */
const BATCH = 5_000;

export async function forgetPrograms({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const time = now().getTime();
  await deleteOld(db, 'program_writes', new Date(time - WRITES), BATCH);
  await deleteOld(db, 'web_hook_deliveries', new Date(time - EVENTS), BATCH);
  await deleteOld(db, 'program_events', new Date(time - EVENTS), BATCH);
  await deleteOld(db, 'program_calls', new Date(time - CALLS), BATCH);
}
