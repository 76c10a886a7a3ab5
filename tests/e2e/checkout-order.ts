/** An order of a guest, up to the page that says how to pay it. */
import type { Locator, Page } from '@playwright/test';
import { field, main } from './checkout.ts';
import { expect } from './fixtures.ts';

export const payment = (page: Page): Locator => main(page).locator('#pagamento');

/** @returns What it costs by the way, as its page says. */
export async function order(
  page: Page,
  method: string,
  scripts: boolean,
  email = 'ana@exemplo.test',
): Promise<string> {
  await page.goto('/checkout/carrinho/');
  await main(page).getByText('Adicionar uma lista de códigos').click();
  await main(page).getByLabel('Códigos e quantidades').fill('FS-ADP-HVG;1');
  await main(page).getByRole('button', { name: 'Adicionar a lista ao carrinho' }).click();
  await page.goto('/checkout/pagamento');
  const guest = {
    email,
    nomeCompleto: 'Ana Souza',
    documento: '529.982.247-25',
    telefone: '(11) 98765-4321',
    cep: '01310-100',
  };
  for (const [name, value] of Object.entries(guest)) await field(page, name).fill(value);
  if (!scripts) await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(field(page, 'servico').first()).toBeVisible();
  const place = {
    logradouro: 'Avenida Paulista',
    numero: '1000',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
  };
  for (const [name, value] of Object.entries(place)) await field(page, name).fill(value);
  const option = main(page).locator(`label:has([name=pagamento][value=${method}])`);
  await option.getByRole('radio').check();
  // Without scripts it is not shown, as another delivery may be ticked; its text then comes with the spaces of the page.
  const cost = ((await option.locator('.checkout-delivery_total').textContent()) ?? '').trim();
  // What is ticked is what stands beside the button, scripts or not.
  await expect(main(page).locator('.checkout-view_total strong:visible')).toHaveText(cost);
  await main(page)
    .getByRole('checkbox', { name: /li e aceito/i })
    .check();
  await main(page).getByRole('button', { name: 'Finalizar compra' }).click();
  await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
  return cost;
}
