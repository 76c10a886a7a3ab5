/** A company invites a buyer, whose order above the limit waits for it: refused with a reason, and approved, each told by mail. */
import type { Browser, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, fillCart, main } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { logInAs } from './log-in.ts';
import { expectMailsTo, inMailTo } from './mails.ts';
import { openAccount } from './open-account.ts';
import { owner } from './owner.ts';
import { widthsOnce } from './variants.ts';

/** They share the switch of the shop. */
test.describe.configure({ mode: 'serial' });

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** As somebody has it in front of them; kept where `BUYERS_PICTURES` says. */
async function look(page: Page, name: string): Promise<void> {
  const dir = process.env.BUYERS_PICTURES;
  if (dir) await page.screenshot({ path: `${dir}/${name}.png`, fullPage: true });
}

async function switchOn(browser: Browser, ativo: boolean): Promise<void> {
  const { call, leave } = await owner(browser);
  const { grupos } = await call('GET', 'settings');
  const groups = grupos as readonly { readonly grupo: string; readonly revisao: number }[];
  const revisao = groups.find(({ grupo }) => grupo === 'compradores')?.revisao;
  await call('PUT', 'settings/compradores', { revisao, valores: { ativo } });
  await leave();
}
test.beforeAll(({ browser }) => switchOn(browser, true));
test.afterAll(({ browser }) => switchOn(browser, false));

for (const javaScriptEnabled of [false, true]) {
  for (const width of widthsOnce(javaScriptEnabled)) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts, ${width} px`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });
      const flawless = async (seen: Page) => {
        // It looks at every width by itself.
        if (javaScriptEnabled && width === 1366) await expectFlawless(seen);
      };
      const name = (what: string) => `${what}-${width}-${javaScriptEnabled ? 'js' : 'plain'}`;

      test('a buyer is invited, asks, is refused, asks again and is approved', async ({
        page,
        browser,
        request,
        playwright,
        baseURL,
        complaints,
      }) => {
        test.setTimeout(360_000);
        complaints.allow(/404|422/);
        const company = await openAccount(request, { company: true });
        const other = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
        const buyer = await openAccount(other);
        await other.dispose();

        // The company invites.
        await logInAs(page, company);
        await page.goto('/minha-conta/compradores');
        await expect(main(page)).toContainText('Ninguém ainda.');
        const current = page.locator('.my-account-view_link[aria-current]');
        await expect(current).toHaveText('Compradores');
        await expect(current).toBeInViewport({ ratio: 1 });
        await main(page).getByLabel('E-mail de quem vai comprar').fill(buyer);
        await main(page).getByLabel('Limite sem aprovação').fill('dez');
        await press(page, 'Enviar convite');
        await expect(main(page)).toContainText('Escreva um valor em reais');
        await flawless(page);
        await main(page).getByLabel('Limite sem aprovação').fill('1,50');
        await press(page, 'Enviar convite');
        await expect(main(page)).toContainText('Convite enviado.');
        await look(page, name('invited'));
        await flawless(page);
        const link = await inMailTo(buyer, /\/minha-conta\/convite\/[\w-]+/);

        // Nobody who is not the one invited gets anywhere with the link.
        await page.goto(link);
        await expect(main(page)).toContainText('entre com a conta desse e-mail');
        await look(page, name('invitation-of-another'));
        const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
        await context.addInitScript(() => localStorage.setItem('vitrine:consent', '[]'));
        const bought = await context.newPage();
        await bought.goto(link);
        await main(bought).getByRole('link', { name: 'Entrar', exact: true }).click();
        await main(bought).locator('[name=usuario]').fill(buyer);
        await main(bought).locator('[name=senha]').fill(DEMO_PASSWORD);
        await press(bought, 'Entrar');
        await expect(bought).toHaveURL(new RegExp(link));
        await look(bought, name('invitation'));
        await flawless(bought);
        await press(bought, 'Aceitar e comprar pela empresa');
        await expect(main(bought)).toContainText('Você compra por Palco Norte Ltda.');
        await look(bought, name('buyer'));
        await flawless(bought);
        await bought.goto(link);
        await expect(main(bought)).toContainText('Este convite não vale mais');

        // What is above the limit waits.
        const ask = async (purchase: string): Promise<string> => {
          await fillCart(bought, 'FS-ADP-HVG;2');
          await expect(main(bought)).toContainText('Acima de R$ 1,50');
          await expect(main(bought)).toContainText(company);
          await field(bought, 'pedidoCompra').fill(purchase);
          await field(bought, 'pagamento').and(main(bought).locator('[value=combinar]')).check();
          await acceptTerms(bought);
          await look(bought, name('checkout'));
          await press(bought, 'Enviar para aprovação');
          await expect(bought).toHaveURL(/\/minha-conta\/aprovacoes\/\d+\?aviso=pedida$/);
          return new URL(bought.url()).pathname;
        };
        const first = await ask('OC 41');
        await expect(main(bought).getByRole('button', { name: /Aprovar/ })).toHaveCount(0);
        await look(bought, name('asked'));
        await flawless(bought);
        await expectMailsTo(company, new RegExp(first));

        // The company refuses, with a reason; the items go back.
        await page.goto('/minha-conta/aprovacoes');
        await look(page, name('approvals'));
        await flawless(page);
        await main(page)
          .getByRole('link', { name: `Pedido de aprovação ${first.split('/').at(-1)}` })
          .click();
        await look(page, name('approval'));
        await flawless(page);
        await main(page).locator('summary').click();
        await main(page).getByLabel('Motivo, para quem pediu').fill('Falta o centro de custo.');
        await press(page, 'Recusar o pedido');
        await expect(main(page)).toContainText('Quem pediu já foi avisado.');
        await expectMailsTo(buyer, /Falta o centro de custo/);
        await bought.goto(first);
        await expect(main(bought)).toContainText('Falta o centro de custo.');
        await look(bought, name('refused'));
        await press(bought, 'Devolver os itens ao carrinho');
        await expect(main(bought).locator('.cart-line')).toHaveCount(1);

        // Asked again, it is approved, in a second tab too.
        await main(bought)
          .getByRole('button', { name: /Remover/ })
          .first()
          .click();
        const second = await ask('OC 42');
        await page.goto(second);
        const tab = await page.context().newPage();
        await tab.goto(second);
        await press(page, 'Aprovar e fazer o pedido');
        await expect(main(page)).toContainText('Aprovado: o pedido está feito');
        await look(page, name('approved'));
        await press(tab, 'Aprovar e fazer o pedido');
        await expect(main(tab)).toContainText('Aprovado: o pedido está feito');
        await main(page)
          .getByRole('link', { name: /Ver o pedido \d+/ })
          .click();
        for (const words of ['Dalva Nogueira', 'Aprovado por', 'OC 42', 'Palco Norte Ltda.'])
          await expect(main(page)).toContainText(words);
        await look(page, name('order'));
        await flawless(page);
        await expectMailsTo(buyer, /Aprovado por Palco Norte/);
        await bought.goto('/minha-conta/pedidos');
        await expect(main(bought).getByRole('link', { name: /Pedido \d+/ })).toHaveCount(1);

        // Taken out, the buyer sees the order no more.
        await page.goto('/minha-conta/compradores');
        await look(page, name('buyers'));
        await flawless(page);
        await press(page, 'Remover: Dalva Nogueira');
        await expect(main(page)).toContainText('Ninguém ainda.');
        await bought.goto('/minha-conta/pedidos');
        await expect(main(bought).getByRole('link', { name: /Pedido \d+/ })).toHaveCount(0);
        await context.close();
      });
    });
  }
}
