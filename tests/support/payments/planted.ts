/** Faults that the tests of money have to find, each with the shortest schedule that meets it. */
import type { MachineProvider } from '#lib/platform/payments/providers/provider.ts';
import type { Act, Way } from './acts.ts';
import { HALF_HOUR } from './shop.ts';

export type Planted = {
  /** By whom it is met. */
  readonly ways: readonly Way[];
  readonly meets: (way: Way) => readonly Act[];
  /** What stands between the shop and each provider. */
  readonly between: (provider: MachineProvider) => MachineProvider;
};

const MINUTE = 60_000;

export const PLANTED: Readonly<Record<string, Planted>> = {
  'a charge that is tried again under a new key': {
    // A bank's charge has the txid for a key.
    ways: ['cartao', 'mp-pix'],
    meets: (way) => [
      { act: 'order', way, coupon: false },
      { act: 'badWork', faults: ['lost'] },
      { act: 'later', ms: 30_000 },
      { act: 'badWork', faults: ['lagging'] },
    ],
    between: (provider) => {
      let tries = 0;
      return {
        ...provider,
        make: (order, signal) => {
          tries += 1;
          return provider.make({ ...order, idemKey: `${order.idemKey}${tries}` }, signal);
        },
      };
    },
  },
  'stock that is freed without reading once more': {
    ways: ['pix', 'banco', 'mp-pix', 'mp-pagina'],
    // By a clock that is behind it may still be paid, and is, between what is read and what is ended.
    meets: (way) => [
      { act: 'order', way, coupon: true },
      { act: 'work' },
      { act: 'provider', refusing: false, slow: false, skew: -5 * MINUTE },
      { act: 'later', ms: HALF_HOUR },
      { act: 'amidst', when: 'after', what: { act: 'pay', of: 0, more: 0, late: false } },
    ],
    between: (provider) => {
      const ended = new Set<string>();
      return {
        ...provider,
        cancel: (order, signal) => {
          ended.add(order.ref);
          return provider.cancel(order, signal);
        },
        async read(order, signal) {
          if (!ended.delete(order.ref)) return provider.read(order, signal);
          const { ref, amount } = order;
          return { said: 'state', state: 'cancelada', ref, amount, payments: [], paidBack: [] };
        },
      };
    },
  },
  'charges that nobody asks about after their end': {
    // Mercado Pago takes nothing for an order that has ended.
    ways: ['pix', 'banco'],
    meets: (way) => [
      { act: 'order', way, coupon: false },
      { act: 'work' },
      { act: 'later', ms: HALF_HOUR },
      { act: 'work' },
      { act: 'pay', of: 0, more: 0, late: true },
    ],
    between: (provider) => {
      const ended = new Set<string>();
      return {
        ...provider,
        async read(order, signal) {
          if (ended.has(order.ref)) return { said: 'absent' };
          const reading = await provider.read(order, signal);
          if (reading.said === 'state' && ['expirada', 'cancelada', 'recusada'].includes(reading.state))
            ended.add(order.ref);
          return reading;
        },
      };
    },
  },
};
