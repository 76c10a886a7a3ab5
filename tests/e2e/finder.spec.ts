import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { expect, test } from './fixtures.ts';
import { WHOLE, widthsWith } from './variants.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a visitor says two devices and a distance, and buys all that links them', async ({ page }) => {
      await page.goto('/ligar');
      await page.getByLabel('De onde sai o sinal').selectOption({ label: 'PlayStation 5' });
      await page.getByLabel('Onde ele entra').selectOption({ label: 'DisplayPort' });
      await page.getByLabel('Distância entre as portas, em metros').fill('1,5');
      await page.getByText('O que precisa passar').click();
      await page.getByRole('checkbox', { name: '4K a 60 Hz' }).check();
      await page.getByRole('button', { name: 'Ver o que liga' }).click();
      await expect(page).toHaveURL(/\/ligar\/ps5\/displayport\?metros=1\.5&precisa=4k60#resposta$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'O que liga o PlayStation 5 no DisplayPort?',
      );
      const answer = page.getByRole('heading', { name: 'Precisa de um conversor' });
      await expect(answer).toBeFocused();
      await expect(answer).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(
        page.getByRole('img', { name: /^Da origem ao destino: PlayStation 5 — HDMI/ }),
      ).toBeVisible();
      const picture = page.locator('.link-parts img').first();
      await expect(picture).toHaveAttribute('src', /^\/upload\//);
      await page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }).click();
      await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=/);
      const cart = page.getByRole('main');
      await expect(cart).toContainText('Conversor HDMI para DisplayPort 4K 60 Hz com USB');
      await expect(cart).toContainText('Cabo DisplayPort HBR2 21,6 Gb/s 4K 60 Hz');
    });

    test('what does not work says why, and which other ports there are', async ({ page }) => {
      await page.goto('/ligar/ps5~optica/soundbar');
      await expect(page.getByRole('heading', { name: 'Isso não funciona' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('não tem saída óptica');
      const inputs = page.getByRole('navigation', { name: 'Qual entrada da soundbar?' });
      await expect(inputs.getByRole('link', { name: 'P2 (3,5 mm)' })).toBeVisible();
    });

    test('a question without an end is asked again', async ({ page }) => {
      await page.goto('/ligar?de=&para=tv');
      await expect(page.getByText('Escolha as duas pontas da ligação.').first()).toBeVisible();
    });

    test('a distance that is none is told at its field, and all that was chosen stays', async ({ page }) => {
      await page.goto('/ligar?de=ps5&para=tv&metros=900&precisa=4k60');
      const metres = page.getByLabel('Distância entre as portas, em metros');
      await expect(metres).toHaveValue('900');
      await expect(metres).toHaveAttribute('aria-invalid', 'true');
      await expect(metres).toBeFocused();
      await expect(metres).toHaveAccessibleDescription(/Informe a distância em metros, de 0,1 a 500/);
      await expect(page.getByLabel('De onde sai o sinal')).toHaveValue('ps5');
      await expect(page.getByRole('checkbox', { name: '4K a 60 Hz' })).toBeChecked();
    });
  });
}

test('an address has one spelling, and words nobody knows are dropped', async ({ request }) => {
  const moved = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]+/, '')];
  };
  expect(await moved('/ligar/ps5/tv?metros=2,50&precisa=hdr,4k60,nada')).toEqual([
    301,
    '/ligar/ps5/tv?metros=2.5&precisa=4k60,hdr',
  ]);
  expect(await moved('/ligar/playstation-5/tv')).toEqual([301, '/ligar/ps5/tv']);
  expect(await moved('/ligar/geladeira/tv')).toEqual([404, undefined]);
  expect(await moved('/ligar?de=notebook&para=projetor&metros=4')).toEqual([
    303,
    '/ligar/notebook/projetor?metros=4#resposta',
  ]);
});

test('the socket that was asked about stands in the heading and is the one chosen', async ({ page }) => {
  await page.goto('/ligar/microfone/mesa-de-som~p10-trs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'O que liga o microfone no P10 TRS balanceado da mesa de som?',
  );
  await expect(page.locator('.link-ports [aria-current]')).toContainText(['P10 TRS balanceado']);
});

