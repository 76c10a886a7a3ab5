/** Where a product is delivered, as far as the shop's tables say it for whole states. */
import { UF_RANGES, type Uf } from '#lib/domain/kernel/cep.ts';

type Version = {
  readonly offer: { readonly shipping: readonly { readonly ufs: readonly string[] }[] } | undefined;
};

export type Reach =
  | { readonly kind: 'everywhere' }
  /** All but a few. */
  | { readonly kind: 'except'; readonly ufs: readonly Uf[] }
  /** At least one. */
  | { readonly kind: 'only'; readonly ufs: readonly Uf[] };

const STATES: readonly Uf[] = [...new Set(UF_RANGES.map(([uf]) => uf))].toSorted();
/** More are longer to read than those that are left. */
const FEW = 6;

/** Every version goes there. Undefined where nothing is known, or nothing delivered. */
export function deliveryReach(versions: readonly Version[]): Reach | undefined {
  const reached = versions.map(({ offer }) => new Set(offer?.shipping.flatMap(({ ufs }) => ufs)));
  const goes = (uf: Uf): boolean => reached.every((states) => states.has(uf));
  const ufs = STATES.filter(goes);
  const others = STATES.filter((uf) => !goes(uf));
  if (ufs.length === 0) return undefined;
  if (others.length === 0) return { kind: 'everywhere' };
  return others.length <= FEW ? { kind: 'except', ufs: others } : { kind: 'only', ufs };
}
