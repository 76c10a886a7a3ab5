/** The closing of a day, and how often a buyer may try to pay. */
import { describe, expect, it } from 'vitest';
import { attemptsLeft, attemptsOf } from '#lib/domain/payments/attempts.ts';
import { COUNTED, isCardTesting, LOOKED_AT } from '#lib/domain/payments/card-testing.ts';
import { closingLines, type Movement, sumOf } from '#lib/domain/payments/closing.ts';
import { faultOf, returned } from '#lib/domain/payments/ledger.ts';
import { amountOf, isCash, tickedMethod } from '#lib/domain/payments/methods.ts';

const move = (
  tipo: Movement['tipo'],
  valor: number,
  forma: Movement['forma'] = 'pix',
  provedor = 'pix-chave',
): Movement => ({ tipo, valor, forma, provedor });

describe('a closing', () => {
  it('of nothing is nothing', () => {
    expect(sumOf([])).toEqual({ quantidade: 0, recebido: 0, devolvido: 0, contestado: 0, liquido: 0 });
    expect(closingLines([])).toEqual([]);
  });

  it('leaves out what was noted by mistake, and takes off what went back or is disputed', () => {
    const movements = [
      ...[move('entrada', 1000), move('entrada', 500), move('entrada', 70), move('desfeita', 70)],
      ...[
        move('devolucao', 200),
        move('med', 30),
        move('contestacao', 100),
        move('contestacao_revertida', 60),
      ],
    ];
    expect(sumOf(movements)).toEqual({
      quantidade: 2,
      recebido: 1500,
      devolvido: 200,
      contestado: 70,
      liquido: 1230,
    });
  });

  it('has a line for each way and who tells of its money, in the order in which the ways are offered', () => {
    const lines = closingLines([
      move('entrada', 3, 'cartao', 'mercado-pago'),
      move('entrada', 1, 'pix', 'pix-chave'),
      move('entrada', 5, 'pix', 'banco'),
      move('devolucao', 1, 'cartao', 'mercado-pago'),
      move('entrada', 4, 'boleto', 'mercado-pago'),
    ]);
    expect(lines.map(({ forma, provedor, liquido }) => [forma, provedor, liquido])).toEqual([
      ['pix', 'banco', 5],
      ['pix', 'pix-chave', 1],
      ['boleto', 'mercado-pago', 4],
      ['cartao', 'mercado-pago', 2],
    ]);
  });
});

describe('money that went', () => {
  it('is what the shop gave back, what a bank took and what a dispute took and did not bring back', () => {
    expect(
      returned([
        { kind: 'entrada', valor: 100 },
        { kind: 'devolucao', valor: 10 },
        { kind: 'med', valor: 5 },
        { kind: 'contestacao', valor: 20 },
        { kind: 'contestacao_revertida', valor: 8 },
      ]),
    ).toBe(27);
  });

  it('may be given back up to what was not undone', () => {
    const entries = [
      { kind: 'entrada', valor: 5 },
      { kind: 'entrada', valor: 7 },
      { kind: 'desfeita', valor: 7 },
    ] as const;
    expect(faultOf([...entries, { kind: 'devolucao', valor: 5 }])).toBeUndefined();
    expect(faultOf([...entries, { kind: 'devolucao', valor: 6 }])).toBe('more was given back than came');
    expect(faultOf([{ kind: 'entrada', valor: -1 }])).toBe('an entry is no amount');
    expect(
      faultOf([
        { kind: 'entrada', valor: 5 },
        { kind: 'contestacao', valor: 5 },
        { kind: 'contestacao_revertida', valor: 5 },
      ]),
    ).toBeUndefined();
  });
});

describe('tries to pay', () => {
  const sent = new Date('2026-11-23T15:00:00Z');
  const begun = (change: object = {}) =>
    ({ provider: 'mp', campos: false, status: 'recusada', sent_at: sent, ...change }) as never;
  const count = (...charges: readonly never[]) => attemptsOf(charges, 'manual');

  it('are charges that the buyer began, not what people of the shop mark as paid', () => {
    expect(count()).toBe(0);
    expect(count(begun(), begun({ provider: 'manual' }))).toBe(1);
  });

  it('of a card typed in the shop count from when its provider was asked, or while it may be', () => {
    expect(count(begun({ campos: true }))).toBe(1);
    expect(count(begun({ campos: true, sent_at: null, status: 'cancelada' }))).toBe(0);
    expect(count(begun({ campos: true, sent_at: null, status: 'criando' }))).toBe(1);
    expect(count(begun({ sent_at: null, status: 'cancelada' }))).toBe(1);
  });

  it.each([
    [0, 5, 5],
    [4, 5, 1],
    [5, 5, 0],
    [6, 5, 0],
  ])('after %i of %i leave %i', (tries, allowed, left) => {
    expect(attemptsLeft(tries, allowed)).toBe(left);
  });
});

describe('cards are taken to be tried out', () => {
  const now = new Date('2026-11-23T15:00:00Z');
  const cards = (refused: number, total = LOOKED_AT, ago = 0) =>
    Array.from({ length: total }, (_, index) => ({
      status: index < refused ? 'recusada' : 'paga',
      created_at: new Date(now.getTime() - ago - index * 1000),
    }));
  it.each([
    ['12 of 20 refused', cards(12), false],
    ['13 of 20 refused', cards(13), true],
    ['13 of 19 refused', cards(13, 19), false],
    ['13 of the last 20 of 21', cards(13, 21), true],
    ['none', [], false],
    ['up to a quarter of an hour after the last of them', cards(20, 20, 15 * 60_000 - 1), true],
    ['no longer than that', cards(20, 20, 15 * 60_000), false],
    [
      'only the last 20 count',
      [...cards(12), ...Array.from({ length: 9 }, () => ({ status: 'recusada', created_at: now }))],
      false,
    ],
  ])('%s', (_, ended, closed) => {
    expect(isCardTesting(ended, now)).toBe(closed);
  });
  it('within an hour', () => expect(COUNTED).toBe(3_600_000));
});

describe('a way to pay', () => {
  const order = { valor: 1000, vista: 900 };
  it('costs what it did when the order was sent, in a way that the shop no longer knows too', () => {
    expect(['pix', 'boleto', 'cartao', 'cheque'].map((stored) => amountOf(stored, order))).toEqual([
      ...[900, 900, 1000, 1000],
    ]);
    expect(isCash('cartao')).toBe(false);
  });

  it('stays ticked as long as it is offered, else the first one is', () => {
    expect(tickedMethod(['pix', 'cartao'], 'cartao')).toBe('cartao');
    expect(tickedMethod(['pix', 'cartao'], 'boleto')).toBe('pix');
    expect(tickedMethod([], 'pix')).toBeUndefined();
  });
});
