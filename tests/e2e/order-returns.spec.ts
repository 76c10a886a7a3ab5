/** What comes back of an order, from the press of its buyer to the money; with scripts and without, on a phone and at a desk. */
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { twoColours } from '../support/pictures.ts';
import { main } from './checkout.ts';
import { payment } from './checkout-order.ts';
import { expect, test } from './fixtures.ts';
import { expectMailsTo, inMailTo } from './mails.ts';
import { owner, paid, step } from './paid-order.ts';
import { widthsOnce } from './variants.ts';

const returns = (page: Page) => main(page).locator('#devolucoes');
const look = async (page: Page, name: string) => {
  if (process.env.RETURN_PICTURES)
    await page.screenshot({ path: `${process.env.RETURN_PICTURES}/${name}.png`, fullPage: true });
};

for (const javaScriptEnabled of [true, false]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
      const size = { width, height: 800 };
      test.use({ javaScriptEnabled, viewport: size });
      test.slow();

      test('one press withdraws, and all of the money goes back', async ({ page, browser }) => {
        const numero = await paid(page, javaScriptEnabled);
        await expect(main(page).getByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
        await expect(returns(page)).toHaveCount(0);
        const shop = await owner(browser, size);
        await step(shop, numero, 'confirmado', 'enviado');
        await page.goto(`/checkout/pedido/${numero}`);
        await expect(returns(page)).toContainText('pode também recusar a entrega');
        await step(shop, numero, 'enviado', 'entregue');
        await page.goto(`/checkout/pedido/${numero}`);
        await look(page, `delivered-${width}-${javaScriptEnabled}`);
        await returns(page).getByRole('button', { name: 'Desistir da compra' }).click();
        await expect(main(page).getByRole('status')).toContainText(
          'Recebemos a sua desistência, e ela está aceita',
        );
        await expect(main(page)).not.toContainText('Você pode desistir');
        await look(page, `withdrawn-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(page);

        await shop.goto('/painel/devolucoes');
        await look(shop, `list-${width}-${javaScriptEnabled}`);
        const row = main(shop).getByRole('row').filter({ hasText: numero });
        await row.getByRole('rowheader').getByRole('link').click();
        await look(shop, `panel-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(shop);
        await main(shop).getByLabel('Link da etiqueta').fill('https://correios.example/etiqueta');
        await main(shop)
          .getByLabel('Arquivo da etiqueta')
          .setInputFiles({
            name: 'etiqueta.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.4'),
          });
        await main(shop).getByRole('button', { name: 'Enviar as instruções' }).click();
        await expect(shop.getByRole('status')).toContainText('Instruções enviadas');

        await page.goto(`/checkout/pedido/${numero}`);
        await expect(returns(page)).toContainText('Embale os produtos');
        await expect(returns(page).getByRole('link', { name: 'Abrir a etiqueta' })).toHaveAttribute(
          'href',
          'https://correios.example/etiqueta',
        );
        const file = await returns(page)
          .getByRole('link', { name: 'Baixar a etiqueta' })
          .getAttribute('href');
        const label = await page.request.get(file ?? '');
        expect([label.status(), label.headers()['content-type'], (await label.body()).toString()]).toEqual([
          200,
          'application/pdf',
          '%PDF-1.4',
        ]);
        await look(page, `instructed-${width}-${javaScriptEnabled}`);

        await main(shop).getByRole('button', { name: 'Os produtos chegaram' }).click();
        await look(shop, `checking-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(shop);
        await main(shop).getByRole('button', { name: 'Concluir a devolução' }).click();
        await expect(shop.getByRole('status')).toContainText('Devolução concluída');
        await look(shop, `concluded-panel-${width}-${javaScriptEnabled}`);
        await expect(async () => {
          await page.goto(`/checkout/pedido/${numero}`);
          await expect(payment(page)).toContainText('O pagamento foi devolvido', { timeout: 1000 });
        }).toPass({ timeout: 40_000 });
        await expect(returns(page)).toContainText(/R\$\s[\d,]+ devolvidos pelo mesmo meio/);
        await expect(returns(page)).not.toContainText(/cartão|Endereço para devoluções/);
        await expect(main(shop).locator('.panel-entry_steps')).toContainText('Instruções enviadas');
        await look(page, `concluded-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(page);
        await shop.context().close();
      });

      test('a defect is told of with pictures, refused with words, and the next one exchanged', async ({
        page,
        browser,
        complaints,
      }) => {
        complaints.allow(/422/);
        const numero = await paid(page, javaScriptEnabled);
        const shop = await owner(browser, size);
        await step(shop, numero, 'confirmado', 'enviado');
        await step(shop, numero, 'enviado', 'entregue');
        await page.goto(`/checkout/pedido/${numero}`);
        await returns(page)
          .getByRole('link', { name: /trocar ou avisar um defeito/ })
          .click();
        await look(page, `form-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(page);
        await main(page)
          .getByRole('radio', { name: /com defeito/ })
          .check();
        await main(page).getByRole('button', { name: 'Pedir a devolução' }).click();
        await expect(main(page).getByRole('alert')).toContainText('Conte o que aconteceu');
        await main(page).getByLabel('O que aconteceu').fill('Sem imagem em 4K.');
        await main(page)
          .getByLabel('Fotos')
          .setInputFiles([
            { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await twoColours().jpeg().toBuffer() },
            { name: 'b.txt', mimeType: 'image/png', buffer: Buffer.from('nada') },
          ]);
        await main(page).getByRole('button', { name: 'Pedir a devolução' }).click();
        await expect(page).toHaveURL(/aviso=devolucao/);
        await expect(main(page)).toContainText('1 foto não pôde ser salva');
        const picture = returns(page).getByRole('img', { name: 'Foto 1' });
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await returns(page).getByText('Adicionar fotos').click();
        const more = {
          name: 'c.png',
          mimeType: 'image/png',
          buffer: await twoColours().rotate(90).png().toBuffer(),
        };
        await returns(page).getByLabel('Escolha as fotos').setInputFiles(more);
        await look(page, `defect-more-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(page);
        await returns(page).getByRole('button', { name: 'Enviar fotos' }).click();
        await expect(main(page).getByRole('status')).toContainText('Fotos salvas.');
        await expect(returns(page).getByRole('img', { name: 'Foto 2' })).toHaveCount(1);
        await look(page, `defect-${width}-${javaScriptEnabled}`);
        await shop.goto('/painel/devolucoes');
        const row = main(shop).getByRole('row').filter({ hasText: numero });
        await row.getByRole('rowheader').getByRole('link').click();
        await look(shop, `defect-panel-${width}-${javaScriptEnabled}`);
        await main(shop).getByRole('link', { name: 'Folha de conferência' }).click();
        await expect(main(shop).getByRole('table')).toContainText('HDMI');
        await look(shop, `sheet-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(shop);
        await shop.goBack();
        await main(shop).getByText('Recusar a devolução').click();
        await main(shop).getByLabel('Por quê').fill('O cabo é de 4K a 30 Hz, como diz a ficha.');
        await main(shop).getByRole('button', { name: 'Recusar', exact: true }).click();
        await expect(shop.getByRole('status')).toContainText('Devolução recusada');
        await page.goto(`/checkout/pedido/${numero}`);
        await expect(returns(page)).toContainText('Resposta da loja: O cabo é de 4K a 30 Hz');
        await expect(returns(page).getByRole('button', { name: 'Desistir da compra' })).toBeVisible();

        await returns(page)
          .getByRole('link', { name: /trocar ou avisar um defeito/ })
          .click();
        await main(page)
          .getByRole('radio', { name: /com defeito/ })
          .check();
        await main(page).getByLabel('O que aconteceu').fill('A ponta está solta.');
        await main(page).getByRole('button', { name: 'Pedir a devolução' }).click();
        await shop.goto('/painel/devolucoes');
        await row.getByRole('rowheader').getByRole('link').click();
        await main(shop).getByRole('button', { name: 'Aceitar a devolução' }).click();
        await main(shop).getByRole('button', { name: 'Os produtos chegaram' }).click();
        await look(shop, `exchange-panel-${width}-${javaScriptEnabled}`);
        if (javaScriptEnabled) await expectFlawless(shop);
        const amount = main(shop).getByLabel('Valor a devolver');
        await expect(amount).toBeHidden();
        await main(shop)
          .getByLabel('Como termina')
          .selectOption({ label: 'Devolver o valor pelo pagamento do pedido' });
        await expect(amount).toBeVisible();
        await main(shop).getByLabel('Como termina').selectOption({ label: 'Trocar ou consertar' });
        await main(shop).getByLabel('Código, se for outro produto').fill('NAO-EXISTE');
        await main(shop).getByLabel('Resposta ao comprador').fill('Enviamos outro hoje.');
        await main(shop).getByRole('button', { name: 'Concluir a devolução' }).click();
        await expect(main(shop)).toContainText('Nenhum produto tem o código NAO-EXISTE');
        await main(shop).getByLabel('Código, se for outro produto').fill('');
        await main(shop).getByRole('button', { name: 'Concluir a devolução' }).click();
        await expect(main(shop)).toContainText('enviadas em troca: 1');
        await look(shop, `exchanged-panel-${width}-${javaScriptEnabled}`);
        await page.goto(`/checkout/pedido/${numero}`);
        await expect(returns(page)).toContainText('Enviamos 1 unidade em troca.');
        await look(page, `exchanged-${width}-${javaScriptEnabled}`);
        await shop.context().close();
      });
    });
  }
}

test('in another browser, a code by mail opens all of the order', async ({ page, browser, complaints }) => {
  complaints.allow(/422/);
  test.slow();
  const email = 'outro-navegador@exemplo.test';
  const numero = await paid(page, true, email);
  const shop = await owner(browser, { width: 1366, height: 800 });
  await step(shop, numero, 'confirmado', 'enviado');
  await shop.context().close();
  const link = await inMailTo(email, new RegExp(`/checkout/acompanhar/${numero}-[0-9a-f]{32}`));
  const elsewhere = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await elsewhere.goto(link);
  await expect(returns(elsewhere)).toHaveCount(0);
  await look(elsewhere, 'link');
  await main(elsewhere).getByRole('button', { name: 'Receber um código por e-mail' }).click();
  await expect(main(elsewhere).getByRole('status')).toContainText('Enviamos um código');
  await look(elsewhere, 'code');
  await expectFlawless(elsewhere);
  await main(elsewhere).getByLabel('Código do e-mail').fill('0000 0000');
  await main(elsewhere).getByRole('button', { name: 'Abrir o pedido' }).click();
  await expect(main(elsewhere).getByText(/não confere/)).toBeVisible();
  const code = await inMailTo(email, /\b\d{4} \d{4}\b(?=[\s\S]*Ele vale por 15 minutos)/);
  await main(elsewhere).getByLabel('Código do e-mail').fill(code);
  await main(elsewhere).getByRole('button', { name: 'Abrir o pedido' }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`/checkout/pedido/${numero}`));
  await returns(elsewhere).getByRole('button', { name: 'Desistir da compra' }).click();
  await expect(main(elsewhere).getByRole('status')).toContainText('Recebemos a sua desistência');
  await expectMailsTo(email, /Recebemos a sua desist\S+ do pedido \d+/);
  await elsewhere.context().close();
});
