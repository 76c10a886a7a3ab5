/** `panel/*` of our own: what the editor at `/painel` reads and writes. */
import { PANEL_ROLES } from '#lib/domain/panel/panel-sections.ts';
import { panelCouponEndpoints } from '#lib/platform/cart/panel/coupons.ts';
import { panelContentEndpoints } from '#lib/platform/content/panel/content.ts';
import { panelMenusEndpoints } from '#lib/platform/content/panel/menus.ts';
import { panelPopupsEndpoints } from '#lib/platform/content/panel/popups.ts';
import { panelRedirectsEndpoints } from '#lib/platform/content/panel/redirects.ts';
import { panelShowcasesEndpoints } from '#lib/platform/content/panel/showcases.ts';
import type { Endpoint } from '#lib/platform/kernel/http/endpoint.ts';
import { panelMessageEndpoints } from '#lib/platform/leads/panel/messages.ts';
import { panelMediaEndpoints } from '#lib/platform/media/panel/media.ts';
import { panelNewsletterEndpoints } from '#lib/platform/newsletter/panel/newsletter.ts';
import { panelOpinionEndpoints } from '#lib/platform/opinions/panel/opinions.ts';
import { panelQuestionEndpoints } from '#lib/platform/opinions/panel/questions.ts';
import { panelOrderEndpoints } from '#lib/platform/orders/panel/orders.ts';
import { panelEndpoint } from '#lib/platform/panel/staff.ts';
import { panelProductsEndpoints } from '#lib/platform/sheets/panel/products.ts';
import { panelSheetsEndpoints } from '#lib/platform/sheets/panel/sheets.ts';
import { panelShippingEndpoints } from '#lib/platform/shipping/panel/shipping.ts';
import { panelSettingsEndpoints } from '#lib/platform/shop/panel/settings.ts';
import type { Deps } from '../platform.ts';

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
