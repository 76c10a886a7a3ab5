import { expect, it } from 'vitest';
import { NOT_A_TAXPAYER, registrationFault, registrationOf } from '#lib/domain/accounts/sign-up-form.ts';
import { taxpayerIndicator } from '#lib/domain/orders/order-parties.ts';

it.each([
  ['f', '', 9],
  ['f', '123456', 9],
  ['j', '110.042.490.114', 1],
  ['j', 'P-01100424.3/002', 1],
  ['j', 'ISENTO', 2],
  ['j', NOT_A_TAXPAYER, 9],
  ['j', '', 9],
] as const)('a buyer %s with the registration %j has the indicator %d', (pessoa, inscricaoEstadual, told) =>
  expect(taxpayerIndicator({ pessoa, inscricaoEstadual })).toBe(told),
);

it('a company that says that it pays no ICMS needs no registration', () => {
  const typed = { pessoa: 'j', isento: false, naoContribuinte: true, inscricaoEstadual: '' } as const;
  expect([registrationOf(typed), registrationFault(registrationOf(typed))]).toEqual([
    NOT_A_TAXPAYER,
    undefined,
  ]);
  expect(registrationFault(registrationOf({ ...typed, naoContribuinte: false }))).toBe('missing');
});
