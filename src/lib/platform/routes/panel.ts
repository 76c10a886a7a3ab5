/** `panel/*` of our own: what the editor at `/painel` reads and writes. */
import { PANEL_ROLES } from '#lib/domain/panel-sections.ts';
import type { Endpoint } from '../endpoint.ts';
import type { Deps } from '../platform.ts';
import { panelEndpoint } from '../staff.ts';
import { panelContentEndpoints } from './panel/content.ts';
import { panelCouponEndpoints } from './panel/coupons.ts';
import { panelMediaEndpoints } from './panel/media.ts';
import { panelMenusEndpoints } from './panel/menus.ts';
import { panelMessageEndpoints } from './panel/messages.ts';
import { panelNewsletterEndpoints } from './panel/newsletter.ts';
import { panelOpinionEndpoints } from './panel/opinions.ts';
import { panelOrderEndpoints } from './panel/orders.ts';
import { panelPopupsEndpoints } from './panel/popups.ts';
import { panelProductsEndpoints } from './panel/products.ts';
import { panelQuestionEndpoints } from './panel/questions.ts';
import { panelRedirectsEndpoints } from './panel/redirects.ts';
import { panelSettingsEndpoints } from './panel/settings.ts';
import { panelSheetsEndpoints } from './panel/sheets.ts';
import { panelShippingEndpoints } from './panel/shipping.ts';
import { panelShowcasesEndpoints } from './panel/showcases.ts';

export function panelEndpoints(deps: Deps): readonly Endpoint[] {
  const panel = panelEndpoint(deps);
  return [
    panel(
      {
        method: 'get',
        path: '/panel/me',
        summary: "Which of the shop's own people asks",
        roles: PANEL_ROLES,
        answer: 'Equipe',
      },
      async ({ staff }) => staff,
    ),
    ...panelCouponEndpoints(deps),
    ...panelMenusEndpoints(deps),
    ...panelPopupsEndpoints(deps),
    ...panelRedirectsEndpoints(deps),
    ...panelSettingsEndpoints(deps),
    ...panelShippingEndpoints(deps),
    ...panelShowcasesEndpoints(deps),
    ...panelContentEndpoints(deps),
    ...panelMediaEndpoints(deps),
    ...panelMessageEndpoints(deps),
    ...panelNewsletterEndpoints(deps),
    ...panelOpinionEndpoints(deps),
    ...panelOrderEndpoints(deps),
    ...panelQuestionEndpoints(deps),
    ...panelProductsEndpoints(deps),
    ...panelSheetsEndpoints(deps),
  ];
}
