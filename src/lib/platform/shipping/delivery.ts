/** A way in which goods can be delivered, with its price. */
import type { Slot } from '#lib/domain/shipping/delivery-turns.ts';
import type { Priced } from '#lib/domain/shipping/freight-table.ts';
import type { PickupPlace } from '#lib/domain/shipping/pickup-place.ts';

export type Delivery = Priced & {
  readonly id: string;
  readonly tipo: string;
  readonly label: string;
  /** Working days. */
  readonly days: number;
  readonly scheduled: boolean;
  /** What a customer of a scheduled one may choose. */
  readonly slots?: readonly Slot[];
  /** Where and when it is collected, '' for the shop's own. */
  readonly place?: PickupPlace;
};
