/** A guest pays in the demonstration, whose bank is played by a page; with scripts and without, on a phone and at a desk. */
import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { main } from './checkout.ts';
import { order, payment } from './checkout-order.ts';
import { expect, test } from './fixtures.ts';
import { expectMailsTo, inMailTo } from './mails.ts';
import { widthsWith } from './variants.ts';

/** At the bank, in a page of its own. */
async function atBank(page: Page, ...acts: readonly string[]): Promise<void> {
  const href = await payment(page).getByRole('link', { name: 'Abrir o banco' }).getAttribute('href');
  const bank = await page.context().newPage();
  await bank.goto(href ?? '');
  for (const act of acts) {
    await main(bank).getByRole('button', { name: act, exact: true }).click();
    await expect(main(bank)).toContainText('Feito.');
  }
  await bank.close();
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of widthsWith(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });
      const turned = async (page: Page, to: RegExp): Promise<void> => {
        if (!javaScriptEnabled) await payment(page).getByRole('link', { name: 'Já paguei' }).click();
        await expect(payment(page)).toContainText(to, { timeout: 20_000 });
      };

      test('Pix: the code is there, and the page says by itself that it was paid', async ({ page }) => {
        const cost = await order(page, 'pix', javaScriptEnabled);
        await expect(payment(page)).toContainText(`Pague ${cost} com Pix`);
        await expect(payment(page).getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
        await expect(payment(page).getByLabel('Pix copia e cola')).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
        await expect(payment(page).getByRole('button', { name: 'Copiar código' })).toHaveCount(
          javaScriptEnabled ? 1 : 0,
        );
        // No locator of a text looks into `noscript`.
        const seen = { useInnerText: true };
        const [byItself, byReload] = ['esta página mostra a confirmação', 'atualize a página para ver'];
        const [said, unsaid] = javaScriptEnabled ? [byItself, byReload] : [byReload, byItself];
        await expect(payment(page)).toContainText(said, seen);
        await expect(payment(page)).not.toContainText(unsaid, seen);
        if (javaScriptEnabled) await expectFlawless(page);
        await atBank(page, 'Pagar');
        await turned(page, new RegExp(`Pagamento confirmado: ${cost.replace('$', '\\$')}, Pix`));
        await expect(main(page)).toContainText('Estamos preparando os produtos');
        if (javaScriptEnabled) await expectFlawless(page);
      });

      test('a card that is refused is followed by another way, for the same order', async ({ page }) => {
        await order(page, 'cartao', javaScriptEnabled);
        const path = new URL(page.url()).pathname;
        await atBank(page, 'Recusar o pagamento');
        await turned(page, /não foi aprovado e nada foi cobrado/);
        await expect(payment(page).locator('.notice-warning')).toContainText('não foi aprovado');
        const ways = payment(page).locator('.order-payment_ways button');
        const widths = await ways.evaluateAll((all) => all.map((way) => Math.round(way.clientWidth)));
        expect(widths.length).toBeGreaterThan(2);
        expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
        await payment(page).getByRole('button', { name: /^Pix/ }).click();
        await expect(payment(page)).toContainText('com Pix');
        expect(new URL(page.url()).pathname).toBe(path);
        await atBank(page, 'Pagar');
        await turned(page, /Pagamento confirmado/);
      });

      test('a boleto is changed for what is agreed with the shop, and back', async ({ page }) => {
        await order(page, 'boleto', javaScriptEnabled);
        await expect(payment(page).getByLabel('Linha digitável')).toHaveValue(/^\d{5}\.\d{5} /);
        await payment(page).getByText('Pagar de outra forma').click();
        await payment(page)
          .getByRole('button', { name: /^A combinar/ })
          .click();
        await expect(payment(page)).toContainText('entramos em contato');
        await payment(page).getByText('Pagar de outra forma').click();
        await payment(page).getByRole('button', { name: /^Pix/ }).click();
        await expect(payment(page).getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
        await expect(main(page)).toContainText('Forma de pagamento trocada.');
        if (javaScriptEnabled) await expectFlawless(page);
        await atBank(page, 'Deixar em análise');
        if (javaScriptEnabled) await turned(page, /em análise/);
        else await page.reload();
        await expect(payment(page)).toContainText('em análise');
        await expect(main(page)).not.toContainText('Forma de pagamento trocada.');
      });
    });
  }
}

