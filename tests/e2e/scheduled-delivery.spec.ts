/** The buyer of a scheduled delivery chooses day and turn, with scripts and without, on a phone and at a desk. */
import type { Browser } from '@playwright/test';
import { expectFlawless } from '../support/flawless.ts';
import { acceptTerms, field, fillCart, main, sayWho, send } from './checkout.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';
import { widthsOnce } from './variants.ts';

/** Places that no other spec sends anything to, a service for each: its last place is taken once. */
const RUNS = [
  { javaScriptEnabled: true, width: 360, range: '13083' },
  { javaScriptEnabled: true, width: 1366, range: '13084' },
  { javaScriptEnabled: false, width: 360, range: '13085' },
  { javaScriptEnabled: false, width: 1366, range: '13086' },
] as const;

/** What an owner saves in the panel: one place in each afternoon. */
async function offer(browser: Browser, range: string, ativo: boolean): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await enterPanel(page, 'admin', `/painel/frete/turnos-${range}`);
  await main(page).getByLabel('Nome', { exact: true }).fill(`Hora marcada ${range}`);
  await main(page).getByLabel('Oferecer este serviço').setChecked(ativo);
  await main(page).getByLabel('O cliente escolhe dia e turno').check();
  await main(page).getByLabel('Entregas por tarde (12h às 18h)').fill('1');
  await main(page).getByLabel('Tabela de preços').fill(`${range}; ${range}; 9,90; 0; 1; 0; 100`);
  await main(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/aviso=salvo/);
  await page.context().close();
}

for (const { javaScriptEnabled, width, range } of RUNS) {
  if (!widthsOnce(javaScriptEnabled).includes(width)) continue;
  test.describe(`${javaScriptEnabled ? 'with scripts' : 'without scripts'}, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });
    test.beforeAll(({ browser }) => offer(browser, range, true));
    test.afterAll(({ browser }) => offer(browser, range, false));

    test('a day is asked for, kept, and gone for the next buyer', async ({ page, browser, complaints }) => {
      complaints.allow(/4(09|22)/);
      const service = `turnos-${range}`;
      const slots = field(page, `agenda.${service}`);
      const fillIn = async (on: typeof page) => {
        await fillCart(on);
        await sayWho(on);
        await field(on, 'cep').fill(`${range}000`);
        if (!javaScriptEnabled) await main(on).getByRole('button', { name: 'Buscar CEP' }).click();
        await expect(field(on, 'uf')).toHaveValue('SP');
        await field(on, 'logradouro').fill('Rua do Turno');
        await field(on, 'numero').fill('1');
        await field(on, 'bairro').fill('Cidade Universitária');
        await field(on, 'cidade').fill('Campinas');
        await main(on).locator(`[name=servico][value=${service}]`).check();
        await main(on).locator('[name=pagamento][value=combinar]').check();
        await acceptTerms(on);
      };
      await fillIn(page);
      await expect(slots).toBeVisible();
      await send(page).click();
      await expect(main(page)).toContainText('Escolha um dia e um turno que ainda tenham vaga.');
      await expect(main(page).locator(`[name=servico][value=${service}]`)).toBeChecked();
      if (javaScriptEnabled) await expectFlawless(page);

      const [, first = ''] = await slots
        .locator('option')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const words = await slots.locator(`option[value="${first}"]`).innerText();
      const other = await (
        await browser.newContext({ javaScriptEnabled, viewport: { width, height: 800 } })
      ).newPage();
      await fillIn(other);
      await field(other, `agenda.${service}`).selectOption(first);
      await slots.selectOption(first);
      await send(page).click();
      await expect(page).toHaveURL(/aviso=enviado$/);
      await expect(main(page)).toContainText(`Agendada para ${words}`);
      if (javaScriptEnabled) await expectFlawless(page);

      await send(other).click();
      await expect(main(other)).toContainText('acabaram de ser preenchidos');
      await expect(field(other, `agenda.${service}`)).toHaveValue('');
      await field(other, `agenda.${service}`).selectOption({ index: 1 });
      await send(other).click();
      await expect(other).toHaveURL(/aviso=enviado$/);
      await other.context().close();
    });
  });
}
