import { expect, it } from 'vitest';
import { accountLinksOf, hasCompanyPages } from '#layouts/account-links.ts';
import type { Shell } from '#lib/contract/shell.ts';

const shown = (ativo: boolean, user: object | undefined) =>
  hasCompanyPages({
    configuracoes: { compradoresEmpresa: { ativo } } as Shell['configuracoes'],
    user: user as Shell['user'],
  });

it('the pages of companies are for companies and who buys for one, where the shop has them', () => {
  expect(shown(true, { pessoa: 'j' })).toBe(true);
  expect(shown(true, { pessoa: 'f', compraPorEmpresa: true })).toBe(true);
  expect(shown(true, { pessoa: 'f' })).toBe(false);
  expect(shown(true, undefined)).toBe(false);
  expect(shown(false, { pessoa: 'j' })).toBe(false);
});

it('they stand behind the orders', () => {
  expect(accountLinksOf(false).some(({ href }) => href.endsWith('/compradores'))).toBe(false);
  expect(accountLinksOf(true)[2]?.href).toBe('/minha-conta/compradores');
});
