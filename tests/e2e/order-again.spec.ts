/** The page of an order afterwards: bought again at today's prices, and its receipt; by the link of its mails too. */
import { expectFlawless } from '../support/flawless.ts';
import { main } from './checkout.ts';
import { order } from './checkout-order.ts';
import { expect, test } from './fixtures.ts';
import { inMailTo } from './mails.ts';
import { widthsOnce } from './variants.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

for (const javaScriptEnabled of [true, false]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('an order is bought again, and prints its receipt', async ({ page, browser }) => {
        const email = `de-novo-${width}-${javaScriptEnabled}@exemplo.test`;
        await order(page, 'combinar', javaScriptEnabled, email);
        const receipt = main(page).getByRole('region', { name: 'Recibo' });
        await expect(receipt).toContainText('Ainda sem pagamento confirmado');
        await expect(receipt).toContainText('não é documento fiscal');
        const print = receipt.getByRole('button', { name: 'Imprimir recibo' });
        await expect(print).toBeVisible({ visible: javaScriptEnabled });
        await page.emulateMedia({ media: 'print' });
        await expect(receipt.getByText(/Recibo do pedido \d+, de /)).toBeVisible();
        await expect(receipt.getByText(/Vendido por .+CNPJ/)).toBeVisible();
        await expect(main(page).getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });

        await main(page).getByRole('link', { name: 'Comprar de novo' }).click();
        const again = main(page).getByRole('region', { name: 'Comprar de novo' });
        const total = /R\$ [\d.,]+/.exec(plain(await again.locator('li strong').first().innerText()))?.[0];
        expect(plain(await again.innerText())).toContain(`com os preços de hoje: ${total}`);
        if (javaScriptEnabled) await expectFlawless(page);
        await again.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
        await expect(page).toHaveURL(/\/checkout\/carrinho/);
        await expect(main(page).locator('.cart-line')).toHaveCount(1);

        const link = await inMailTo(email, /\/checkout\/acompanhar\/\d+-[0-9a-f]{32}/);
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
        const stranger = await context.newPage();
        await stranger.goto(link);
        await expect(main(stranger).getByRole('region', { name: 'Recibo' })).toContainText(
          'documento fiscal',
        );
        await main(stranger).getByRole('link', { name: 'Comprar de novo' }).click();
        await main(stranger).getByRole('button', { name: 'Adicionar ao carrinho' }).click();
        await expect(stranger).toHaveURL(/\/checkout\/carrinho/);
        await expect(main(stranger).locator('.cart-line')).toHaveCount(1);
        await context.close();
      });
    });
  }
}
