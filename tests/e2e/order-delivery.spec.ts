/** The delivery that is ticked when "Enviar pedido" is pressed is the order's, at a total its buyer has read, and sent once. */
import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';

// One account, one cart.
test.describe.configure({ mode: 'serial' });

const main = (page: Page): Locator => page.getByRole('main');
const send = (page: Page): Locator => main(page).getByRole('button', { name: 'Enviar pedido' });
const terms = (page: Page): Locator => main(page).getByRole('checkbox', { name: /li e aceito/i });
const total = (page: Page): Locator => main(page).locator('.order-totals_sum dd');

const TOKEN = { 'App-Token': 'wapstore' };
const ADDRESS = {
  cep: '01310100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

async function openReview(page: Page): Promise<void> {
  await page.goto('/checkout/acesso');
  await main(page).locator('[name=usuario]').fill('marketing@demo.test');
  await main(page).locator('[name=senha]').fill('cabo-de-demonstracao');
  await main(page).getByRole('button', { name: 'Entrar' }).click();
  await expect(main(page).getByText('Sair da conta')).toBeVisible();
  await page.request.put('/api/v2/vitrine/order/address', { headers: TOKEN, data: ADDRESS });
  await page.goto('/checkout/carrinho/');
  await main(page).getByText('Adicionar uma lista de códigos').click();
  await main(page).getByLabel('Códigos e quantidades').fill('FS-ADP-HVG;1');
  await main(page).getByRole('button', { name: 'Adicionar a lista ao carrinho' }).click();
  await page.goto('/checkout/pagamento');
}

/** Ticks a service at another price than the one the page came with. */
async function tickAnother(page: Page): Promise<{ readonly label: string; readonly price: string }> {
  const options = main(page).locator('label:has([name=servico])');
  const before = await priceOf(options.filter({ has: page.locator(':checked') }));
  for (const option of await options.all()) {
    const price = await priceOf(option);
    if (price === before) continue;
    await option.getByRole('radio').check();
    const label =
      (await option.locator('strong').evaluate((strong) => strong.previousSibling?.textContent)) ?? '';
    return { label: label.replace(/:\s*$/, '').trim(), price };
  }
  throw new Error('every service costs the same');
}

const priceOf = async (option: Locator): Promise<string> =>
  (await option.locator('strong').innerText()).replaceAll('\u00a0', ' ');

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what is ticked is ordered, and a total that was not shown is shown first', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/409/);
      await openReview(page);
      const shown = await total(page).innerText();
      const { label, price } = await tickAnother(page);
      await main(page).getByLabel('Observação para a loja').fill('Deixar na portaria');
      await terms(page).check();
      if (javaScriptEnabled) {
        await expect(total(page)).not.toHaveText(shown);
        await expect(main(page).locator('.order-totals')).toContainText(price);
        await expectFlawless(page);
      } else {
        await send(page).click();
        await expect(main(page).getByRole('alert')).toContainText(label);
        const now = await total(page).innerText();
        expect(now).not.toBe(shown);
        await expect(main(page).getByRole('alert')).toContainText(now);
        await expect(main(page).locator('label:has([name=servico]:checked)')).toContainText(label);
        await expect(main(page).getByLabel('Observação para a loja')).toHaveValue('Deixar na portaria');
        await expect(terms(page)).toBeChecked();
      }
      const agreed = await total(page).innerText();
      await send(page).click();
      await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
      await expect(main(page)).toContainText(label);
      await expect(total(page)).toHaveText(agreed);
    });

    test('its own button takes what is ticked, and loses nothing that was typed', async ({ page }) => {
      await openReview(page);
      const { label } = await tickAnother(page);
      await main(page).getByLabel('Observação para a loja').fill('Deixar na portaria');
      await main(page).getByRole('button', { name: 'Usar esta entrega' }).click();
      await expect(main(page).getByRole('status').first()).toContainText('Forma de entrega atualizada.');
      await expect(main(page).locator('label:has([name=servico]:checked)')).toContainText(label);
      await expect(main(page).getByLabel('Observação para a loja')).toHaveValue('Deixar na portaria');
    });
  });
}

test.describe('in two tabs without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the order of the older tab comes as that tab says', async ({ page, context }) => {
    await openReview(page);
    const chosen = main(page).locator('label:has([name=servico]:checked)');
    const mine = await priceOf(chosen);
    const other = await context.newPage();
    await other.goto('/checkout/pagamento');
    await tickAnother(other);
    await main(other).getByRole('button', { name: 'Usar esta entrega' }).click();
    await expect(other).toHaveURL(/aviso=entrega/);
    const agreed = await total(page).innerText();
    await terms(page).check();
    await send(page).click();
    await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
    await expect(total(page)).toHaveText(agreed);
    await expect(main(page).locator('.order-totals')).toContainText(mine);
  });
});

test.describe('a form that was sent comes back with something else in it', () => {
  test.use({ javaScriptEnabled: false });

  test('and is refused in words, beside the order as it would be now', async ({ page }) => {
    await openReview(page);
    const field = (name: string) => main(page).locator(`[name=${name}]`).first().inputValue();
    const servico = await main(page).locator('[name=servico]:checked').inputValue();
    const form = { acao: 'enviar', chave: await field('chave'), versao: await field('versao'), servico };
    await terms(page).check();
    await send(page).click();
    await expect(page).toHaveURL(/aviso=enviado$/);
    const order = /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
    const again = async (observacao: string) =>
      page.request.post('/checkout/pagamento', {
        form: { ...form, observacao, termos: '1' },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        maxRedirects: 0,
      });
    const same = await again('');
    expect([same.status(), same.headers().location]).toEqual([
      303,
      `/checkout/pedido/${order}?aviso=enviado`,
    ]);
    const other = await again('Outro recado');
    expect(other.status()).toBe(409);
    const text = await other.text();
    expect(text).toContain(`Este formulário já enviou o pedido ${order}`);
    expect(text).toContain('/minha-conta/pedidos');
  });
});
