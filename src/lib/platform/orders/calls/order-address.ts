/** `order/address`, ours: where the next order goes. */
import { companyOf } from '#lib/platform/accounts/company.ts';
import { inTransaction } from '#lib/platform/kernel/database/transaction.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { requireLogin, writeSession } from '#lib/platform/kernel/http/session.ts';
import { keepPlace } from '#lib/platform/shipping/queries/session-place.ts';
import { ADDRESS } from '../order-body.ts';
import { addressOf } from '../order-place.ts';
import { keepAddress } from '../queries/session-address.ts';

export function orderAddressEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        base: 'vitrine',
        method: 'put',
        path: '/order/address',
        summary: 'Says where the order goes: to an address of the account, or to another one',
        body: ADDRESS,
        answer: 'Sucesso',
      },
      async ({ context, body }) => {
        const { user } = await requireLogin(context, deps);
        const membership = await companyOf(deps, user);
        const address = await addressOf(deps, membership?.company ?? user, body);
        await inTransaction(deps.db, async (trx) => {
          const session = await writeSession(trx, context, deps);
          await keepAddress(trx, session.id, address);
          await keepPlace(trx, session.id, address);
        });
        return { sucesso: true };
      },
    ),
  ];
}
