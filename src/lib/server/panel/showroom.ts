/** `/painel/configuracoes/mostruario`: products as cards show them, each in another state. */
import { getShowcase } from '#lib/api/showcase.ts';
import type { Produto } from '#lib/contract/product.ts';
import { SHOP_SHOWCASES } from '#lib/domain/content/shop-showcases.ts';
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { unlessMissing } from '../page/unless-missing.ts';

/** Cards of a row at a desk. */
const CARDS = 4;

/** The first of the shop's showcases, the last of them as if it were sold out; none for a shop without any. */
export async function showroomProducts({
  shopApi,
}: Pick<App.Locals, 'shopApi'>): Promise<readonly Produto<Centavos>[]> {
  const all = await Promise.all(
    SHOP_SHOWCASES.map(({ hash }) => unlessMissing(getShowcase(shopApi(), hash))),
  );
  const shown = all.flatMap((showcase) => showcase?.produtos ?? []).slice(0, CARDS);
  return shown.map((produto, place) =>
    place > 0 && place === shown.length - 1 ? { ...produto, status: 'indisponivel' } : produto,
  );
}
