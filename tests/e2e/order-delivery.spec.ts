/** The delivery that is ticked when "Finalizar compra" is pressed is the order's, at a total its buyer has read, and sent once. */
import type { Locator, Page } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { expect, test } from './fixtures.ts';

// One account, one cart.
test.describe.configure({ mode: 'serial' });

const main = (page: Page): Locator => page.getByRole('main');
const send = (page: Page): Locator => main(page).getByRole('button', { name: 'Finalizar compra' });
const terms = (page: Page): Locator => main(page).getByRole('checkbox', { name: /li e aceito/i });
/** On a phone the summary is folded, and its total stands in the bar below. */
const total = (page: Page): Locator =>
  main(page).locator('.checkout-view_total .checkout-sum-full, .order-frame .order-totals_sum dd');
const note = (page: Page): Locator => main(page).locator('[name=observacao]');

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

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

async function writeNote(page: Page, text: string): Promise<void> {
  if (!(await note(page).isVisible())) await main(page).getByText('Observação para a loja').first().click();
  await note(page).fill(text);
}

/** Ticks a service at another price than the one the page came with. */
async function tickAnother(page: Page): Promise<{ readonly label: string; readonly agreed: string }> {
  const options = main(page).locator('label:has([name=servico])');
  const before = await priceOf(options.filter({ has: page.locator(':checked') }));
  for (const option of await options.all()) {
    const price = await priceOf(option);
    if (price === before) continue;
    await option.getByRole('radio').check();
    const label =
      (await option.locator('strong').evaluate((strong) => strong.previousSibling?.textContent)) ?? '';
    // With the price in cash below it, which is not what is ticked here.
    await main(page).locator('[name=pagamento][value=combinar]').check();
    const sums = plain(await option.locator('.checkout-delivery_total').innerText());
    const agreed = /Total (R\$ [\d.,]+)/.exec(sums)?.[1] ?? '';
    return { label: label.replace(/:\s*$/, '').trim(), agreed };
  }
  throw new Error('every service costs the same');
}

const priceOf = async (option: Locator): Promise<string> =>
  (await option.locator('strong').innerText()).replaceAll('\u00a0', ' ');

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what is ticked is ordered by one press, at the total that stands beside it', async ({ page }) => {
      await openReview(page);
      const shown = await total(page).innerText();
      const { label, agreed } = await tickAnother(page);
      expect(agreed).not.toBe(plain(shown));
      await writeNote(page, 'Deixar na portaria');
      await terms(page).check();
      if (javaScriptEnabled) {
        await expect.poll(async () => plain(await total(page).innerText())).toBe(agreed);
        await expectFlawless(page);
      }
      await send(page).click();
      await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
      await expect(main(page)).toContainText(label);
      expect(plain(await total(page).innerText())).toBe(agreed);
    });

    test('a postal code that is typed says what the order costs there, and loses nothing that was typed', async ({
      page,
    }) => {
      await openReview(page);
      await writeNote(page, 'Deixar na portaria');
      const other = main(page).getByRole('radio', { name: 'Entregar em outro endereço' });
      if ((await other.count()) > 0) await other.check();
      const before = plain(await main(page).locator('[data-delivery]').innerText());
      await main(page).locator('[name=cep]').fill('69005-010');
      if (!javaScriptEnabled) await main(page).getByRole('button', { name: 'Buscar CEP' }).click();
      await expect
        .poll(async () => plain(await main(page).locator('[data-delivery]').innerText()))
        .not.toBe(before);
      await expect(main(page).locator('[name=uf]')).toHaveValue('AM');
      await expect(note(page)).toHaveValue('Deixar na portaria');
    });
  });
}

test.describe('a form that was sent comes back with something else in it', () => {
  test.use({ javaScriptEnabled: false });

  test('and is refused in words, beside the order as it would be now', async ({ page }) => {
    await openReview(page);
    await terms(page).check();
    const form = await main(page)
      .locator('#checkout')
      .evaluate(
        (element) => Object.fromEntries(new FormData(element as HTMLFormElement)) as Record<string, string>,
      );
    await send(page).click();
    await expect(page).toHaveURL(/aviso=enviado$/);
    const order = /\d+/.exec(new URL(page.url()).pathname)?.[0] ?? '';
    const again = async (observacao: string) =>
      page.request.post('/checkout/pagamento', {
        form: { ...form, acao: 'enviar', observacao },
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
