import { expect, it } from 'vitest';
import { callName } from '#lib/domain/accounts/call-name.ts';

it.each([
  ['the first name of a person', 'f', 'Clara Menezes Duarte', '', 'Clara'],
  ['a person with one name', 'f', 'Clara', '', 'Clara'],
  ['spaces around', 'f', '  Clara  Menezes', '', 'Clara'],
  ['the trade name of a company', 'j', 'Auditório Central Ltda.', 'Auditório Central', 'Auditório Central'],
  ['a company without one', 'j', 'Auditório Central Ltda.', '', 'Auditório Central Ltda.'],
  ['nobody', 'f', '', '', ''],
])('%s', (_, pessoa, nomeRazao, nomeFantasia, name) => {
  expect(callName({ pessoa, nomeRazao, nomeFantasia })).toBe(name);
});
