/** How somebody comes into a group of customers, and out of it. */
import { isAllowed, OWNERS } from '#lib/domain/panel/roles.ts';
import type { Trx } from '#lib/platform/kernel/database/transaction.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError, notFound } from '#lib/platform/kernel/http/response.ts';
import type { By } from '#lib/platform/panel/write.ts';
import { lockGroup, putIntoGroup } from './queries/groups.ts';

/**
 * The account is in the group `to` afterwards, 0 for none. Days to pay are credit that the shop gives: groups with them are
 * entered and left by who owns the shop alone.
 * @returns The names of the group before and after, '' for none.
 * @throws HttpError 403, 404 for a group that is not there.
 */
export async function changeGroup(
  trx: Trx,
  user: number,
  { from, to }: { readonly from: number; readonly to: number },
  { staff, now }: By,
): Promise<{ readonly antes: string; readonly depois: string }> {
  const [before, after] = [await lockGroup(trx, from), await lockGroup(trx, to)];
  if (to > 0 && !after) throw notFound(message.unknownCustomerGroup);
  const credit = [before, after].some((group) => group !== undefined && group.dias !== null);
  if (from !== to && credit && !isAllowed(OWNERS, staff.papeis))
    throw new HttpError(403, message.customerGroupOfOwners);
  if (from !== to) await putIntoGroup(trx, user, after?.id, { author: staff.nome, now });
  return { antes: before?.nome ?? '', depois: after?.nome ?? '' };
}
