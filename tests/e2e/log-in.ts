import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { expect } from './fixtures.ts';

/** As an account of the demo store. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await page.goto('/checkout/acesso');
  const main = page.getByRole('main');
  await main.locator('[name=usuario]').fill(email);
  await main.locator('[name=senha]').fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: 'Entrar' }).click();
  await expect(main.getByText('Sair da conta')).toBeVisible();
}
