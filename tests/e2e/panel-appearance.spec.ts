/** A marketer plans how the shop looks: a draft that only its preview shows, a campaign with an end, and the way back. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

test.describe.configure({ mode: 'serial' });

const PATH = '/painel/configuracoes/aparencia';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const home = async (page: Page): Promise<string> => (await page.request.get('/')).text();
/** Of the picked colour, as pages say it. */
const signal = (colour: string): string => `--signal:${colour}`;

/** A second, on a machine with three other browsers. */
const SOON = { timeout: 5000 };

/** The next whole minute that leaves time to publish, as the field of a time holds it: in the time of the shop. */
const nextMinute = (): string =>
  new Date(Math.ceil((Date.now() + 8000) / 60_000) * 60_000 - 3 * 3_600_000).toISOString().slice(0, 16);

for (const width of [360, 1366]) {
  test(`a campaign is drafted, looked at, planned and taken back at ${width} pixels`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await enterPanel(page, 'marketing', PATH);
    const visitor = await browser.newPage();
    await page.getByLabel('Cor de destaque', { exact: true }).fill('#1d4ed8');
    await expect(page.locator('.appearance-sample')).toHaveAttribute('style', /--signal: ?#1d4ed8/);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await button(page, 'Salvar rascunho').click();
    await expect(page.getByRole('status')).toContainText('Rascunho salvo.');
    expect(await home(visitor)).not.toContain(signal('#1d4ed8'));
    const link = await page.getByRole('link', { name: 'Link de pré-visualização' }).getAttribute('href');
    await visitor.goto(link ?? '');
    await expect(visitor.getByRole('note')).toBeVisible();
    const paint = () =>
      visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--signal'));
    expect(await paint()).toBe('#1d4ed8');

    // Its end on the clock is waited for once.
    if (width > 360) await page.getByLabel('Mostrar até').fill(nextMinute());
    await button(page, 'Publicar').click();
    await expect(page.getByRole('status')).toContainText('Publicado.');
    // The panel promises it within a second.
    await expect.poll(() => home(visitor), SOON).toContain(signal('#1d4ed8'));
    if (width > 360) {
      const left = { timeout: 75_000, intervals: [1000] };
      await expect.poll(() => home(visitor), left).not.toContain(signal('#1d4ed8'));
    } else {
      await button(page, 'Restaurar').last().click();
      await expect(page.getByRole('status')).toContainText('Versão restaurada');
      await expect.poll(() => home(visitor), SOON).not.toContain(signal('#1d4ed8'));
    }
    await visitor.close();
  });
}
