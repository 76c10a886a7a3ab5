/** What becomes of money that came: taken for the order, given back, or put before a person. No centavo is used twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appliedReturned,
  type Claims,
  decide,
  freeEntries,
  type NotedEntry,
  refundable,
} from '#lib/domain/payments/payment-decision.ts';

const NONE: Claims = { applied: undefined, refunds: [], cases: [] };
const came = (ref: string, valor: number): NotedEntry => ({ kind: 'entrada', ref, valor });
const went = (valor: number, of?: string, kind: NotedEntry['kind'] = 'devolucao'): NotedEntry => ({
  ...{ kind, ref: `out-${valor}-${of}`, valor },
  of,
});
const claim = (
  entryRef: string,
  valor: number,
  causa: Claims['refunds'][number]['causa'] = 'tardio',
  done = false,
) => ({ entryRef, valor, causa, done });
const free = (entries: readonly NotedEntry[], claims: Partial<Claims> = {}) =>
  freeEntries(entries, { ...NONE, ...claims }).map((entry) => [entry.ref, entry.valor, entry.free]);

describe('a payment is undecided', () => {
  it('as long as it is neither taken for the order nor undone', () => {
    expect(free([came('a', 100), came('b', 50)])).toEqual([
      ['a', 100, 100],
      ['b', 50, 50],
    ]);
    expect(free([came('a', 100), came('b', 50)], { applied: { ref: 'a', valor: 100 } })).toEqual([
      ['b', 50, 50],
    ]);
    expect(free([came('a', 100), { kind: 'desfeita', ref: 'a', valor: 100 }])).toEqual([]);
  });

  it('but for what a refund or a case promises of it', () => {
    expect(free([came('a', 100)], { refunds: [claim('a', 40)] })).toEqual([['a', 100, 60]]);
    expect(free([came('a', 100)], { cases: [claim('a', 100, 'valor_divergente')] })).toEqual([]);
    expect(free([came('a', 100)], { refunds: [claim('a', 40)], cases: [claim('a', 59)] })).toEqual([
      ['a', 100, 1],
    ]);
    expect(free([came('a', 100)], { refunds: [claim('b', 40)] })).toEqual([['a', 100, 100]]);
  });

  it('but for what already went out of it: a refund that is done is told by its entry, not twice', () => {
    expect(free([came('a', 100), went(40, 'a')], { refunds: [claim('a', 40, 'tardio', true)] })).toEqual([
      ['a', 100, 60],
    ]);
    expect(free([came('a', 100), went(100, 'a', 'med')])).toEqual([]);
    expect(free([came('a', 100), went(30, 'b')])).toEqual([['a', 100, 100]]);
  });

  it('but for what went out of nobody knows which one: first of the order’s, then of the oldest', () => {
    const entries = [came('a', 100), came('b', 50), came('c', 30)];
    expect(free([...entries, went(120)])).toEqual([
      ['b', 50, 30],
      ['c', 30, 30],
    ]);
    expect(free([...entries, went(120)], { applied: { ref: 'a', valor: 100 } })).toEqual([
      ['b', 50, 30],
      ['c', 30, 30],
    ]);
    expect(free([...entries, went(100)], { applied: { ref: 'a', valor: 100 } })).toEqual([
      ['b', 50, 50],
      ['c', 30, 30],
    ]);
    // What is promised of a payment cannot be what went.
    expect(free([...entries, went(20)], { cases: [claim('a', 95)] })).toEqual([
      ['b', 50, 35],
      ['c', 30, 30],
    ]);
  });

  it('never lets more out than came', () => {
    const amount = fc.integer({ min: 1, max: 500 });
    const of = fc.constantFrom('a', 'b', undefined);
    fc.assert(
      fc.property(amount, amount, fc.array(fc.tuple(amount, of), { maxLength: 4 }), (a, b, outs) => {
        const entries = [came('a', a), came('b', b), ...outs.map(([valor, ref]) => went(valor, ref))];
        const gone = outs.reduce((sum, [valor]) => sum + valor, 0);
        const claims = { ...NONE, applied: { ref: 'a', valor: a } };
        const left = freeEntries(entries, claims).reduce((sum, entry) => sum + entry.free, 0);
        expect(left).toBeLessThanOrEqual(b);
        // Where nothing named went beyond its own payment, each centavo that went is missing exactly once.
        const named = (ref: string) => outs.reduce((sum, [valor, own]) => sum + (own === ref ? valor : 0), 0);
        if (named('a') <= a && named('b') <= b)
          expect(left + refundable(entries, claims)).toBe(Math.max(0, a + b - gone));
      }),
    );
  });
});

describe('of the payment that the order took', () => {
  const applied = { ref: 'a', valor: 100 };

  it('what went out is counted, of its own name or of none, and never beyond all of it', () => {
    const returned = (...outs: readonly NotedEntry[]) =>
      appliedReturned([came('a', 100), ...outs], { ...NONE, applied });
    expect(returned()).toBe(0);
    expect(returned(went(30, 'a'))).toBe(30);
    expect(returned(went(30, 'b'))).toBe(0);
    expect(returned(went(30))).toBe(30);
    expect(returned(went(30, 'a'), went(90))).toBe(100);
    expect(returned(went(120, 'a'), went(5))).toBe(120);
    // A dispute that the shop won brings it back.
    expect(returned(went(100, 'a', 'contestacao'), went(100, 'a', 'contestacao_revertida'))).toBe(0);
    expect(appliedReturned([came('a', 100), went(30)], NONE)).toBe(0);
  });

  it('as much may be given back as neither went nor is promised', () => {
    const left = (claims: Partial<Claims>, ...outs: readonly NotedEntry[]) =>
      refundable([came('a', 100), ...outs], { ...NONE, applied, ...claims });
    expect(left({})).toBe(100);
    expect(left({}, went(30, 'a'))).toBe(70);
    expect(left({ refunds: [claim('a', 40, 'manual')] })).toBe(60);
    expect(left({ refunds: [claim('a', 40, 'manual', true)] }, went(40, 'a'))).toBe(60);
    // A withdrawal is of the order's money, whichever entry it names; late money is not, unless it names this one.
    expect(left({ refunds: [claim('b', 40, 'desistencia')] })).toBe(60);
    expect(left({ refunds: [claim('b', 40, 'tardio')] })).toBe(100);
    expect(left({ cases: [claim('a', 40, 'tardio')] })).toBe(60);
    expect(left({ refunds: [claim('a', 80, 'manual')] }, went(40, 'a'))).toBe(0);
    expect(left({ applied: undefined })).toBe(0);
  });
});

describe('a free payment', () => {
  const situation = {
    orderStatus: 'recebido',
    cancelAsked: false,
    applied: false,
    chargeState: 'paga',
    asked: 100,
  } as const;

  it.each([
    ['of what was asked is the order’s', 100, 100, {}, { do: 'apply' }],
    ['of a centavo less is put before a person', 99, 99, {}, { do: 'ask', causa: 'valor_divergente' }],
    ['of a centavo more is put before a person', 101, 101, {}, { do: 'ask', causa: 'valor_divergente' }],
    ['of which a part is gone is put before a person', 100, 99, {}, { do: 'ask', causa: 'valor_divergente' }],
    ['beside another goes back', 100, 100, { applied: true }, { do: 'return', causa: 'excedente' }],
    [
      'of a cancelled order goes back',
      100,
      100,
      { orderStatus: 'cancelado' },
      { do: 'return', causa: 'tardio' },
    ],
    [
      'of an order whose buyer cancels goes back',
      100,
      100,
      { cancelAsked: true },
      { do: 'return', causa: 'tardio' },
    ],
  ])('%s', (_, valor, left, change, decision) => {
    expect(decide({ valor, free: left }, { ...situation, ...change })).toEqual(decision);
  });
});
