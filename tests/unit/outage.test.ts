import { expect, it } from 'vitest';
import { isAway, isReadOnly } from '#lib/platform/kernel/database/outage.ts';

const coded = (code: string) => Object.assign(new Error('said by the server'), { code });

it.each(['08006', '53300', '53100', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET'])(
  '%s is a database that is away',
  (code) => {
    expect(isAway(coded(code))).toBe(true);
  },
);

it.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'the database is silent',
])('so is "%s", which has no code', (words) => {
  expect(isAway(new Error(words))).toBe(true);
});

it.each(['23505', '40001', '55P03', '57014', '25006', '57P06', '0800'])('%s is not', (code) => {
  expect(isAway(coded(code))).toBe(false);
});

it('a server that takes no writes is there', () => {
  expect([isReadOnly(coded('25006')), isReadOnly(coded('08006')), isReadOnly('25006')]).toEqual([
    true,
    false,
    false,
  ]);
});
