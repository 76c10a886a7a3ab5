/** `panel/content/banner-…`: where a banner stands. */

import { EDITORS } from '#lib/domain/panel/roles.ts';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { changeSlot, moveInSlot, removeBanner } from '../banners.ts';
import { readContentName } from '../content-names.ts';
import { moveBody, removedBody, slotBody } from './content-body.ts';

const PUT = { method: 'put', roles: EDITORS, answer: 'Sucesso' } as const;
const PATH = '/panel/content/:coisa';
const done = () => ({ sucesso: true }) as const;

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
      async ({ body, param, write }) =>
        write(moveInSlot(readContentName(param('coisa')), body.sentido === 'sobe' ? -1 : 1), done),
    ),
    panel(
      {
        ...PUT,
        path: `${PATH}/slot`,
        summary: 'Makes a banner the last of another slot',
        body: slotBody,
      },
      async ({ body, param, write }) => write(changeSlot(readContentName(param('coisa')), body.espaco), done),
    ),
    panel(
      {
        ...PUT,
        path: `${PATH}/removed`,
        summary: 'Takes a banner out of the shop, or puts it back with all its versions',
        body: removedBody,
      },
      async ({ body, param, write }) =>
        write(removeBanner(readContentName(param('coisa')), body.removido), done),
    ),
  ];
}
