/** Whether what lies in a cart or a quote will be linked together. */
import { getLigarConferencia } from '#lib/api/finder.ts';
import type { LigarConferencia } from '#lib/contract/finder.ts';
import { optional } from '../page/optional.ts';
import { unlessMissing } from '../page/unless-missing.ts';

const MOST = 100;

type Locals = Pick<App.Locals, 'api' | 'config'>;
type Clashes = LigarConferencia['avisos'];

/** Empty on a hosted platform, for a single product, and when it is unknown. */
export function clashesAmong(locals: Locals, products: readonly number[]): Promise<Clashes> {
  const ids = [...new Set(products)].filter((id) => id > 0).slice(0, MOST);
  return check(locals, ids.length, { produtos: ids.join(',') });
}

/** The same of the lines of a quote, which knows its products by their codes. */
export function clashesOfSkus(locals: Locals, codes: readonly string[]): Promise<Clashes> {
  const skus = [...new Set(codes)].filter((sku) => sku !== '' && !sku.includes(',')).slice(0, MOST);
  return check(locals, skus.length, { skus: skus.join(',') });
}

async function check(
  { api, config }: Locals,
  count: number,
  of: Parameters<typeof getLigarConferencia>[1],
): Promise<Clashes> {
  if (config.platformUrl !== undefined || count < 2) return [];
  const checked = await optional(
    unlessMissing(getLigarConferencia(api, of)),
    undefined,
    'what links in the cart',
  );
  return checked?.avisos ?? [];
}
