/** The checkout where something happens on the way. */
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, fillCart, main, orderTitles, sayWhere, sayWho, send } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { inMailTo } from './mails.ts';
import { WHOLE, widthsOnce } from './variants.ts';

const SCREENS = [false, true].flatMap((javaScriptEnabled) =>
  widthsOnce(javaScriptEnabled).map((width) => ({ javaScriptEnabled, width })),
);

/** Of who has no account yet, by width; the next one without scripts. */
const CPFS: Readonly<Record<number, string>> = {
  360: '321.654.987-91',
  361: '456.123.789-55',
  1366: '741.852.963-55',
  1367: '852.741.369-82',
};

for (const { javaScriptEnabled, width } of SCREENS) {
  test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

    test('a postal code that nobody knows takes the street of the one before along', async ({ page }) => {
      await fillCart(page);
      await sayWhere(page, javaScriptEnabled);
      await field(page, 'cep').fill('69005-010');
      if (!javaScriptEnabled) await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
      await expect(field(page, 'uf')).toHaveValue('AM');
      await expect(field(page, 'logradouro')).toHaveValue('');
      await expect(field(page, 'bairro')).toHaveValue('');
      await expect(field(page, 'numero')).toHaveValue('1000');
      // Counted again for the same one, what was typed stays.
      await field(page, 'logradouro').fill('Rua Typed');
      await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
      await expect(field(page, 'logradouro')).toHaveValue('Rua Typed');
    });

    test('who collects the order reads where, and no address of a carrier', async ({ page }) => {
      await fillCart(page);
      await sayWho(page);
      await field(page, 'cep').fill('01310-100');
      if (!javaScriptEnabled) await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
      await expect(field(page, 'servico').first()).toBeVisible();
      // A town that was corrected by hand is not filled in again by a choice that is counted.
      await field(page, 'cidade').fill('Santo André');
      await field(page, 'servico').and(page.locator('[value="retirada"]')).check();
      await expect(main(page).locator('[data-delivery]')).not.toHaveAttribute('aria-busy');
      await expect(field(page, 'cidade')).toHaveValue('Santo André');
      // No more than the postal code is asked of a person.
      await expect(field(page, 'numero')).toBeHidden();
      await acceptTerms(page);
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
      await expect(main(page).getByRole('heading', { name: 'Retirada' })).toBeVisible();
      await expect(main(page)).toContainText('Pronto para retirar');
      await expect(main(page)).not.toContainText('Avenida Paulista, 1000');
    });

    test('who goes back after the order finds it, and orders nothing again', async ({ page }) => {
      await fillCart(page);
      await sayWho(page);
      await sayWhere(page, javaScriptEnabled);
      await acceptTerms(page);
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
      const own = new URL(page.url()).pathname;
      // A page that came by a form of its own asks before it is shown again.
      if (javaScriptEnabled) await page.goBack();
      else await page.goto('/checkout/pagamento');
      await expect(page).toHaveURL(/checkout\/pagamento/);
      await page.reload();
      await main(page).getByRole('link', { name: 'Meus pedidos' }).click();
      await expect(page).toHaveURL(/minha-conta\/pedidos$/);
      await expect(orderTitles(page)).toHaveCount(1);
      await orderTitles(page).getByRole('link').click();
      await expect(page).toHaveURL(own);
    });

    test('an account is made of the order by one press, and a password that its mailbox chooses', async ({
      page,
      browser,
    }) => {
      const email = `conta-${width}-${javaScriptEnabled}@exemplo.test`;
      await fillCart(page);
      await sayWho(page, javaScriptEnabled ? CPFS[width] : CPFS[width + 1]);
      await field(page, 'email').fill(email);
      await sayWhere(page, javaScriptEnabled);
      await acceptTerms(page);
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
      const numero = /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
      await main(page).getByRole('button', { name: 'Criar conta' }).click();
      await expect(main(page)).toContainText(`Enviamos uma mensagem para ${email}.`);
      const [link = ''] = (await inMailTo(email, /\/checkout\/cadastro\?confirmar=[\w-]+&senha=nova/)).split(
        ' ',
      );
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } });
      // A browser of their own, in which the question about cookies was answered.
      await context.addInitScript(() => localStorage.setItem('vitrine:consent', '[]'));
      const own = await context.newPage();
      await own.goto(link);
      await main(own).getByLabel('Senha').fill('sete cabos bem longos');
      if (javaScriptEnabled) await expectFlawless(own);
      await main(own).getByRole('button', { name: 'Confirmar e entrar' }).click();
      await own.goto(`/checkout/pedido/${numero}`);
      await expect(main(own)).toContainText('Ana Souza');
      await expect(main(own).getByRole('button', { name: 'Criar conta' })).toHaveCount(0);
      await context.close();
    });
  });
}

