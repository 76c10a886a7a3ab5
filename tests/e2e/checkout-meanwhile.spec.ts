/** The checkout while something else happens: another tab, a session that ends; and the buyers that other specs do not play. */
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import {
  acceptTerms,
  field,
  fillCart,
  isInView,
  main,
  orderTitles,
  sayWhere,
  sayWho,
  send,
} from './checkout.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';
import { openAccount } from './open-account.ts';
import { widthsOnce } from './variants.ts';

const agreed = (page: Page) => field(page, 'pagamento').and(main(page).locator('[value=combinar]'));

for (const javaScriptEnabled of [false, true]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      for (const company of [false, true]) {
        test(`${company ? 'a company' : 'a customer'} orders to an address of the account, which is ticked`, async ({
          page,
          request,
        }) => {
          const email = await openAccount(request, { company });
          await logInAs(page, email);
          await fillCart(page);
          await expect(main(page)).toContainText(email);
          const cards = field(page, 'idEndereco');
          await expect(cards.first()).toBeChecked();
          await agreed(page).check();
          await acceptTerms(page);
          await expect.poll(() => isInView(send(page))).toBe(true);
          if (javaScriptEnabled) await expectFlawless(page);
          await send(page).click();
          await expect(page).toHaveURL(/aviso=enviado$/);
          await expect(main(page)).toContainText('Avenida Paulista, 1000');
          await expect(main(page)).toContainText(company ? 'Palco Norte Ltda.' : 'Dalva Nogueira');
        });
      }

      test('another tab that puts something in shows the new total before anything is ordered', async ({
        page,
        context,
        complaints,
      }) => {
        complaints.allow(/409/);
        await fillCart(page);
        await sayWho(page);
        await sayWhere(page, javaScriptEnabled);
        await agreed(page).check();
        await acceptTerms(page);
        const other = await context.newPage();
        await fillCart(other, 'FS-ADP-HVG;2');
        await other.close();
        await send(page).click();
        await expect(main(page).getByRole('alert')).toContainText('o total agora é');
        await expect(field(page, 'nomeCompleto')).toHaveValue('Ana Souza');
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
        await expect(main(page)).toContainText('3 ×');
        await page.goto('/minha-conta/pedidos');
        await expect(orderTitles(page)).toHaveCount(1);
      });

      test('a session that ends half-way asks for the log-in, and the cart is kept', async ({
        page,
        context,
        request,
        complaints,
      }) => {
        complaints.allow(/40[19]|422/);
        const email = await openAccount(request);
        await logInAs(page, email);
        await fillCart(page);
        await agreed(page).check();
        await acceptTerms(page);
        const other = await context.newPage();
        await other.goto('/checkout/acesso');
        await main(other).getByRole('button', { name: 'Sair da conta' }).click();
        await expect(main(other)).toContainText('Você saiu da sua conta.');
        await other.close();
        await send(page).click();
        await expect(page).not.toHaveURL(/pedido/);
        await logInAs(page, email);
        await page.goto('/minha-conta/pedidos');
        await expect(orderTitles(page)).toHaveCount(0);
        await page.goto('/checkout/pagamento');
        await agreed(page).check();
        await acceptTerms(page);
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
      });
    });
  }

  test.describe(`through the cart on a phone ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test('an order is four pages and five typed fields, with the way on in view from the cart on', async ({
      page,
    }) => {
      await page.request.post('/api/v2/front/checkout/zipcode', {
        headers: { 'App-Token': 'wapstore' },
        data: { cep: '01310100' },
      });
      const pages: string[] = [];
      page.on('response', (answer) => {
        if (answer.request().isNavigationRequest() && answer.status() === 200)
          pages.push(new URL(answer.url()).pathname);
      });
      await page.goto(PLAIN_PRODUCT);
      const buy = main(page).getByRole('button', { name: 'Comprar', exact: true });
      expect(await isInView(buy)).toBe(true);
      await buy.click();
      if (javaScriptEnabled) await page.getByRole('link', { name: 'FINALIZAR COMPRA' }).click();
      await expect(page).toHaveURL(/\/checkout\/carrinho/);
      const on = main(page).locator('a:visible', { hasText: 'Finalizar compra' }).last();
      await expect.poll(() => isInView(on)).toBe(true);
      await on.click();
      await expect(page).toHaveURL(/\/checkout\/pagamento/);
      await expect.poll(() => isInView(send(page))).toBe(true);
      await sayWho(page);
      let typed = 4;
      for (const name of ['logradouro', 'bairro', 'cidade', 'numero']) {
        if ((await field(page, name).inputValue()) !== '') continue;
        await field(page, name).fill('1000');
        typed += 1;
      }
      await acceptTerms(page);
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
      expect(pages).toHaveLength(4);
      expect(typed).toBe(5);
    });
  });
}
