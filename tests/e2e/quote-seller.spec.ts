/** A seller makes a quote, its buyer answers, buys it once, and both see that it was bought. */
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, main, send } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';
import { openAccount } from './open-account.ts';
import { widthsOnce } from './variants.ts';

for (const javaScriptEnabled of [false, true]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('a quote with discount and freight is sent, refused, changed and bought', async ({
        page,
        browser,
        request,
        complaints,
      }) => {
        complaints.allow(/422/);
        const email = await openAccount(request);
        await logInAs(page, 'vendas@demo.test');
        await page.goto('/painel/orcamentos');
        await page.getByRole('link', { name: 'Novo orçamento' }).click();
        await main(page).getByLabel('E-mail da conta').fill(email);
        await main(page).getByLabel('Códigos e quantidades').fill('FS-ADP-HVG;2');
        await main(page).getByLabel('Desconto sobre os produtos').fill('11');
        await main(page).getByRole('button', { name: 'Criar orçamento' }).click();
        await expect(page.getByText('O seu limite de desconto é de 10%.')).toBeVisible();
        await main(page).getByLabel('Desconto sobre os produtos').fill('5');
        await main(page).getByLabel('CEP de entrega').fill('01310-100');
        await main(page).getByLabel('Frete, em reais').fill('7,50');
        await main(page).getByLabel('Prazo em dias úteis').fill('3');
        await main(page).getByRole('button', { name: 'Criar orçamento' }).click();
        await expect(page).toHaveURL(/orcamentos\/\d+\?aviso=feito$/);
        if (javaScriptEnabled) await expectFlawless(page);
        const numero = /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
        await main(page).getByRole('button', { name: 'Enviar ao comprador por e-mail' }).click();
        await expect(page).toHaveURL(/aviso=enviado$/);

        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
        await context.addInitScript(() => {
          localStorage['vitrine:consent'] ??= '[]';
        });
        const buyer = await context.newPage();
        await logInAs(buyer, email);
        await buyer.goto(`/checkout/orcamento/${numero}`);
        await expect(main(buyer)).toContainText('Desconto especial de 5%');
        if (javaScriptEnabled) await expectFlawless(buyer);
        await main(buyer).locator('summary').filter({ hasText: 'Recusar' }).click();
        await main(buyer).getByLabel('O que deveria mudar?').fill('Preciso de 10%');
        await main(buyer).getByRole('button', { name: 'Recusar' }).click();
        await expect(main(buyer)).toContainText('Resposta enviada à loja.');

        await page.goto(`/painel/orcamentos/${numero}`);
        await expect(main(page)).toContainText('Preciso de 10%');
        await main(page).getByLabel('Desconto sobre os produtos').fill('10');
        await main(page).getByRole('button', { name: 'Salvar' }).click();
        await expect(page).toHaveURL(/aviso=mudado$/);
        await expect(main(page)).toContainText('Em até 3 dias úteis');

        await buyer.reload();
        await buyer.goto(`/checkout/orcamento/${numero}`);
        const total = await main(buyer).locator('.order-totals_sum dd').innerText();
        const cash = await main(buyer).locator('.order-totals_cash dd').innerText();
        await main(buyer).getByRole('button', { name: 'Comprar este orçamento' }).click();
        await buyer.goto('/checkout/pagamento');
        // Pix is ticked first; each way to pay costs what the quote says.
        const shown = main(buyer).locator('.checkout-view_total strong:visible');
        await expect(shown).toHaveText(cash);
        await field(buyer, 'pagamento').and(buyer.locator('[value="combinar"]')).check();
        await expect(shown).toHaveText(total);
        await field(buyer, 'pagamento').and(buyer.locator('[value="pix"]')).check();
        await expect(shown).toHaveText(cash);
        await acceptTerms(buyer);
        await send(buyer).click();
        await expect(buyer).toHaveURL(/aviso=enviado$/);
        // An order has the one total of its way to pay.
        await expect(main(buyer).locator('.order-totals_sum dd')).toHaveText(cash);
        await expect(main(buyer).locator('#pagamento')).toContainText(`Pague ${cash} com Pix`);
        await buyer.goto(`/checkout/orcamento/${numero}`);
        await expect(main(buyer)).toContainText('Este orçamento já foi usado no pedido');
        await page.goto('/painel/orcamentos');
        // Not by its digits: they may begin the number of an order.
        const own = page.getByRole('link', { name: numero, exact: true });
        await expect(main(page).getByRole('row').filter({ has: own })).toContainText('Usado no pedido');
        await context.close();
      });
    });
  }
}
