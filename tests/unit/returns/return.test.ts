/** What a return may become, what may be asked and what it is worth. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEverything, owedFor, refundFor } from '#lib/domain/returns/amount.ts';
import {
  firstState,
  isOpenReturn,
  mayMove,
  nextStates,
  RETURN_KINDS,
  RETURN_MOVES,
  RETURN_STATES,
  WAITS_FOR_BUYER,
  WAITS_FOR_SHOP,
} from '#lib/domain/returns/return.ts';
import { DEFAULT_RETURN_RULES, returnRights } from '#lib/domain/returns/rights.ts';
import { hasUnitsLeft, paidBackUnits, type ReturnedUnits, unitsLeft } from '#lib/domain/returns/units.ts';

describe('the table of moves', () => {
  it('lets every kind begin in one state, by its buyer alone', () => {
    for (const kind of RETURN_KINDS) {
      const begins = RETURN_STATES.filter((to) => mayMove(kind, '', to, 'comprador'));
      expect(begins).toEqual([firstState(kind)]);
      expect(RETURN_STATES.filter((to) => mayMove(kind, '', to, 'equipe'))).toEqual([]);
    }
  });

  it('lets nothing follow on an end, and something on everything else', () => {
    for (const kind of RETURN_KINDS)
      for (const state of RETURN_STATES) {
        const next = [...nextStates(kind, state, 'equipe'), ...nextStates(kind, state, 'comprador')];
        expect(next.length > 0, `${kind} ${state}`).toBe(isOpenReturn(state));
      }
  });

  it('lets the shop refuse a withdrawal only once the goods are there', () => {
    const refusing = RETURN_STATES.filter((from) => mayMove('desistencia', from, 'recusada', 'equipe'));
    expect(refusing).toEqual(['recebida']);
  });

  it('lets the buyer take it back until the goods are there', () => {
    const back = RETURN_STATES.filter((from) => mayMove('troca', from, 'cancelada', 'comprador'));
    expect(back).toEqual(['pedida', 'aceita', 'instruida']);
    expect(RETURN_MOVES.filter(({ to, by }) => to === 'cancelada' && by === 'equipe')).toEqual([]);
  });

  it('waits for one of the two, or is over', () => {
    const waiting = [...WAITS_FOR_SHOP, ...WAITS_FOR_BUYER].toSorted();
    expect(waiting).toEqual(RETURN_STATES.filter(isOpenReturn).toSorted());
  });
});

describe('what may be asked', () => {
  const rules = { ...DEFAULT_RETURN_RULES, dias: 30 };
  /** 20:00 of 1 March in the shop. */
  const entregue = new Date('2027-03-01T23:00:00Z');
  const kinds = (now: string, change = {}) =>
    returnRights({ status: 'entregue', entregue, rules, now: new Date(now), ...change }).map(
      ({ tipo }) => tipo,
    );

  it('ends with the seventh, the thirtieth and the ninetieth day after the delivery, in the time of the shop', () => {
    expect(kinds('2027-03-09T02:59:59.999Z')).toEqual(['desistencia', 'troca', 'defeito']);
    expect(kinds('2027-03-09T03:00:00Z')).toEqual(['troca', 'defeito']);
    expect(kinds('2027-04-01T02:59:59.999Z')).toEqual(['troca', 'defeito']);
    expect(kinds('2027-04-01T03:00:00Z')).toEqual(['defeito']);
    expect(kinds('2027-05-31T02:59:59.999Z')).toEqual(['defeito']);
    expect(kinds('2027-05-31T03:00:00Z')).toEqual([]);
  });

  it('does not end where nobody said that the goods arrived', () => {
    const open = returnRights({ status: 'enviado', entregue: undefined, rules, now: new Date('2040-01-01') });
    expect(open).toEqual([
      { tipo: 'desistencia', ate: undefined },
      { tipo: 'troca', ate: undefined },
      { tipo: 'defeito', ate: undefined },
    ]);
  });

  it('is nothing before an order was sent, or after it was cancelled', () => {
    for (const status of ['recebido', 'confirmado', 'cancelado'])
      expect(kinds('2027-03-02T12:00:00Z', { status, entregue: undefined })).toEqual([]);
  });

  it('is no change for other goods where the shop allows none', () => {
    expect(kinds('2027-03-02T12:00:00Z', { rules: DEFAULT_RETURN_RULES })).toEqual([
      'desistencia',
      'defeito',
    ]);
  });
});

