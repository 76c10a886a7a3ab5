/** `ping`: the platform answers, and so does its database (platform contract 8.1). */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { pingDatabase } from '#lib/platform/kernel/queries/ping.ts';

export function pingEndpoints({ db, now }: Deps): readonly Endpoint[] {
  return [
    endpoint(
      { method: 'get', path: '/ping', summary: 'Whether platform and database answer', answer: 'Ping' },
      async () => {
        await pingDatabase(db);
        return { sucesso: true, data: now().toISOString() };
      },
    ),
  ];
}
