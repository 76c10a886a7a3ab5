/** `account/devices`: the browsers an account is open in. */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { requireLogin } from '#lib/platform/kernel/http/session.ts';
import { devicesOf, endDevice } from '../devices.ts';
import { deleteOtherSessions } from '../queries/own-account.ts';
import { presentDevice } from '../wire/account.ts';

export function deviceEndpoints(deps: Deps): readonly Endpoint[] {
  const base = 'vitrine';
  return [
    endpoint(
      {
        base,
        method: 'get',
        path: '/account/devices',
        summary: 'Where the account is open',
        answer: 'AparelhosConta',
      },
      async ({ context }) => {
        const { user, session } = await requireLogin(context, deps);
        const rows = await devicesOf(deps, user, session.id);
        return { aparelhos: rows.map((row) => presentDevice(row, session.id)) };
      },
    ),
    endpoint(
      {
        base,
        method: 'delete',
        path: '/account/devices',
        summary: 'Logs out everywhere else',
        answer: 'Sucesso',
      },
      async ({ context }) => {
        const { user, session } = await requireLogin(context, deps);
        await deleteOtherSessions(deps.db, user, session.id);
        return { sucesso: true };
      },
    ),
    endpoint(
      {
        base,
        method: 'delete',
        path: '/account/devices/:id',
        summary: 'Logs out there',
        answer: 'Sucesso',
      },
      async ({ context, param }) => {
        const { user, session } = await requireLogin(context, deps);
        await endDevice(deps, user, session.id, param('id'));
        return { sucesso: true };
      },
    ),
  ];
}
