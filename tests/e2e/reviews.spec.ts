/** What buyers said of a product: read by links, written by a form, with and without scripts. */

import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

/** Nobody has said anything about it. */
const SILENT_PRODUCT = '/espelho-4x2-2-keystones';
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>';

function reviews(page: Page): Locator {
  return page.getByRole('region', { name: 'Avaliações', exact: true });
}

async function openForm(page: Page): Promise<Locator> {
  await reviews(page).getByText('Avaliar este produto').click();
  return reviews(page);
}

/** So that the server's answer is seen and not the browser's. */
async function sendUnchecked(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Enviar avaliação' }).evaluate((button: HTMLButtonElement) => {
    button.formNoValidate = true;
  });
  await form.getByRole('button', { name: 'Enviar avaliação' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor pages through the opinions and sorts them', async ({ page }) => {
      await page.goto(PLAIN_PRODUCT);
      await expect(reviews(page).getByRole('meter')).toHaveCount(5);
      const first = await reviews(page).getByRole('time').first().textContent();
      await reviews(page).getByRole('link', { name: 'Próxima' }).click();
      await expect(page).toHaveURL(/\?avaliacoes=2#avaliacoes$/);
      expect(await reviews(page).getByRole('time').first().textContent()).not.toBe(first);
      await reviews(page).getByRole('link', { name: 'Menor nota' }).click();
      await expect(page).toHaveURL(/\?ordem-avaliacoes=menor-nota#avaliacoes$/);
      await expect(reviews(page).getByText('Nota 1 de 5')).toHaveCount(1);
      await expect(reviews(page).getByRole('listitem').filter({ hasText: 'Nota' }).first()).toContainText(
        'Nota 1 de 5',
      );
    });

    test('an opinion waits to be read, and the visitor is told so', async ({ page }) => {
      await page.goto(SILENT_PRODUCT);
      const form = await openForm(page);
      await form.getByRole('radio', { name: /Muito bom/ }).check();
      await form.getByLabel('Sua avaliação').fill(`${SCRIPT} Encaixou bem.`);
      await form.getByLabel('Recomendo este produto').check();
      await form.getByLabel('Seu nome').fill('Rita');
      await form.getByLabel('Seu e-mail').fill('rita@exemplo.com.br');
      await form.getByRole('button', { name: 'Enviar avaliação' }).click();
      await expect(page).toHaveURL(/\?aviso=avaliacao#avaliacoes$/);
      await expect(reviews(page).getByRole('status')).toContainText('depois de ser lida');
      await expect(reviews(page)).not.toContainText('Encaixou bem');
    });

    test('an opinion that cannot be taken comes back as it was typed', async ({ page, complaints }) => {
      complaints.allow(/422/);
      await page.goto(SILENT_PRODUCT);
      const form = await openForm(page);
      const long = `${SCRIPT}${'longo '.repeat(3333)}`;
      await form.getByLabel('Sua avaliação').evaluate((area: HTMLTextAreaElement, text) => {
        area.removeAttribute('maxlength');
        area.value = text;
      }, long);
      await form.getByLabel('Seu nome').fill('Rita');
      await form.getByLabel('Seu e-mail').fill('rita.exemplo');
      await sendUnchecked(form);
      const comment = reviews(page).getByLabel('Sua avaliação');
      await expect(comment).toHaveValue(long.trim());
      await expect(comment).toHaveAttribute('aria-invalid', 'true');
      await expect(comment).toHaveAccessibleDescription(/até 5\.000 letras/);
      await expect(reviews(page).getByLabel('Seu nome')).toHaveValue('Rita');
      const email = reviews(page).getByLabel('Seu e-mail');
      await expect(email).toHaveValue('rita.exemplo');
      await expect(email).toHaveAccessibleDescription(/não parece certo/);
      await expect(reviews(page).getByText('Escolha uma nota')).toBeVisible();
      await expect(reviews(page).getByRole('alert')).toBeFocused();
    });
  });
}

test('the second page is neither indexed nor canonical, and one that does not exist leads to the first', async ({
  page,
}) => {
  await page.goto(`${PLAIN_PRODUCT}?avaliacoes=2`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PLAIN_PRODUCT}$`));
  for (const query of ['avaliacoes=99', 'avaliacoes=x', 'ordem-avaliacoes=z']) {
    await page.goto(`${PLAIN_PRODUCT}?${query}`);
    await expect(page).toHaveURL(new RegExp(`${PLAIN_PRODUCT}$`));
  }
});

test('the open form with everything wrong in it is accessible', async ({ page, complaints }) => {
  complaints.allow(/422/);
  await page.goto(PLAIN_PRODUCT);
  await sendUnchecked(await openForm(page));
  await expect(reviews(page).getByRole('alert')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
