/** What a carrier says of the parcel of an order: ours. */
import type { ParcelState } from '#lib/domain/shipping/parcel.ts';

export type Ocorrencia = {
  readonly estado: ParcelState;
  /** ISO time at which it happened. */
  readonly em: string;
  /** Town or unit, '' where it is not said. */
  readonly local: string;
  /** What else it says; '' for who has only the link of the order. */
  readonly detalhe: string;
};
