/** A nota fiscal from the shop's upload to its buyer; with scripts at a desk and without on a phone. */
import type { Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { accessKey, nfeXml } from '../support/nfe.ts';
import { main } from './checkout.ts';
import { order } from './checkout-order.ts';
import { expect, test } from './fixtures.ts';
import { expectMailsTo } from './mails.ts';
import { enterPanel } from './panel.ts';
import { WHOLE } from './variants.ts';

const look = async (page: Page, name: string) => {
  if (process.env.INVOICE_PICTURES)
    await page.screenshot({ path: `${process.env.INVOICE_PICTURES}/${name}.png`, fullPage: true });
};

for (const [javaScriptEnabled, width, first] of [
  [true, 1366, 41],
  [false, 360, 42],
] as const) {
  if (!javaScriptEnabled && !WHOLE) continue;
  test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
    const size = { width, height: 800 };
    test.use({ javaScriptEnabled, viewport: size });
    test.slow();

    test('a nota with a wrong total is refused in words, the right one reaches its buyer', async ({
      page,
      browser,
    }) => {
      // A key is of one order: another try has another one.
      const nota = first + 100 * test.info().retry;
      const email = `nota${nota}@exemplo.test`;
      const cost = await order(page, 'combinar', javaScriptEnabled, email);
      const numero = /pedido\/(\d+)/.exec(page.url())?.[1] ?? '';
      const total = cost.replace(/[^\d,]/g, '').replace(',', '.');
      const shop = await (await browser.newContext({ viewport: size, javaScriptEnabled })).newPage();
      await enterPanel(shop, 'admin', `/painel/pedidos/${numero}`);
      await main(shop).getByRole('link', { name: 'Adicionar a nota fiscal' }).click();
      const send = async (sum: string) => {
        const chave = accessKey(nota);
        const xml = nfeXml({ chave, destinatario: '52998224725', total: sum });
        const buffer = Buffer.from(xml);
        await main(shop)
          .getByLabel('XML da nota')
          .setInputFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer });
        await main(shop)
          .getByLabel('DANFE em PDF')
          .last()
          .setInputFiles({
            name: 'danfe.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.4'),
          });
        await main(shop).getByRole('button', { name: 'Salvar e avisar o comprador' }).click();
      };
      await send('1.00');
      await expect(shop.getByRole('alert')).toContainText('o total da nota é R$ 1,00');
      await look(shop, `refused-${width}`);
      if (javaScriptEnabled) await expectFlawless(shop);
      await send(total);
      await expect(shop.getByRole('status')).toContainText('Nota fiscal salva');
      await expect(main(shop)).toContainText(`Faturado por`);
      await look(shop, `panel-${width}`);
      if (javaScriptEnabled) await expectFlawless(shop);
      await shop.goto(`/painel/pedidos/${numero}`);
      await expect(main(shop)).toContainText(`Nota fiscal: ${accessKey(nota)}`);
      await look(shop, `panel-order-${width}`);
      await shop.goto('/painel/pedidos');
      await look(shop, `panel-list-${width}`);
      const href = await main(shop).getByRole('link', { name: 'a faturar' }).getAttribute('href');
      const file = await shop.request.get(href ?? '');
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect((await file.text()).replace('\uFEFF', '')).toMatch(/^pedido;data;cliente;cpf_cnpj;/);
      for (const [name, heads] of [
        ['nas colunas do Bling', /^"Número pedido";"Nome Comprador";/],
        ['nas colunas do Tiny (Olist)', /^"ID","Número do pedido",/],
      ] as const) {
        const path = await main(shop).getByRole('link', { name }).getAttribute('href');
        expect((await (await shop.request.get(path ?? '')).text()).replace('\uFEFF', '')).toMatch(heads);
      }
      expect((await page.request.get(href ?? '', { maxRedirects: 0 })).status()).not.toBe(200);
      await expectMailsTo(email, /A nota fiscal do seu pedido/);

      await page.goto(`/checkout/pedido/${numero}`);
      const notas = main(page).locator('#notas');
      await expect(notas).toContainText(`NF-e ${nota}, série 1`);
      await look(page, `buyer-${width}`);
      if (javaScriptEnabled) await expectFlawless(page);
      for (const [link, type] of [
        ['Baixar o XML', 'application/xml'],
        ['Baixar o DANFE', 'application/pdf'],
      ] as const) {
        const href = await notas.getByRole('link', { name: link }).getAttribute('href');
        const file = await page.request.get(href ?? '');
        expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
        expect((await shop.request.get(href ?? '')).status()).toBe(404);
      }
    });
  });
}
