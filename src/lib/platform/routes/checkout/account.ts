/** `checkout/user` (platform contract 2.11, 4.6). */
import { type Endpoint, endpoint } from '../../endpoint.ts';
import type { Deps } from '../../platform.ts';
import { presentAnonymous } from '../../present/user.ts';
import { readSession } from '../../session.ts';

export function accountEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      { method: 'get', path: '/checkout/user', summary: 'The visitor, logged in or not', answer: 'Usuario' },
      async ({ context }) => presentAnonymous(await readSession(context, deps)),
    ),
  ];
}