test('pairs with a text of their own are for search engines, other questions are not', async ({
  page,
  request,
}) => {
  const robots = () => page.locator('meta[name=robots]').getAttribute('content', { timeout: 1000 });
  await page.goto('/ligar/hdmi/displayport?metros=4');
  expect(await robots()).toContain('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ligar\/hdmi\/displayport$/);
  await page.goto('/ligar/lc-multimodo/lc-multimodo');
  expect(await robots()).toContain('noindex');
  await page.goto('/ligar/hdmi/displayport');
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
  const sitemap = await (await request.get('/sitemap-1.xml')).text();
  expect(sitemap).toContain('/ligar/hdmi/displayport</loc>');
  expect(sitemap).not.toContain('/ligar/lc-multimodo');
  expect(await (await request.get('/llms.txt')).text()).toContain('/api/v2/vitrine/ligar');
});

test('a category and a guide lead to the questions they answer', async ({ page }) => {
  await page.goto('/cabos-de-video/sdi-e-bnc');
  const pairs = page.getByRole('navigation', { name: 'O que liga em quê' });
  await pairs.getByRole('link', { name: 'Câmera de CFTV no DVR' }).click();
  await expect(page).toHaveURL(/\/ligar\/camera-cftv\/dvr$/);
  await page.goto('/cabos-de-video/hdmi?pg=2');
  await expect(pairs).toHaveCount(0);
  await page.goto('/pagina/guia-hdmi');
  await page.getByRole('link', { name: 'HDMI em monitor DisplayPort' }).click();
  await expect(page).toHaveURL(/\/ligar\/hdmi\/displayport$/);
});

test('questions stand on the page of a pair, and in its structured data no others', async ({ page }) => {
  const data = () =>
    page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
      .then((all) => all.map((text) => JSON.parse(text)).filter((one) => one['@type'] === 'FAQPage'));
  await page.goto('/ligar/usb-c/hdmi');
  const [faq] = await data();
  const asked = faq.mainEntity.map(({ name }: { name: string }) => name);
  expect(asked.length).toBeGreaterThan(2);
  expect(await page.locator('.link-view_questions dt').allTextContents()).toEqual(asked);
  await page.goto('/ligar/usb-c/hdmi?metros=3');
  expect(await data()).toEqual([]);
});

for (const width of WHOLE ? [360, 1366] : [360]) {
  for (const path of [
    '/ligar',
    '/ligar/hdmi/vga',
    '/cabos-de-video/sdi-e-bnc',
    '/ligar/usb-c/vga?metros=4',
    '/ligar/notebook/tv',
    '/ligar/ps5~optica/soundbar',
  ]) {
    test(`axe finds nothing on ${path} at ${width} px, and nothing is cut`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await axeViolations(page)).toEqual([]);
      expect(await layoutFlaws(page)).toEqual([]);
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  for (const width of widthsWith(javaScriptEnabled)) {
    test.describe(`by keyboard at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

      test('somebody asks, reads the answer and buys', async ({ page }) => {
        await page.goto('/ligar');
        const from = page.getByLabel('De onde sai o sinal');
        await tabTo(page, from);
        await page.keyboard.type('PlayStation 5');
        await page.keyboard.press('Tab');
        await expect(page.getByLabel('Onde ele entra')).toBeFocused();
        await page.keyboard.type('DisplayPort');
        await page.keyboard.press('Tab');
        await page.keyboard.type('2');
        await page.keyboard.press('Tab');
        await expect(page.getByText('O que precisa passar')).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await expect(page.getByRole('checkbox').first()).toBeChecked();
        await tabTo(page, page.getByRole('button', { name: 'Ver o que liga' }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/ligar\/ps5\/displayport\?metros=2&precisa=/);
        await tabTo(page, page.getByRole('button', { name: 'Adicionar tudo ao carrinho' }));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/checkout\/carrinho\/\?aviso=/);
      });
    });
  }
}

/** Walks on by Tab alone, as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 150; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
