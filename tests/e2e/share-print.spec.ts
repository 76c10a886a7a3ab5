import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { CATEGORY, CHOICE_PRODUCT, expect, PLAIN_PRODUCT, test } from './fixtures.ts';

const ON_REQUEST = '/bobina-coaxial-rg6-12g-sdi-305m';

const share = (page: Page) => page.getByRole('region', { name: 'Compartilhar' });
const whatsapp = (page: Page) => share(page).getByRole('link', { name: /^WhatsApp/ });

async function text(page: Page): Promise<string> {
  const href = (await whatsapp(page).getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  return new URL(href).searchParams.get('text') ?? '';
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the link to WhatsApp carries name and address, and hands nothing of this page over', async ({
      page,
    }) => {
      await page.goto(PLAIN_PRODUCT);
      const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');
      const said = (await text(page)).replace(/\s+/g, ' ');
      expect(said.startsWith(`${name} http`)).toBe(true);
      expect(said.endsWith(PLAIN_PRODUCT)).toBe(true);
      await expect(whatsapp(page)).toHaveAttribute('rel', /noopener/);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no button is shown that would do nothing', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await expect(share(page).getByRole('button')).toHaveCount(0);
  });
});

test('"Copiar link" copies the address without what brought the visitor, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PLAIN_PRODUCT}?utm_source=teste`);
  await share(page).getByRole('button', { name: 'Copiar link' }).click();
  await expect(share(page).getByRole('status')).toHaveText('Link copiado');
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(PLAIN_PRODUCT);
});

test('a browser that does not copy shows the address', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(PLAIN_PRODUCT);
  await share(page).getByRole('button', { name: 'Copiar link' }).click();
  await expect(share(page).getByRole('status')).toHaveText(
    new RegExp(`^Não foi possível copiar\\. O endereço é http.*${PLAIN_PRODUCT}$`),
  );
});

test("the browser's own way is offered where there is one, and closing it says nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(window, { given });
    Object.defineProperty(navigator, 'share', {
      value: (data: unknown) => {
        given.push(data);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await page.goto(PLAIN_PRODUCT);
  await share(page).getByRole('button', { name: 'Mais opções' }).click();
  const given = () => page.evaluate(() => (window as unknown as { given: readonly ShareData[] }).given.at(0));
  // The script that shares comes with the first press.
  await expect.poll(given).toEqual({
    title: expect.stringContaining('Cabo HDMI'),
    url: expect.stringMatching(new RegExp(`${PLAIN_PRODUCT}$`)),
  });
});

test('where the browser has none, it is not offered', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
  });
  await page.goto(PLAIN_PRODUCT);
  await expect(share(page).getByRole('button', { name: 'Mais opções' })).toHaveCount(0);
});

test('"Imprimir" prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await page.goto(PLAIN_PRODUCT);
  await share(page).getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked-to-print', '');
});

test.describe('on paper', () => {
  const MENUS =
    '.header a:not(.header_logo), nav, form, button, select, input, dialog, .button, .footer_link';

  for (const path of [PLAIN_PRODUCT, CHOICE_PRODUCT, ON_REQUEST]) {
    test(`${path} is a data sheet: no menus, no forms, one picture`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      const shown = (selector: string) => page.locator(selector).filter({ visible: true });
      expect(
        await shown(MENUS).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 100))),
      ).toEqual([]);
      await expect(shown('main img')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown('.header_logo')).toHaveCount(1);
      await expect(shown('.product-view_meta')).toContainText('Cód.');
      await expect(page.getByRole('heading', { name: 'Ficha técnica' })).toBeVisible();
      await expect(shown('.spec-table tr').first()).toBeVisible();
      await expect(shown('.legal-block')).toContainText(/CNPJ/);
      await expect(shown('.print-note')).toContainText('Preço e estoque valem na data da impressão');
      await expect(shown('.print-note')).toContainText(path);
      await expect(
        page.getByRole('heading', { name: /Avaliações|Perguntas|Compre junto|Você também/ }),
      ).toHaveCount(0);
    });
  }

  test('the price stands on it, with the day it was printed', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.product-view_buy')).toHaveText(/R\$\s[\d.,]+\s+à vista no Pix/, {
      useInnerText: true,
    });
    const today = await page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return new Date().toLocaleDateString('pt-BR');
    });
    await expect(page.locator('.print-note')).toContainText(`Impresso em ${today}.`);
  });

  test('a product fills one page of A4', async ({ page }) => {
    for (const path of [PLAIN_PRODUCT, ON_REQUEST]) {
      await page.goto(path);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(1);
    }
  });

  test('nothing of it is on the screen', async ({ page }) => {
    await page.goto(PLAIN_PRODUCT);
    await expect(page.locator('.print-note')).toBeHidden();
  });

  test('a listing and the cart keep their content and lose their menus', async ({ page }) => {
    for (const path of [CATEGORY, '/checkout/carrinho/', '/pagina/quem-somos']) {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    }
  });
});

test('the ways to share pass axe after they were used', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PLAIN_PRODUCT);
  await share(page).getByRole('button', { name: 'Copiar link' }).click();
  await expect(share(page).getByRole('status')).toHaveText('Link copiado');
  expect(await axeViolations(page)).toEqual([]);
});
