/** What happens in a random schedule, and how it is drawn. */
import fc from 'fast-check';
import { PRICE } from './shop.ts';
import { FAULTS, type Fault } from './stand-in.ts';

/** By whom: the stand-in, the shop's key, nobody, the bank's API, and Mercado Pago by Pix, boleto, its page, and cards typed here. */
const WAYS = [
  ...(['pix', 'cartao', 'chave', 'combinar', 'banco', 'banco', 'mp-pix', 'mp-boleto', 'mp-pagina'] as const),
  // As the stand-in of Mercado Pago is told by the card: paid, refused, looked into, to be confirmed.
  ...(['mp-APRO', 'mp-FUND', 'mp-CONT', 'mp-CHAL'] as const),
];
export type Way = (typeof WAYS)[number];
export type Act =
  | { readonly act: 'order'; readonly way: Way; readonly coupon: boolean }
  | { readonly act: 'charge' | 'twice'; readonly of: number; readonly way: Way }
  | { readonly act: 'pay'; readonly of: number; readonly more: number; readonly late: boolean }
  | {
      readonly act:
        | 'refuse'
        | 'cancel'
        | 'shopCancel'
        | 'confirm'
        | 'mistake'
        | 'mark'
        | 'takeUp'
        | 'send'
        | 'bankTakes';
      readonly of: number;
    }
  | { readonly act: 'refund'; readonly of: number; readonly valor: number }
  | { readonly act: 'case'; readonly of: number; readonly outcome: 'devolvida' | 'aceita' }
  | {
      readonly act: 'notice';
      readonly of: number;
      readonly forged: boolean;
      readonly late: boolean;
      readonly times: number;
    }
  /** The jobs run, with these faults. */
  | { readonly act: 'badWork'; readonly faults: readonly Fault[] }
  /** The jobs run, and somebody acts while they do: between two of their commits, or while a provider is asked. */
  | { readonly act: 'amidst'; readonly when: 'taken' | 'before' | 'after'; readonly what: Act }
  /** `skew`: milliseconds by which its clock is ahead. */
  | { readonly act: 'provider'; readonly refusing: boolean; readonly slow: boolean; readonly skew: number }
  | { readonly act: 'later'; readonly ms: number }
  /** A file of the days from one on, as one bank or another writes it. */
  | { readonly act: 'statement'; readonly since: number; readonly csv: boolean; readonly words: string }
  | { readonly act: 'work' };

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const of = fc.nat(4);
const way = fc.constantFrom<Way>(...WAYS);

const order = fc.record({ act: fc.constant('order' as const), way, coupon: fc.boolean() });
const badWork = fc.record({
  act: fc.constant('badWork' as const),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 3 }),
});
const acts = fc.constantFrom(
  'refuse' as const,
  'cancel',
  'shopCancel',
  'confirm',
  'mistake',
  'mark',
  'takeUp',
  'send',
  'bankTakes',
);
const inner: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: acts, of }),
  fc.record({
    act: fc.constant('pay' as const),
    of,
    more: fc.constantFrom(0, 0, -1),
    late: fc.boolean(),
  }),
  fc.record({ act: fc.constant('refund' as const), of, valor: fc.integer({ min: 1, max: PRICE }) }),
);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('order' as const), way, coupon: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('charge' as const, 'twice' as const), of, way }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      of,
      more: fc.constantFrom(0, 0, 0, -1, 1),
      late: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: acts,
      of,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      of,
      valor: fc.integer({ min: 1, max: PRICE }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('case' as const),
      of,
      outcome: fc.constantFrom('devolvida' as const, 'aceita'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('notice' as const),
      of,
      forged: fc.boolean(),
      late: fc.boolean(),
      times: fc.constantFrom(1, 2, 5),
    }),
  },
  { weight: 8, arbitrary: badWork },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('amidst' as const),
      when: fc.constantFrom('taken' as const, 'before', 'after'),
      what: inner,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('statement' as const),
      since: fc.integer({ min: 0, max: 4 }),
      csv: fc.boolean(),
      words: fc.constantFrom('PIX', 'TRANSFERENCIA RECEBIDA'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('provider' as const),
      refusing: fc.boolean(),
      slow: fc.boolean(),
      skew: fc.constantFrom(0, -5 * MINUTE, 5 * MINUTE),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('later' as const),
      ms: fc.constantFrom(2 * SECOND, 30 * SECOND, 150 * SECOND, HOUR / 2, HOUR, 26 * HOUR),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('work' as const),
    }),
  },
);

export const schedules: fc.Arbitrary<readonly Act[]> = fc
  .tuple(order, badWork, fc.array(anyAct, { minLength: 10, maxLength: 35, size: 'max' }))
  .map(([first, second, more]) => [first, second, ...more]);
