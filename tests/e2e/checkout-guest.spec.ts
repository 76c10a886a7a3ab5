/** A guest buys on one page, with scripts and without, on a phone and at a desk. */
import { expectFlawless } from '../support/flawless.ts';
import { layoutFlaws } from '../support/layout.ts';
import { field, fillCart, isInView, main, sayWhere, sayWho, send } from './checkout.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';
import { inMailTo } from './mails.ts';
import { widthsWith } from './variants.ts';

for (const javaScriptEnabled of [false, true]) {
  for (const width of widthsWith(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('buys what is ticked, and sees the order until the session ends', async ({ page, browser }) => {
        await fillCart(page);
        await expect.poll(() => isInView(send(page))).toBe(true);
        await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
        await sayWho(page);
        await sayWhere(page, javaScriptEnabled);
        await field(page, 'servico').last().check();
        const option = main(page).locator('label:has([name=servico]:checked)');
        await main(page).locator('[name=pagamento][value=combinar]').check();
        const [, total = ''] =
          /Total (\S+\s\S+)/.exec(await option.locator('.checkout-delivery_total').innerText()) ?? [];
        if (javaScriptEnabled) {
          await expect(main(page).locator('.checkout-view_total strong:visible')).toHaveText(total);
          await expectFlawless(page);
        }
        await main(page)
          .getByRole('checkbox', { name: /li e aceito/i })
          .check();
        await send(page).click();
        await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
        // No server sends letters here, so no copy is promised.
        await expect(main(page)).toContainText('Recebemos o seu pedido. Acompanhe-o por esta página.');
        await expect(main(page)).toContainText('Ana Souza');
        await expect(main(page).locator('.order-totals_sum dd')).toHaveText(total);
        if (javaScriptEnabled) await expectFlawless(page);
        const stranger = await (await browser.newContext()).newPage();
        await stranger.goto(new URL(page.url()).pathname);
        await expect(stranger).toHaveURL(/\/checkout\/acesso/);
        await expect(stranger.getByText('Ana Souza')).toHaveCount(0);
        await stranger.context().close();
      });

      test('what is missing is said beside its field, and nothing that was typed is lost', async ({
        page,
        complaints,
      }) => {
        complaints.allow(/422/);
        await fillCart(page);
        await sayWho(page, '529.982.247-24');
        await sayWhere(page, javaScriptEnabled);
        await main(page)
          .getByRole('checkbox', { name: /li e aceito/i })
          .check();
        await send(page).click();
        await expect(main(page).getByText('Este CPF ou CNPJ não confere.')).toBeVisible();
        await expect(field(page, 'documento')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'numero')).toHaveValue('1000');
        if (javaScriptEnabled) await expectFlawless(page);
        await field(page, 'documento').fill('529.982.247-25');
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
      });
    });
  }
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} scripts, whose postal code is known`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test('from "Comprar agora" an order is three pages and five typed fields', async ({ page }) => {
      await page.request.post('/api/v2/front/checkout/zipcode', {
        headers: { 'App-Token': 'wapstore' },
        data: { cep: '01310100' },
      });
      const pages: string[] = [];
      page.on('response', (answer) => {
        const request = answer.request();
        if (request.isNavigationRequest() && answer.status() === 200)
          pages.push(new URL(answer.url()).pathname);
      });
      await page.goto(PLAIN_PRODUCT);
      await main(page).getByRole('button', { name: 'Comprar agora', exact: true }).click();
      await expect(page).toHaveURL(/\/checkout\/pagamento/);
      await expect.poll(() => isInView(send(page))).toBe(true);
      await sayWho(page);
      let typed = 4;
      const place = {
        logradouro: 'Avenida Paulista',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        numero: '1000',
      };
      for (const [name, value] of Object.entries(place)) {
        if ((await field(page, name).inputValue()) !== '') continue;
        await field(page, name).fill(value);
        typed += 1;
      }
      await main(page)
        .getByRole('checkbox', { name: /li e aceito/i })
        .check();
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
      expect(pages).toHaveLength(3);
      // E-mail, name, document, telephone and the number of the house: the postal code filled the rest.
      expect(typed).toBe(5);
    });

    test('the way on stands in view on the cart', async ({ page }) => {
      await fillCart(page);
      await page.goto('/checkout/carrinho/');
      await expect
        .poll(() => isInView(main(page).getByRole('link', { name: 'Finalizar compra' })))
        .toBe(true);
      if (javaScriptEnabled) await expectFlawless(page);
    });
  });
}

test('pictures of a summary that comes anew while they are waited for are asked for too', async ({
  page,
}) => {
  await fillCart(page);
  await sayWho(page);
  await sayWhere(page, true);
  const pictures = page.locator('[data-summary] img');
  await expect(pictures).toHaveCount(2);
  const looksBegan = Promise.withResolvers<void>();
  const takenOver = Promise.withResolvers<void>();
  await page.route('**/checkout/pagamento', async (route) => {
    await looksBegan.promise;
    await route.continue();
  });
  await page.route('**/*.webp?again', async (route) => {
    await takenOver.promise;
    await route.continue();
  });
  await pictures.evaluateAll((all) => {
    for (const picture of all) picture.setAttribute('src', `${picture.getAttribute('src')}?again`);
  });
  // Collected at the shop: the summary is counted again.
  await field(page, 'servico').last().check();
  const flaws = layoutFlaws(page);
  await expect(page.locator('[data-summary] img[loading=eager]')).toHaveCount(2);
  looksBegan.resolve();
  await expect(page.locator('[data-summary] img[src$=again]')).toHaveCount(0);
  takenOver.resolve();
  expect(await flaws).toEqual([]);
});

test('the link of the letter shows the order to others, and leads its buyer to all of it', async ({
  page,
  browser,
}) => {
  await fillCart(page);
  await sayWho(page);
  await sayWhere(page, true);
  await main(page)
    .getByRole('checkbox', { name: /li e aceito/i })
    .check();
  await send(page).click();
  await expect(page).toHaveURL(/aviso=enviado$/);
  const own = new URL(page.url()).pathname;
  const numero = /\d+$/.exec(own)?.[0] ?? '';
  const link = await inMailTo('ana@exemplo.test', new RegExp(`/checkout/acompanhar/${numero}-[0-9a-f]{32}`));
  await page.goto(link);
  await expect(page).toHaveURL(own);
  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(main(stranger)).toContainText('Ana S.');
  await expectFlawless(stranger);
  await stranger.setViewportSize({ width: 1366, height: 800 });
  const course = await main(stranger).locator('.order-timeline').boundingBox();
  const party = await main(stranger).locator('.order-party').boundingBox();
  expect(party?.x).toBeGreaterThan((course?.x ?? 0) + (course?.width ?? 0));
  expect(await stranger.content()).not.toMatch(/Souza|529\.982|Paulista/);
  await expectFlawless(stranger);
  await stranger.context().close();
  await main(page).getByRole('button', { name: 'Desativar o link' }).click();
  await expect(page).toHaveURL(/aviso=link$/);
  await main(page).getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(page).toHaveURL(/aviso=cancelado$/);
  await expectFlawless(page);
});

test('a company is asked for its registration, a person is not', async ({ page }) => {
  await fillCart(page);
  await sayWho(page);
  await expect(field(page, 'inscricaoEstadual')).toBeHidden();
  await field(page, 'documento').fill('');
  await field(page, 'documento').pressSequentially('11222333000181');
  await expect(field(page, 'documento')).toHaveValue('11.222.333/0001-81');
  await expect(field(page, 'inscricaoEstadual')).toBeVisible();
});

test('a line that dies while the delivery is counted loses nothing, and the button still counts', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await fillCart(page);
  await sayWho(page);
  await page.route('**/checkout/pagamento', (route) => route.abort(), { times: 1 });
  await field(page, 'cep').fill('01310-100');
  await expect(main(page).locator('[data-delivery]')).not.toHaveAttribute('aria-busy', 'true');
  await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
  await expect(field(page, 'servico').first()).toBeVisible();
  await expect(field(page, 'nomeCompleto')).toHaveValue('Ana Souza');
});
