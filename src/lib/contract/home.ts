/** What the home page shows: answers of the contract, gathered by `lib/server/page/page-data.ts`. */
import type { Centavos } from '#lib/domain/kernel/money.ts';
import { BANNER_SPACE_NAMES, type BannerSpace } from '#lib/domain/media/picture-slots.ts';
import type { Marca } from './product.ts';
import type { Banner, Instagram, Vitrine } from './showcase.ts';

/** The banner slots of the home page, from top to bottom. */
export const HOME_SLOTS = BANNER_SPACE_NAMES;
export type HomeSlot = BannerSpace;

export type HomeData = {
  /** When banners change by themselves (ISO 8601). */
  readonly mudancas: readonly string[];
  /** A slot that failed or is not configured has none. */
  readonly banners: Readonly<Record<HomeSlot, readonly Banner[]>>;
  readonly superior: Vitrine<Centavos> | undefined;
  readonly vitrine01: Vitrine<Centavos> | undefined;
  readonly marcas: readonly Marca[];
  /** None when there are no posts. */
  readonly instagram: Instagram | undefined;
};
