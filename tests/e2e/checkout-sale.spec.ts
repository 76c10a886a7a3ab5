/** A seller sells to a customer, who pays by the link; logging in by a code; a cart that is sent as a message and opened by its link. */
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, fillCart, main, sayWhere, sayWho, send } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';
import { inMailTo } from './mails.ts';
import { openAccount } from './open-account.ts';
import { widthsOnce } from './variants.ts';

// They share a seller, and with it a cart.
test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [false, true]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('a seller sells to somebody without an account, who follows the order by its link', async ({
        page,
        browser,
        complaints,
      }) => {
        complaints.allow(/422/);
        await logInAs(page, 'vendas@demo.test');
        await page.goto('/painel/orcamentos');
        await main(page).getByRole('link', { name: 'Vender para um cliente' }).click();
        await main(page).getByLabel('Desconto nos produtos').fill('11');
        await main(page).getByRole('button', { name: 'Começar a venda' }).click();
        await expect(page.getByText('O seu limite de desconto é de 10%.')).toBeVisible();
        await main(page).getByLabel('Desconto nos produtos').fill('10');
        if (javaScriptEnabled) await expectFlawless(page);
        await main(page).getByRole('button', { name: 'Começar a venda' }).click();
        await expect(page).toHaveURL(/\/checkout\/carrinho/);
        await expect(page.getByRole('complementary', { name: 'Venda interna' })).toContainText(
          'para cliente sem conta, com 10% de desconto',
        );
        await fillCart(page);
        await expect(main(page)).toContainText('preencha com os dados do cliente');
        await sayWho(page);
        await sayWhere(page, javaScriptEnabled);
        await field(page, 'pagamento').and(main(page).locator('[value=combinar]')).check();
        await acceptTerms(page);
        await send(page).click();
        await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
        await expect(main(page)).toContainText('Vendido por');
        await expect(main(page)).toContainText('Desconto especial de 10%');
        if (javaScriptEnabled) await expectFlawless(page);
        const link = await main(page)
          .getByRole('link', { name: /acompanhar/ })
          .getAttribute('href');
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
        const customer = await context.newPage();
        await customer.goto(new URL(link ?? '').pathname);
        await expect(main(customer)).toContainText('Ana S.');
        await expect(main(customer).getByText('Venda', { exact: true })).toHaveCount(0);
        await context.close();
        await expect(page.getByRole('complementary', { name: 'Venda interna' })).not.toContainText(
          'desconto',
        );
      });

      test('a code by mail logs in, on the way through the checkout, and a wrong one is said beside its field', async ({
        page,
        request,
        complaints,
      }) => {
        complaints.allow(/422/);
        const email = await openAccount(request);
        await fillCart(page);
        await main(page).getByRole('link', { name: 'receber um código por e-mail' }).click();
        await main(page).getByLabel('E-mail, CPF ou CNPJ').fill(email);
        await main(page).getByRole('button', { name: 'Enviar o código' }).click();
        await expect(main(page)).toContainText('Se houver uma conta com esse dado');
        const code = await inMailTo(email, /(?<=\s)\d{6}(?=\s)/);
        if (javaScriptEnabled) await expectFlawless(page);
        await main(page).getByLabel('Código de 6 números').fill('12');
        await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
        await expect(main(page).getByText('Código errado ou vencido.')).toBeVisible();
        await main(page).getByLabel('Código de 6 números').fill(code);
        await main(page).getByRole('button', { name: 'Entrar', exact: true }).click();
        await expect(page).toHaveURL(/\/checkout\/pagamento/);
        await expect(main(page)).toContainText(email);
      });

      test('the message of a cart says prices and total, and its link brings the codes', async ({
        page,
        browser,
      }) => {
        await fillCart(page, 'FS-ADP-HVG;3');
        await page.goto('/checkout/carrinho/');
        const href = await main(page)
          .getByRole('link', { name: 'Enviar pedido pelo WhatsApp' })
          .getAttribute('href');
        const text = new URL(href ?? '').searchParams.get('text') ?? '';
        expect(text).toMatch(/^Olá! Quero finalizar este pedido:\n3x .+ \(FS-ADP-HVG\): R\$ [\d.,]+\n/);
        expect(text).toMatch(/\nTotal( sem o frete)?: R\$ [\d.,]+\n/);
        const link = new URL(text.split('\n').at(-1) ?? '');
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
        const other = await context.newPage();
        await other.goto(link.pathname + link.search);
        await expect(main(other).locator('.cart-line')).toHaveCount(0);
        await expect(main(other).getByLabel('Códigos e quantidades')).toHaveValue('FS-ADP-HVG;3');
        await main(other).getByRole('button', { name: 'Adicionar a lista ao carrinho' }).click();
        await expect(main(other).locator('.cart-line')).toHaveCount(1);
        await expect(main(other).getByText('Subtotal (3 itens)')).toBeVisible();
        await context.close();
      });
    });
  }
}
