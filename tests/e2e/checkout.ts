/** The checkout as a guest fills it in. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const main = (page: Page): Locator => page.getByRole('main');
export const send = (page: Page): Locator => main(page).getByRole('button', { name: 'Finalizar compra' });
export const field = (page: Page, name: string): Locator => main(page).locator(`[name="${name}"]`);

export async function fillCart(page: Page, code = 'FS-ADP-HVG;1'): Promise<void> {
  await page.goto('/checkout/carrinho/');
  await main(page).getByText('Adicionar uma lista de códigos').click();
  await main(page).getByLabel('Códigos e quantidades').fill(code);
  await main(page).getByRole('button', { name: 'Adicionar a lista ao carrinho' }).click();
  await page.goto('/checkout/pagamento');
}

export async function sayWho(page: Page, documento = '529.982.247-25'): Promise<void> {
  await field(page, 'email').fill('ana@exemplo.test');
  await field(page, 'nomeCompleto').fill('Ana Souza');
  await field(page, 'documento').fill(documento);
  await field(page, 'telefone').fill('(11) 98765-4321');
}

export async function sayWhere(page: Page, scripts: boolean): Promise<void> {
  await field(page, 'cep').fill('01310-100');
  if (!scripts) await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(field(page, 'servico').first()).toBeVisible();
  await expect(field(page, 'uf')).toHaveValue('SP');
  await field(page, 'logradouro').fill('Avenida Paulista');
  await field(page, 'numero').fill('1000');
  await field(page, 'bairro').fill('Bela Vista');
  await field(page, 'cidade').fill('São Paulo');
}

export const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && (hit === element || element.contains(hit));
  });

export const acceptTerms = (page: Page): Promise<void> =>
  main(page)
    .getByRole('checkbox', { name: /li e aceito/i })
    .check();

/** The titles of the orders on "Meus pedidos", which lead to them. */
export const orderTitles = (page: Page) =>
  main(page)
    .getByRole('heading', { level: 2 })
    .filter({ has: page.getByRole('link') });
