/** `panel/customer-groups`: groups of customers, with their discount and their days to pay by invoice. */
import { CUSTOMER_GROUPS, type CustomerGroupFields } from '#lib/domain/panel/records/customer-groups.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type OwnColumns, recordEndpoints } from '#lib/platform/panel/record-calls.ts';
import { countMembers, groupNamed } from '../queries/groups.ts';

export function panelCustomerGroupEndpoints(deps: Deps): readonly Endpoint[] {
  return recordEndpoints(deps, CUSTOMER_GROUPS, RULES);
}

const RULES: OwnColumns = {
  columns: [],
  async write(trx, values, saved) {
    const known = await groupNamed(trx, (values as CustomerGroupFields).nome);
    if (known !== undefined && known !== saved?.id) throw new HttpError(400, message.customerGroupKnown);
    return {};
  },
  // Nobody's price changes because a group is removed: who is in it is moved first, knowing where to.
  async beforeRemoval(trx, { id }) {
    const members = await countMembers(trx, id);
    if (members > 0) throw new HttpError(409, message.customerGroupUsed(members));
  },
};
