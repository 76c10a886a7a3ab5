import { z } from 'zod';
import type { Deps } from '#lib/platform/kernel/deps.ts';
import { type Endpoint, endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { preview, readPreview } from '#lib/platform/kernel/http/preview.ts';
import { optionalId, paging } from '#lib/platform/kernel/http/request.ts';
import { notFound } from '#lib/platform/kernel/http/response.ts';
import { bannerSlot } from '../queries/banners.ts';
import { presentBannerSlot } from '../wire/banner.ts';

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
