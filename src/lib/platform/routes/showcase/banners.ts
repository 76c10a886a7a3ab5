import { z } from 'zod';
import { preview, readPreview } from '../../content/preview.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { message } from '../../messages.ts';
import type { Deps } from '../../platform.ts';
import { presentBannerSlot } from '../../present/banner.ts';
import { bannerSlot } from '../../queries/banners.ts';
import { optionalId, paging } from '../../request.ts';
import { notFound } from '../../response.ts';

const BANNERS = 20;

export function bannersEndpoint(deps: Deps): Endpoint {
  const { db, now, siteUrl } = deps;
  return endpoint(
    {
      method: 'get',
      shared: true,
      path: '/showcase/banners/:hash',
      summary: 'The banners of a slot that are shown now',
      // An odd `idNivel` is none: the slot then shows what is for all.
      query: z.object({ idNivel: optionalId.catch(0), limit: paging.limit, previa: preview }),
      answer: 'Banners',
    },
    async ({ query: { idNivel, limit = BANNERS, previa }, param }) => {
      const previewed = readPreview(previa, deps);
      const slot = await bannerSlot(db, param('hash'), { idNivel, limit, now: now(), previewed });
      if (!slot) throw notFound(message.unknownBanner);
      return presentBannerSlot({ siteUrl }, slot);
    },
  );
}
