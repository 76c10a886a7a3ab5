/** `panel/content/banner-…`: where a banner stands. */

import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { changeSlot, moveInSlot, removeBanner } from '../banners.ts';
import { readThing } from '../things.ts';
import { moveBody, removedBody, slotBody } from './content-body.ts';

const PUT = { method: 'put', roles: ['marketing', 'administrador'], answer: 'Sucesso' } as const;
const PATH = '/panel/content/:coisa';
const done = { sucesso: true } as const;

export function panelBannerEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        ...PUT,
        path: `${PATH}/place`,
        summary: 'Moves a banner a place up or down in its slot',
        body: moveBody,
      },
      async ({ body, param }) => {
        await moveInSlot(deps, readThing(param('coisa')), body.sentido === 'sobe' ? -1 : 1);
        return done;
      },
    ),
    panel(
      {
        ...PUT,
        path: `${PATH}/slot`,
        summary: 'Makes a banner the last of another slot',
        body: slotBody,
      },
      async ({ body, param, staff }) => {
        await changeSlot(deps, staff, readThing(param('coisa')), body.espaco);
        return done;
      },
    ),
    panel(
      {
        ...PUT,
        path: `${PATH}/removed`,
        summary: 'Takes a banner out of the shop, or puts it back with all its versions',
        body: removedBody,
      },
      async ({ body, param, staff }) => {
        await removeBanner(deps, staff, readThing(param('coisa')), body.removido);
        return done;
      },
    ),
  ];
}
