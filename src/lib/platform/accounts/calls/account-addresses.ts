/** `account/addresses`: where somebody has things sent. Every change answers with all of them. */
import type { Context } from 'hono';
import type { EnderecosConta } from '#lib/contract/account.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { type PlatformEnv, readId } from '#lib/platform/kernel/http/request.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { addressRow, SAVED_ADDRESS } from '../account-body.ts';
import { adding, changeAddresses, choosing, removing, setting } from '../addresses.ts';
import { type AddressRow, readAddresses } from '../queries/delivery-addresses.ts';
import { presentAddress } from '../wire/account.ts';

export function addressEndpoints(deps: Deps): readonly Endpoint[] {
  const change = async (context: Context<PlatformEnv>, act: Parameters<typeof changeAddresses>[2]) => {
    const { user } = await requireLogin(context, deps);
    return presented(await changeAddresses(deps, user, act));
  };
  const idOf = (text: string): number => readId(text, message.unknownAddress);
  const all = { base: 'vitrine', path: '/account/addresses', answer: 'EnderecosConta' } as const;
  const one = { ...all, path: '/account/addresses/:id' } as const;
  return [
    endpoint({ ...all, method: 'get', summary: "The visitor's addresses" }, async ({ context }) => {
      const { user } = await requireLogin(context, deps);
      return presented(await readAddresses(deps.db, user));
    }),
    endpoint(
      { ...all, method: 'post', summary: 'Adds an address', body: SAVED_ADDRESS },
      async ({ context, body }) => change(context, adding(addressRow(body))),
    ),
    endpoint(
      { ...one, method: 'put', summary: 'Changes an address', body: SAVED_ADDRESS },
      async ({ context, body, param }) => change(context, setting(idOf(param('id')), addressRow(body))),
    ),
    endpoint({ ...one, method: 'delete', summary: 'Removes an address' }, async ({ context, param }) =>
      change(context, removing(idOf(param('id')))),
    ),
    endpoint(
      { ...all, path: '/account/addresses/:id/main', method: 'post', summary: 'Makes it the main one' },
      async ({ context, param }) => change(context, choosing(idOf(param('id')))),
    ),
  ];
}

function presented(rows: readonly AddressRow[]): EnderecosConta {
  return { enderecos: rows.map(presentAddress) };
}
