import { expect, it } from 'vitest';
import { UF_RANGES } from '#lib/domain/kernel/cep.ts';
import { deliveryReach } from '#lib/domain/shipping/delivery-reach.ts';

const ALL = [...new Set(UF_RANGES.map(([uf]) => uf))];
const version = (...ufs: readonly string[]) => ({ offer: { shipping: [{ ufs }] } });
const without = (...missing: readonly string[]) => version(...ALL.filter((uf) => !missing.includes(uf)));

it('is the country only with every state', () => {
  expect(deliveryReach([version(...ALL)])).toEqual({ kind: 'everywhere' });
  const halves = { offer: { shipping: [{ ufs: ALL.slice(0, 9) }, { ufs: ALL.slice(9) }] } };
  expect(deliveryReach([halves])).toEqual({ kind: 'everywhere' });
  expect(deliveryReach([without('RR')])).toEqual({ kind: 'except', ufs: ['RR'] });
});

it('names the shorter list, in the order of the alphabet', () => {
  const six = ['AC', 'AM', 'AP', 'PA', 'RO', 'RR'];
  expect(deliveryReach([without(...six.toReversed())])).toEqual({ kind: 'except', ufs: six });
  const reach = deliveryReach([without(...six, 'TO')]);
  expect(reach).toMatchObject({ kind: 'only' });
  expect(deliveryReach([version('SP', 'RJ')])).toEqual({ kind: 'only', ufs: ['RJ', 'SP'] });
});

it('counts a state only where every version goes', () => {
  expect(deliveryReach([version(...ALL), version('SP')])).toEqual({ kind: 'only', ufs: ['SP'] });
  expect(deliveryReach([version('SP'), { offer: undefined }])).toBeUndefined();
});

it('is nothing where nothing is known or delivered', () => {
  expect(deliveryReach([version()])).toBeUndefined();
  expect(deliveryReach([{ offer: undefined }])).toBeUndefined();
});
