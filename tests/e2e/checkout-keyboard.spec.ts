/** A guest who has nothing but a keyboard buys: each step is reached by Tab, and is in sight when it is. */
import type { Locator, Page } from '@playwright/test';
import { field, isInView, main, send } from './checkout.ts';
import { expect, PLAIN_PRODUCT, test } from './fixtures.ts';

/** Steps of Tab from one thing to the next one; more is not to be asked of anybody. */
const FAR = 60;

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

async function tabTo(page: Page, locator: Locator): Promise<void> {
  for (let step = 0; step < FAR && !(await isFocused(locator)); step += 1) await page.keyboard.press('Tab');
  await expect(locator).toBeFocused();
  await expect.poll(() => isInView(locator), { message: `${locator} is in sight` }).toBe(true);
}

/** Whatever stands in the field already. */
async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Of several radio buttons Tab reaches one, and the arrows the others. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  const all = main(page).locator(`[name=${name}]`);
  const wanted = main(page).locator(`[name=${name}][value=${value}]`);
  const focused = main(page).locator(`[name=${name}]:focus`);
  for (let step = 0; step < FAR && (await focused.count()) === 0; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = await all.count(); step > 0 && !(await wanted.isChecked()); step -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

test('a product is bought without a mouse', async ({ page }) => {
  await page.goto(PLAIN_PRODUCT);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#conteudo$/);
  await tabTo(page, main(page).getByRole('button', { name: 'Comprar agora', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/pagamento/);

  await typeInto(page, 'email', 'ana@exemplo.test');
  await typeInto(page, 'nomeCompleto', 'Ana Souza');
  await typeInto(page, 'documento', '52998224725');
  await typeInto(page, 'telefone', '11987654321');
  await typeInto(page, 'cep', '01310100');
  await expect(field(page, 'servico').first()).toBeVisible();
  await typeInto(page, 'logradouro', 'Avenida Paulista');
  await typeInto(page, 'numero', '1000');
  await typeInto(page, 'bairro', 'Bela Vista');
  await typeInto(page, 'cidade', 'São Paulo');
  await choose(page, 'pagamento', 'combinar');
  await tabTo(page, main(page).getByRole('checkbox', { name: /li e aceito/i }));
  await page.keyboard.press('Space');
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/pedido\/\d+\?aviso=enviado$/);
  await expect(main(page)).toContainText('Ana Souza');
});