test.describe('without scripts, sent before the postal code is looked up', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of WHOLE ? [360, 1366] : [360]) {
    test(`at ${width} px street and total are shown first, and the next press orders`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/409/);
      await page.setViewportSize({ width, height: 800 });
      await fillCart(page);
      await sayWho(page);
      await field(page, 'cep').fill('01310-100');
      await field(page, 'numero').fill('1000');
      // The browser itself asks for what the postal code would fill in.
      await main(page)
        .locator('#checkout')
        .evaluate((form: HTMLFormElement) => {
          form.noValidate = true;
        });
      await acceptTerms(page);
      await send(page).click();
      await expect(main(page).getByRole('alert')).toContainText('este é o total para o CEP 01310-100');
      await expect(field(page, 'logradouro')).toHaveValue('Avenida Paulista');
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
    });
  }
});

test('what is ticked while the delivery is counted stays ticked, and its total is said', async ({ page }) => {
  await fillCart(page);
  await sayWhere(page, true);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/checkout/pagamento', async (route) => {
    await held;
    await route.continue();
  });
  await field(page, 'cep').fill('01310-200');
  await expect(main(page).locator('[data-delivery]')).toHaveAttribute('aria-busy', 'true');
  const ticked = field(page, 'servico').and(page.locator('[value="retirada"]'));
  await ticked.check();
  go();
  await answered;
  await expect(main(page).locator('[data-delivery]')).not.toHaveAttribute('aria-busy', 'true');
  await expect(ticked).toBeChecked();
  const total = (await main(page).locator('.checkout-view_total strong:visible').innerText()).trim();
  await expect(main(page).locator('[data-said]')).toContainText(`Total ${total}`);
  await expectFlawless(page);
});

test('who goes elsewhere and back finds the deliveries again', async ({ page }) => {
  await fillCart(page);
  await sayWho(page);
  await sayWhere(page, true);
  await page.goto('/checkout/carrinho/');
  await page.goBack();
  await expect(field(page, 'cep')).toHaveValue('01310-100');
  await expect(field(page, 'servico').first()).toBeVisible();
});

test('an order whose answer was lost is found again in the checkout', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await fillCart(page);
  await sayWho(page);
  await sayWhere(page, true);
  await acceptTerms(page);
  const before = await context.cookies();
  let lost = 0;
  await page.route(
    '**/checkout/pagamento',
    async (route) => {
      lost = (await route.fetch({ maxRedirects: 0 })).status();
      await context.clearCookies();
      await context.addCookies(before);
      await route.abort();
    },
    { times: 1 },
  );
  await send(page).click();
  await expect.poll(() => lost).toBe(303);
  await expect(page).not.toHaveURL(/pedido/);
  await page.goto('/checkout/pagamento');
  await expect(main(page)).toContainText(/O seu pedido \d+ foi enviado/);
  await expectFlawless(page);
  await main(page).getByRole('link', { name: 'Ver o pedido' }).click();
  await expect(main(page)).toContainText('Ana Souza');
  await page.goto('/minha-conta/pedidos');
  await expect(orderTitles(page)).toHaveCount(1);
});
