/** An order that was paid in the demonstration, and who runs its shop. */
import type { Browser, Page } from '@playwright/test';
import { main } from './checkout.ts';
import { order, payment } from './checkout-order.ts';
import { expect } from './fixtures.ts';
import { enterPanel } from './panel.ts';

export async function call(page: Page, method: string, path: string, data?: object) {
  const headers = { 'App-Token': 'wapstore', 'Content-Type': 'application/json' };
  const answer = await page.request.fetch(`/api/v2/vitrine/${path}`, {
    method,
    headers,
    ...(data && { data }),
  });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

const numberOf = (page: Page): string => /pedido\/(\d+)/.exec(page.url())?.[1] ?? '';
/** Paid in the demonstration by Pix. */
export async function paid(page: Page, scripts: boolean, email?: string): Promise<string> {
  await order(page, 'pix', scripts, email);
  const href = await payment(page).getByRole('link', { name: 'Abrir o banco' }).getAttribute('href');
  const bank = await page.context().newPage();
  await bank.goto(href ?? '');
  await main(bank).getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(main(bank)).toContainText('Feito.');
  await bank.close();
  const numero = numberOf(page);
  await expect(async () => {
    await page.goto(`/checkout/pedido/${numero}`);
    await expect(payment(page)).toContainText('Pagamento confirmado', { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  return numero;
}

/** Who runs the shop, in a browser of their own. */
export async function owner(browser: Browser, size: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await enterPanel(page, 'admin', '/painel');
  return page;
}

export const step = (page: Page, numero: string, vista: string, situacao: string) =>
  call(page, 'POST', `panel/orders/${numero}`, { situacao, vista, rastreio: '' });
