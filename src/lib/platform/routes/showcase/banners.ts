import { z } from 'zod';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { message } from '../../messages.ts';
import type { Deps } from '../../platform.ts';
import { presentBannerSlot } from '../../present/banner.ts';
import { bannerSlot } from '../../queries/banners.ts';
import { optionalId, paging } from '../../request.ts';
import { notFound } from '../../response.ts';

const BANNERS = 20;

export function bannersEndpoint({ db, now, siteUrl }: Deps): Endpoint {
  return endpoint(
    {
      method: 'get',
      path: '/showcase/banners/:hash',
      summary: 'The banners of a slot that are shown now',
      // An odd `idNivel` is none: the slot then shows what is for all.
      query: z.object({ idNivel: optionalId.catch(0), limit: paging.limit }),
      answer: 'Banners',
    },
    async ({ query: { idNivel, limit = BANNERS }, param }) => {
      const slot = await bannerSlot(db, param('hash'), { idNivel, limit, now: now() });
      if (!slot) throw notFound(message.unknownBanner);
      return presentBannerSlot({ siteUrl }, slot);
    },
  );
}
