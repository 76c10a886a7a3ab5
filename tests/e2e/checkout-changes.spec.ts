/** What changes while somebody fills in the checkout: it is said before anything is ordered, and nothing else is lost. */
import type { Page } from '@playwright/test';
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
import { order } from './checkout-order.ts';
import { expect, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';
import { inMailTo } from './mails.ts';
import { owner } from './owner.ts';
import { widthsOnce } from './variants.ts';

const OTHER = 'FS-ADP-HVG';
const agreed = (page: Page) => field(page, 'pagamento').and(main(page).locator('[value=combinar]'));
const alert = (page: Page) => main(page).getByRole('alert');
const numberOf = (page: Page): string => /pedido\/(\d+)/.exec(page.url())?.[1] ?? '';

async function fillAll(page: Page, codes: string, scripts: boolean): Promise<void> {
  await fillCart(page, codes);
  await sayWho(page);
  await sayWhere(page, scripts);
  await agreed(page).check();
  await acceptTerms(page);
}

for (const javaScriptEnabled of [false, true]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('the last unit that somebody else got is named, and the rest of the cart is bought', async ({
        page,
        browser,
        complaints,
      }) => {
        complaints.allow(/409/);
        const shop = await owner(browser);
        const sku = await shop.product(1);
        await fillAll(page, `${sku};1\n${OTHER};2`, javaScriptEnabled);
        await shop.change(sku, { estoque: '0' });
        await send(page).click();
        await expect(alert(page)).toContainText(`Cabo de prova ${sku}`);
        await expect(field(page, 'nomeCompleto')).toHaveValue('Ana Souza');
        await expect(main(page)).toContainText('Adaptador');
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
        await expect(main(page)).toContainText('2 ×');
        await expect(main(page)).not.toContainText(`Cabo de prova ${sku}`);
        await shop.leave();
      });

      test('a price that changed meanwhile is shown before it is paid', async ({
        page,
        browser,
        complaints,
      }) => {
        complaints.allow(/409/);
        const shop = await owner(browser);
        const sku = await shop.product(9);
        await fillAll(page, `${sku};2`, javaScriptEnabled);
        await shop.change(sku, { preco: '47,30' });
        await send(page).click();
        await expect(alert(page)).toContainText('o total agora é');
        await expect(main(page).locator('[data-summary]').first()).toContainText('94,60');
        await expect(field(page, 'numero')).toHaveValue('1000');
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
        await expect(main(page)).toContainText('94,60');
        await shop.leave();
      });

      test('a coupon that ended meanwhile leaves, and the total without it is shown first', async ({
        page,
        browser,
        complaints,
      }) => {
        complaints.allow(/409/);
        const shop = await owner(browser);
        const sku = await shop.product(9);
        const codigo = `FIM${sku.slice(6)}`;
        const coupon = {
          ...{ codigo, nota: '', tipo: 'valor', valor: 10, minimo: 0, usosMaximos: 0, usosPorCliente: 0 },
          ...{ ativo: true, de: '', ate: '' },
        };
        const { cupom } = await shop.call('POST', 'coupons', coupon);
        const { id, revisao } = cupom as { readonly id: number; readonly revisao: string };
        await fillCart(page, `${sku};2`);
        await page.goto('/checkout/carrinho/');
        const typed = main(page).getByLabel(/código do cupom/i);
        await main(page).getByText('Cupom de desconto').click();
        await typed.fill(codigo);
        await main(page).getByRole('button', { name: 'Aplicar' }).click();
        await expect(main(page)).toContainText(`Cupom ${codigo}`);
        await page.goto('/checkout/pagamento');
        await sayWho(page);
        await sayWhere(page, javaScriptEnabled);
        await agreed(page).check();
        await acceptTerms(page);
        await expect(main(page).locator('[data-summary]').first()).toContainText(`Cupom ${codigo}`);
        await shop.call('PUT', `coupons/${id}`, { ...coupon, ativo: false, revisao });
        await send(page).click();
        await expect(alert(page).first()).toBeVisible();
        // Once, in one place.
        await expect(main(page).getByText(`O cupom ${codigo} não vale mais`)).toHaveCount(1);
        await expect(main(page)).not.toContainText(new RegExp(`cupom ${codigo} .*cupom ${codigo} `));
        await expect(main(page).locator('[data-summary]').first()).not.toContainText(`Cupom ${codigo}`);
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
        await expect(main(page)).not.toContainText(codigo);
        await shop.leave();
      });

      test('what a coupon pays for whole asks for no payment, unless a delivery that costs is ticked', async ({
        page,
        browser,
      }) => {
        const shop = await owner(browser);
        const sku = await shop.product(9);
        const codigo = `TUDO${sku.slice(6)}`;
        const { cupom } = await shop.call('POST', 'coupons', {
          ...{
            codigo,
            nota: '',
            tipo: 'porcentagem',
            valor: 100,
            minimo: 0,
            usosMaximos: 0,
            usosPorCliente: 0,
          },
          ...{ ativo: true, de: '', ate: '' },
        });
        expect(cupom).toBeTruthy();
        await fillCart(page, `${sku};1`);
        await page.goto('/checkout/carrinho/');
        await main(page).getByText('Cupom de desconto').click();
        await main(page)
          .getByLabel(/código do cupom/i)
          .fill(codigo);
        await main(page).getByRole('button', { name: 'Aplicar' }).click();
        await expect(main(page)).toContainText(`Cupom ${codigo}`);
        await page.goto('/checkout/pagamento');
        await sayWho(page);
        await sayWhere(page, javaScriptEnabled);
        const service = (id: string) => field(page, 'servico').and(main(page).locator(`[value=${id}]`));
        await service('retirada').check();
        // Without scripts the option says that its total is nothing, and one press sends it whatever is ticked below.
        await expect(main(page)).toContainText(javaScriptEnabled ? 'Nada a pagar.' : /Total R\$\s0,00/);
        if (javaScriptEnabled) {
          await expect(main(page).locator('[type=radio][name=pagamento]')).toHaveCount(0);
          await service('economica').check();
          await expect(agreed(page)).toBeVisible();
          await service('retirada').check();
          await expect(main(page)).toContainText('Nada a pagar.');
        }
        await acceptTerms(page);
        await send(page).click();
        await expect(page).toHaveURL(/aviso=enviado$/);
        await expect(main(page)).toContainText('Nada a pagar: o pedido já está confirmado.');
        await expect(main(page)).not.toContainText('Falta o pagamento');
        await main(page).getByRole('button', { name: 'Cancelar pedido' }).click();
        await expect(page).toHaveURL(/aviso=cancelado$/);
        await expect(main(page)).toContainText('Nada será cobrado por ele');
        await shop.leave();
      });

      test('two presses on a slow line are one order', async ({ page }) => {
        await fillAll(page, `${OTHER};1`, javaScriptEnabled);
        const line = await page.context().newCDPSession(page);
        const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 20_000 };
        await line.send('Network.emulateNetworkConditions', slow);
        await expect.poll(() => isInView(send(page))).toBe(true);
        await send(page).dblclick();
        await expect(page).toHaveURL(/aviso=enviado$/);
        await page.goto('/minha-conta/pedidos');
        await expect(orderTitles(page)).toHaveCount(1);
      });

      test('the link of the letter cancels with a code, in a browser that did not order', async ({
        page,
        browser,
        complaints,
      }) => {
        complaints.allow(/422/);
        const email = `cancela-${width}-${javaScriptEnabled}@exemplo.test`;
        await order(page, 'combinar', javaScriptEnabled, email);
        const link = await inMailTo(email, /\/checkout\/acompanhar\/\d+-[0-9a-f]{32}/);
        const context = await browser.newContext();
        const stranger = await context.newPage();
        await stranger.goto(link);
        await expect(main(stranger).getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);
        await main(stranger)
          .getByRole('button', { name: /código/i })
          .first()
          .click();
        await expect(stranger).toHaveURL(/aviso=codigo/);
        const code = await inMailTo(email, /^\d{4} \d{4}(?=\r?$)/m);
        await field(stranger, 'codigo').fill('0000 0000');
        await main(stranger).getByRole('button', { name: 'Abrir o pedido' }).click();
        await expect(field(stranger, 'codigo')).toHaveAccessibleDescription(/código/i);
        await field(stranger, 'codigo').fill(code);
        await main(stranger).getByRole('button', { name: 'Abrir o pedido' }).click();
        await expect(stranger).toHaveURL(/\/checkout\/pedido\/\d+/);
        await main(stranger).getByRole('button', { name: 'Cancelar pedido' }).click();
        await expect(stranger).toHaveURL(/aviso=cancelado$/);
        await expect(main(stranger)).toContainText('Pedido cancelado');
        await context.close();
      });
    });
  }
}

test.describe('a reseller', () => {
  // One account of the demonstration, with one cart.
  test.describe.configure({ mode: 'serial' });
  for (const javaScriptEnabled of [false, true]) {
    for (const width of widthsOnce(javaScriptEnabled)) {
      test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
        test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

        test('pays their own price, from the cart to the order', async ({ page, browser }) => {
          const shop = await owner(browser);
          const sku = await shop.product(50);
          await logInAs(page, 'revenda@demo.test');
          await fillCart(page, `${sku};10`);
          await expect(main(page).locator('[data-summary]').first()).toContainText('348,50');
          await expect(field(page, 'nomeCompleto')).toHaveCount(0);
          await expect(field(page, 'servico').first()).toBeVisible();
          await agreed(page).check();
          await acceptTerms(page);
          await expect.poll(() => isInView(send(page))).toBe(true);
          await send(page).click();
          await expect(page).toHaveURL(/aviso=enviado$/);
          await expect(main(page)).toContainText('348,50');
          await shop.call('GET', `orders/${numberOf(page)}`);
          await shop.leave();
        });
      });
    }
  }
});
