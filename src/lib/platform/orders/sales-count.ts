/** Sales are counted once an hour, by whichever process comes first. */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { countSales, isCountDue } from './queries/sales-counts.ts';

/** Does nothing within an hour of the last count. */
export async function countSalesHourly({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const time = now();
  if (await isCountDue(db, time)) await countSales(db, time);
}
