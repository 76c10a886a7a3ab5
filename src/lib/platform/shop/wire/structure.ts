/** What every page answer has around its content: breadcrumb and texts for search engines (platform contract 2.2). */
import type { Breadcrumb, Estrutura, Nivel, Rota } from '#lib/contract/route.ts';
import type { Seo } from '#lib/domain/shop/seo.ts';
import { absolute, type Shop } from '../shop.ts';
import { homeRota } from './rota.ts';

export type Step = { readonly label: string; readonly rota: Rota };

export function presentStructure(shop: Shop, nivel: Nivel, steps: readonly Step[], seo: Seo): Estrutura {
  return { nivel, seo, breadcrumb: presentBreadcrumb(shop, steps), dadosEstruturados: [] };
}

/** Home first, the page itself last. */
function presentBreadcrumb(shop: Shop, steps: readonly Step[]): readonly Breadcrumb[] {
  const all = [{ label: 'Início', rota: homeRota }, ...steps];
  return all.map(({ label, rota }, index) => ({
    label,
    atual: index === all.length - 1,
    rota,
    url: absolute(shop, rota.route),
  }));
}
