/** What a carrier says of the parcel of an order: kept, told to its buyer's page, and the order delivered by it. */
import { z } from 'zod';
import {
  DETAIL_LENGTH,
  isFollowed,
  isParcelTime,
  PARCEL_STATES,
  type ParcelState,
  PLACE_LENGTH,
} from '#lib/domain/shipping/parcel.ts';
import { message } from '#lib/platform/kernel/http/messages.ts';
import { text } from '#lib/platform/kernel/http/request.ts';
import { HttpError } from '#lib/platform/kernel/http/response.ts';
import { type Change, unchanged } from '#lib/platform/panel/write.ts';
import { type LockedOrder, lockOrder } from './queries/orders.ts';
import { insertParcelState, parcelStates } from './queries/parcel-states.ts';
import { type OrderDeps, orderStep } from './step.ts';

/** As a call says it: of the panel, and of a program. */
export const PARCEL_BODY = z.object({
  estado: z.enum(PARCEL_STATES),
  em: z.iso
    .datetime({ offset: true })
    .or(z.literal(''))
    .default('')
    .describe('ISO time at which it happened; left out, now.'),
  local: text(PLACE_LENGTH).describe('Town or unit.'),
  detalhe: text(DETAIL_LENGTH).describe('What else the carrier says; its buyer reads it.'),
});

export function readParcel({ em, ...said }: z.output<typeof PARCEL_BODY>): ParcelNews {
  return { ...said, em: em === '' ? undefined : new Date(em) };
}

export type ParcelNews = {
  readonly estado: ParcelState;
  /** When it happened; left out, now. */
  readonly em: Date | undefined;
  readonly local: string;
  readonly detalhe: string;
};

/**
 * What was said before is no news. A delivered parcel delivers its order, as the step does.
 * @throws HttpError 404 for no order, 400 for a moment that cannot be, 409 for an order that no carrier has.
 */
export function parcelNews(
  deps: Pick<OrderDeps, 'endPayments' | 'orderMoved'>,
  numero: number,
  { em, ...news }: ParcelNews,
): Change<LockedOrder, undefined> {
  return {
    lock: (trx) => lockOrder(trx, numero),
    unknown: message.unknownOrder,
    seen: 'not asked',
    async write(trx, order, by) {
      if (!isFollowed(order)) throw new HttpError(409, message.parcel.notSent);
      if (em && !isParcelTime(em, { ordered: order.created_at, now: by.now })) {
        throw new HttpError(400, message.parcel.otherTime);
      }
      const last = (await parcelStates(trx, [numero])).at(-1);
      if (!em && last && isSame(last, news)) return unchanged(undefined);
      const row = { numero, ...news, em: em ?? by.now, author: by.staff.nome, created_at: by.now };
      if (!(await insertParcelState(trx, row))) return unchanged(undefined);
      if (news.estado === 'entregue' && order.status === 'enviado') {
        return orderStep(deps, numero, { step: 'entregue', seen: order.status }).write(trx, order, by);
      }
      return { result: undefined, history: { keptIn: 'parcel_states' } };
    },
  };
}

function isSame(last: Omit<ParcelNews, 'em'>, { estado, local, detalhe }: Omit<ParcelNews, 'em'>): boolean {
  return last.estado === estado && last.local === local && last.detalhe === detalhe;
}
