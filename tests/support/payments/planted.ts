/** Faults that the tests of money have to find, each with the shortest schedule that meets it. */
import type { MachineProvider } from '#lib/platform/payments/providers/provider.ts';
import type { Act } from './acts.ts';
import { HALF_HOUR } from './shop.ts';
import type { StandIn } from './stand-in.ts';

export type Planted = {
  readonly meets: readonly Act[];
  /** What stands between the shop and the provider. */
  readonly between: (standIn: StandIn) => MachineProvider;
};

export const PLANTED: Readonly<Record<string, Planted>> = {
  'a charge that is tried again under a new key': {
    meets: [
      { act: 'order', way: 'cartao', coupon: false },
      { act: 'badWork', faults: ['lost'] },
      { act: 'later', ms: 30_000 },
      { act: 'badWork', faults: ['lagging'] },
    ],
    between: (standIn) => {
      let tries = 0;
      return {
        ...standIn,
        make: (order, signal) => {
          tries += 1;
          return standIn.make({ ...order, idemKey: `${order.idemKey}${tries}` }, signal);
        },
      };
    },
  },
  'stock that is freed without reading once more': {
    meets: [
      { act: 'order', way: 'pix', coupon: true },
      { act: 'work' },
      { act: 'pay', of: 0, more: 0, late: false },
      { act: 'later', ms: HALF_HOUR },
      { act: 'badWork', faults: ['stale'] },
    ],
    between: (standIn) => {
      const ended = new Set<string>();
      return {
        ...standIn,
        cancel: (order, signal) => {
          ended.add(order.ref);
          return standIn.cancel(order, signal);
        },
        async read(order, signal) {
          if (!ended.delete(order.ref)) return standIn.read(order, signal);
          const { ref, amount } = order;
          return { said: 'state', state: 'cancelada', ref, amount, payments: [], paidBack: [] };
        },
      };
    },
  },
  'charges that nobody asks about after their end': {
    meets: [
      { act: 'order', way: 'pix', coupon: false },
      { act: 'work' },
      { act: 'later', ms: HALF_HOUR },
      { act: 'work' },
      { act: 'pay', of: 0, more: 0, late: true },
    ],
    between: (standIn) => {
      const ended = new Set<string>();
      return {
        ...standIn,
        async read(order, signal) {
          if (ended.has(order.ref)) return { said: 'absent' };
          const reading = await standIn.read(order, signal);
          if (reading.said === 'state' && ['expirada', 'cancelada', 'recusada'].includes(reading.state))
            ended.add(order.ref);
          return reading;
        },
      };
    },
  },
};
