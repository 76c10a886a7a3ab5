/** `categories/*`: what the visitor chose to see products for (platform contract 4.1, which names the call). */
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';

export function categoriesEndpoints(_: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'delete',
        path: '/categories/compatibility/actual',
        summary: 'Forgets the device that products are chosen for: this shop keeps none',
        answer: 'Sucesso',
      },
      async () => ({ sucesso: true }),
    ),
  ];
}
