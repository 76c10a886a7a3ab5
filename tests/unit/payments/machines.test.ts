/** The two state machines of money, and the sums of the ledger. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '#lib/domain/kernel/money.ts';
import { CHARGE_STATES, isLive, isNews, LIVE, MOVES, mayMove } from '#lib/domain/payments/charge.ts';
import {
  balance,
  ENTRY_KINDS,
  type Entry,
  faultOf,
  isStray,
  received,
  returned,
} from '#lib/domain/payments/ledger.ts';
import { amountFor, isByHand, METHODS } from '#lib/domain/payments/methods.ts';
import { isSendable, mayFollow, ORDER_PAYMENTS, orderPayment } from '#lib/domain/payments/order-payment.ts';

const ACTORS = ['comprador', 'equipe', 'tarefa'] as const;
const WITNESSES = ['machine', 'people'] as const;
const CAUSES = [...new Set(MOVES.map(({ cause }) => cause))];
const anyMove = fc.record({
  from: fc.constantFrom(...CHARGE_STATES),
  to: fc.constantFrom(...CHARGE_STATES),
  cause: fc.constantFrom(...CAUSES),
  by: fc.constantFrom(...ACTORS),
  witness: fc.constantFrom(...WITNESSES),
});

describe('a charge', () => {
  it('that is paid stays so, unless a person noted it by mistake', () => {
    fc.assert(
      fc.property(anyMove, ({ to, cause, by, witness }) => {
        const why = { cause, by, witness };
        if (!mayMove('paga', to, why)) return;
        expect(why).toEqual({ cause: 'desfeita', by: 'equipe', witness: 'people' });
      }),
    );
  });

  it('is never paid because its buyer says so', () => {
    fc.assert(
      fc.property(anyMove, ({ from, to, ...why }) => {
        if (why.by !== 'comprador' || !mayMove(from, to, why)) return;
        expect(to).toBe(why.witness === 'people' && from === 'encerrando' ? 'cancelada' : 'encerrando');
      }),
    );
  });

  it('whose provider can be asked is paid because the provider says so, and nobody else', () => {
    fc.assert(
      fc.property(anyMove, ({ from, to, ...why }) => {
        if (why.witness === 'machine' && to === 'paga' && mayMove(from, to, why))
          expect(why.cause).toBe('consulta');
      }),
    );
  });

  it('that has ended comes back only as paid', () => {
    for (const from of ['recusada', 'expirada', 'cancelada'] as const) {
      for (const to of CHARGE_STATES) {
        const possible = CAUSES.some((cause) =>
          ACTORS.some((by) => WITNESSES.some((witness) => mayMove(from, to, { cause, by, witness }))),
        );
        expect(possible, `${from} to ${to}`).toBe(to === 'paga');
      }
    }
  });

  it('that may still be paid ends only after somebody looked', () => {
    fc.assert(
      fc.property(anyMove, ({ from, to, ...why }) => {
        if (!isLive(from) || isLive(to) || to === 'paga' || !mayMove(from, to, why)) return;
        if (why.witness === 'machine')
          expect(['consulta', 'nunca-criada', 'nunca-enviada']).toContain(why.cause);
        else expect(from).toBe('encerrando');
      }),
    );
  });

  it('reaches every state, and an end from each that is live', () => {
    const next = (states: ReadonlySet<string>) =>
      new Set([
        ...states,
        ...MOVES.filter(({ from }) => from.some((one) => states.has(one))).flatMap(({ to }) => to),
      ]);
    for (const start of LIVE) {
      let reached: ReadonlySet<string> = new Set([start]);
      for (const _ of CHARGE_STATES) reached = next(reached);
      expect(['paga', 'expirada', 'cancelada'].filter((end) => !reached.has(end))).toEqual([]);
    }
  });

  it('takes what a read says once, and nothing that is older than what it knows', () => {
    fc.assert(
      fc.property(anyMove, ({ from, to }) => {
        expect(isNews(from, from)).toBe(false);
        if (from === 'paga') expect(isNews(from, to)).toBe(false);
        if (!isLive(from)) expect(isNews(from, to)).toBe(to === 'paga' && from !== 'paga');
      }),
    );
  });
});

describe('what an order owes', () => {
  const nothing = {
    cancelled: false,
    expired: false,
    agreed: false,
    free: false,
    live: [],
    applied: 0,
    returned: 0,
    disputed: false,
  };

  it.each([
    [{ agreed: true }, 'combinar'],
    [{ agreed: true, live: ['pendente' as const] }, 'aguardando'],
    [{}, 'aguardando'],
    [{ live: ['analise' as const] }, 'analise'],
    [{ applied: 100 }, 'pago'],
    [{ applied: 100, returned: 99 }, 'devolvido_parcial'],
    [{ applied: 100, returned: 100, cancelled: true }, 'devolvido'],
    [{ applied: 100, disputed: true, returned: 100 }, 'contestado'],
    [{ cancelled: true, expired: true }, 'vencido'],
    [{ cancelled: true }, 'encerrado'],
    [{ free: true }, 'pago'],
    [{ free: true, cancelled: true }, 'encerrado'],
  ])('%j is %s', (money, state) => {
    expect(orderPayment({ ...nothing, ...money })).toBe(state);
  });

  it('follows on nothing that ended, unless the shop takes the order up again', () => {
    for (const from of ['vencido', 'encerrado'] as const) {
      expect(ORDER_PAYMENTS.filter((to) => mayFollow(to, from))).toEqual(['pago']);
    }
  });

  it('may follow on all that it can follow on: no read of it is ever refused', () => {
    const start = { ...nothing, live: [] as readonly ('pendente' | 'analise')[] };
    type Money = typeof start;
    const unpaid = ({ applied, cancelled }: Money) => applied === 0 && !cancelled;
    const moves: readonly ((money: Money) => Money)[] = [
      (money) => (unpaid(money) ? { ...money, live: ['pendente'] } : money),
      (money) => (unpaid(money) ? { ...money, live: ['analise'] } : money),
      (money) => (unpaid(money) ? { ...money, live: [] } : money),
      (money) => (unpaid(money) ? { ...money, agreed: !money.agreed } : money),
      // Paid, or taken up again.
      (money) =>
        money.applied > 0 ? money : { ...money, applied: 100, live: [], cancelled: false, expired: false },
      (money) => ({ ...money, cancelled: true, live: [], expired: money.applied === 0 && money.expired }),
      (money) => (unpaid(money) ? { ...money, cancelled: true, live: [], expired: true } : money),
      // Noted by mistake.
      (money) => (money.returned === 0 && !money.disputed ? { ...money, applied: 0 } : money),
      ...[0, 40, 100].map(
        (returned) => (money: Money) => (money.applied > 0 ? { ...money, returned } : money),
      ),
      (money) => (money.applied > 0 ? { ...money, disputed: !money.disputed } : money),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 12 }), (steps) => {
        let money = start;
        for (const step of steps) {
          const next = step(money);
          const [from, to] = [orderPayment(money), orderPayment(next)];
          expect(from === to || mayFollow(to, from), `${from} to ${to}`).toBe(true);
          money = next;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps parcels back that are not paid for', () => {
    expect(ORDER_PAYMENTS.filter(isSendable)).toEqual(['combinar', 'pago', 'devolvido_parcial']);
  });
});

describe('the ledger', () => {
  const entry = fc.record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    valor: fc.integer({ min: 1, max: 1_000_000 }),
  });

  it('adds up, in whatever order it is read', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const turned = entries.toReversed();
        expect(balance(turned)).toBe(balance(entries));
        expect(balance(entries)).toBe(received(entries) - returned(entries));
      }),
    );
  });

  it.each<[string, readonly Entry[], string | undefined]>([
    ['nothing', [], undefined],
    [
      'money in and all of it out',
      [
        { kind: 'entrada', valor: 5 },
        { kind: 'devolucao', valor: 5 },
      ],
      undefined,
    ],
    [
      'more out than in',
      [
        { kind: 'entrada', valor: 5 },
        { kind: 'devolucao', valor: 6 },
      ],
      'more was given back than came',
    ],
    ['an amount of nothing', [{ kind: 'entrada', valor: 0 }], 'an entry is no amount'],
    ['a part of a centavo', [{ kind: 'entrada', valor: 0.5 }], 'an entry is no amount'],
    [
      'a mistake undone twice',
      [
        { kind: 'entrada', valor: 5 },
        { kind: 'desfeita', valor: 5 },
        { kind: 'desfeita', valor: 5 },
      ],
      'more was undone than came',
    ],
    [
      'a dispute won that was never lost',
      [{ kind: 'contestacao_revertida', valor: 1 }],
      'more was won back than was lost',
    ],
  ])('of %s is judged', (_, entries, fault) => {
    expect(faultOf(entries)).toBe(fault);
  });

  it('knows money that was never the order’s', () => {
    expect(
      ['tardio', 'excedente', 'cancelamento', 'manual'].filter((cause) => isStray(cause as 'tardio')),
    ).toEqual(['tardio', 'excedente']);
  });
});

it('asks for each method what its buyer saw', () => {
  const order = { valor: centavos(1000), vista: centavos(900) };
  expect(METHODS.map((method) => amountFor(method, order))).toEqual([900, 900, 1000, 1000, 1000, 1000, 1000]);
  expect(METHODS.filter(isByHand)).toEqual(['combinar', 'retirada', 'faturado']);
});
