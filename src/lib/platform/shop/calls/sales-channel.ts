/** `sales-channel/actual` (platform contract 4.1). This shop sells in one place. */
import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { id } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { readShop } from '../read-shop.ts';
import { presentChannel } from '../wire/channel.ts';

export function salesChannelEndpoints(deps: Deps): readonly Endpoint[] {
  return [
    endpoint(
      {
        method: 'get',
        path: '/sales-channel/actual',
        summary: 'The sales channel of the visit',
        answer: 'Canal',
      },
      async () => presentChannel(await readShop(deps)),
    ),
    endpoint(
      {
        method: 'put',
        path: '/sales-channel/actual',
        summary: 'Chooses the sales channel of the visit; there is one',
        body: z.object({ id }),
        answer: 'Sucesso',
      },
      async ({ body }) => {
        const channel = presentChannel(await readShop(deps));
        if (body.id !== channel.id) throw notFound(message.unknownChannel);
        return { sucesso: true };
      },
    ),
  ];
}