test('what was paid less or comes twice is said in plain words, and nothing is paid twice in silence', async ({
  page,
}) => {
  // Two orders, and the bank is asked every few seconds.
  test.slow();
  await order(page, 'pix', true);
  await atBank(page, 'Pagar R$ 1,00 a menos');
  await expect(payment(page)).toContainText('a loja precisa conferir', { timeout: 20_000 });
  await order(page, 'pix', true, 'duas-vezes@exemplo.test');
  await atBank(page, 'Pagar', 'Pagar mais uma vez');
  await expect(payment(page)).toContainText('Pagamento confirmado', { timeout: 20_000 });
  await expectMailsTo(
    'duas-vezes@exemplo.test',
    /chegou mais um pagamento de R\$ [\d,]+\.\s+Devolvemos o valor inteiro, pelo mesmo meio/,
    /Devolvemos R\$ [\d,]+ do pedido \d+, pelo mesmo meio/,
  );
});

test('an order that waits for its payment is cancelled by its buyer, and what is looked into is said', async ({
  page,
}) => {
  await order(page, 'pix', true);
  await atBank(page, 'Deixar em análise');
  await expect(payment(page)).toContainText('em análise', { timeout: 20_000 });
  await order(page, 'pix', true);
  await main(page).getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(page).toHaveURL(/aviso=cancel/);
  await expect(main(page)).toContainText(/o pedido foi cancelado|Nada será cobrado/, { timeout: 20_000 });
  await expect(main(page)).not.toContainText(/Chega (até|hoje|amanhã)/);
  // An end, and no success: its dot is not of the colour of the steps before.
  const dot = (step: Locator) => step.evaluate((item) => getComputedStyle(item, '::before').borderTopColor);
  const steps = main(page).locator('.order-timeline_step');
  await expect(steps.last()).toContainText('Cancelado');
  expect(await dot(steps.last())).not.toBe(await dot(steps.first()));
  await expectFlawless(page);
  await page.setViewportSize({ width: 1366, height: 800 });
  const place = await main(page).getByRole('heading', { name: 'Entrega' }).boundingBox();
  const lines = await main(page).locator('.order-lines').boundingBox();
  expect(place?.x, 'address and buyer stand beside the lines at a desk').toBeGreaterThan(
    (lines?.x ?? 0) + (lines?.width ?? 0),
  );
  await page.goto(page.url().replace(/aviso=\w+/, 'aviso=enviado'));
  await expect(main(page)).not.toContainText('Recebemos o seu pedido');
});

test('a page that asks whether it was paid waits for the answer to what its buyer sent', async ({ page }) => {
  await order(page, 'pix', true);
  await page.route(/\/checkout\/pedido\/\d+$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    // The order is cancelled by now, and the page would find out on its own.
    await page.waitForResponse(/\/payment$/, { timeout: 7_000 }).catch(() => undefined);
    await route.fulfill({ response: answer });
  });
  await main(page).getByRole('button', { name: 'Cancelar pedido' }).click({ noWaitAfter: true });
  await expect(main(page)).toContainText('Pedido cancelado. Nada será cobrado por ele.', { timeout: 20_000 });
});

test('whoever has the link of the letter may pay the order, and changes nothing', async ({
  page,
  browser,
}) => {
  await order(page, 'pix', true, 'com-link@exemplo.test');
  const numero = /\d+$/.exec(new URL(page.url()).pathname)?.[0] ?? '';
  const link = await inMailTo(
    'com-link@exemplo.test',
    new RegExp(`/checkout/acompanhar/${numero}-[0-9a-f]{32}`),
  );
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(payment(stranger).getByLabel('Pix copia e cola')).toHaveValue(/^000201/);
  await expect(payment(stranger).getByRole('button', { name: /A combinar|Boleto/ })).toHaveCount(0);
  await atBank(stranger, 'Pagar');
  await expect(payment(stranger)).toContainText('Pagamento confirmado', { timeout: 20_000 });
  await expectFlawless(stranger);
  await stranger.context().close();
});