describe('what goes back', () => {
  const linhas = [
    { linha: 0, quantidade: 2, preco: 1000 },
    { linha: 1, quantidade: 1, preco: 3000 },
  ];
  /** 5000 of goods for 4500, and 500 of freight. */
  const order = { linhas, cobrado: 5000, frete: 500 };

  it('is the share of what was paid for the goods, and the freight with the last of them', () => {
    expect(owedFor(order, [{ linha: 0, quantidade: 1 }])).toBe(900);
    expect(owedFor(order, [{ linha: 1, quantidade: 1 }])).toBe(2700);
    const all = [...linhas];
    expect(owedFor(order, all)).toBe(5000);
    expect(refundFor(order, [{ linha: 1, quantidade: 1 }], [{ linha: 0, quantidade: 2 }])).toBe(2300);
    expect(isEverything(linhas, all)).toBe(true);
    expect(isEverything(linhas, [{ linha: 0, quantidade: 2 }])).toBe(false);
  });

  it('is nothing for a part of what cost nothing, and the freight with the rest of it', () => {
    const gift = [
      { linha: 0, quantidade: 1, preco: 0 },
      { linha: 1, quantidade: 1, preco: 0 },
    ];
    const free = { linhas: gift, cobrado: 1500, frete: 1500 };
    expect(owedFor(free, [{ linha: 0, quantidade: 1 }])).toBe(0);
    expect(owedFor(free, gift)).toBe(1500);
  });

  it('comes to what was paid, in whichever parts and order it goes back, and never to less than before', () => {
    const line = fc.record({
      quantidade: fc.integer({ min: 1, max: 4 }),
      preco: fc.integer({ min: 0, max: 2_000_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.infiniteStream(fc.nat()),
        (drawn, cobrado, frete, chance) => {
          const sold = drawn.map((one, linha) => ({ ...one, linha }));
          const units = sold.flatMap(({ linha, quantidade }) =>
            Array.from({ length: quantidade }, () => ({
              linha,
              quantidade: 1,
              at: chance.next().value ?? 0,
            })),
          );
          const before: { linha: number; quantidade: number }[] = [];
          let sum = 0;
          for (const unit of units.toSorted((a, b) => a.at - b.at)) {
            const more = refundFor({ linhas: sold, cobrado, frete }, before, [unit]);
            expect(more).toBeGreaterThanOrEqual(0);
            sum += more;
            before.push(unit);
          }
          expect(sum).toBe(cobrado);
        },
      ),
    );
  });
});

describe('units that stay with the buyer', () => {
  const sold = [{ quantidade: 3 }, { quantidade: 1 }];
  const one: ReturnedUnits = { linha: 0, quantidade: 2, recebida: 0, status: 'pedida', desfecho: '' };

  it('are all that no return is about', () => {
    expect(unitsLeft(sold, [])).toEqual([
      { linha: 0, quantidade: 3 },
      { linha: 1, quantidade: 1 },
    ]);
    expect(unitsLeft(sold, [one])[0]?.quantidade).toBe(1);
  });

  it('are those of a return that was taken back, refused or ended by an exchange', () => {
    for (const status of ['cancelada', 'recusada'] as const)
      expect(unitsLeft(sold, [{ ...one, status }])[0]?.quantidade).toBe(3);
    const exchanged = { ...one, recebida: 2, status: 'concluida', desfecho: 'troca' } as const;
    expect(unitsLeft(sold, [exchanged])[0]?.quantidade).toBe(3);
  });

  it('are not those that came and were paid back, whatever was asked', () => {
    for (const desfecho of ['dinheiro', 'por-fora'] as const) {
      const ended = { ...one, recebida: 1, status: 'concluida', desfecho } as const;
      expect(paidBackUnits([ended])).toEqual([{ linha: 0, quantidade: 1 }]);
      expect(unitsLeft(sold, [ended])[0]?.quantidade).toBe(2);
    }
  });

  it('are none once every line is gone', () => {
    const whole = { ...one, quantidade: 3 };
    expect(hasUnitsLeft(unitsLeft(sold, [whole]))).toBe(true);
    expect(hasUnitsLeft(unitsLeft(sold, [whole, { ...one, linha: 1, quantidade: 1 }]))).toBe(false);
  });
});
