/** Words over a picture as wide as the window: read over any picture, at once, at every width, and nothing moves. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ConteudoEditado } from '#lib/contract/panel-content.ts';
import { BLANK_PAGE } from '#lib/domain/content/content-blank.ts';
import { HOME_PAGE, newSection } from '#lib/domain/content/sections.ts';
import { contrast, readHex } from '#lib/domain/shop/colour.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

const PICTURE = '/banner/pix-desktop.webp';
const CALLS = '/api/v2/vitrine/panel/content';
const headers = { 'App-Token': 'wapstore' };

/** A draft of a home page that begins with it; the link that shows it, and what takes it back. */
async function withHero(
  page: Page,
): Promise<{ readonly previa: string; readonly undo: () => Promise<void> }> {
  const hero = newSection('destaque', {
    titulo: 'Cabos para cada ligação da sua sala',
    texto: 'Escolha pelo que você vai ligar. **Frete grátis** em [pedidos maiores](/cabos-de-video).',
    imagem: PICTURE,
    alt: 'Prateleira de cabos',
    link: '/cabos-de-video',
    textoLink: 'Ver os cabos',
    forma: 'sobre',
  });
  const conteudo = { ...BLANK_PAGE, nome: 'Início', indexar: false, secoes: [hero] };
  const data = { conteudo, nome: HOME_PAGE, tipo: 'texto', espaco: '' };
  const { coisa } = await (await page.request.post(CALLS, { headers, data })).json();
  const content: ConteudoEditado = await (await page.request.get(`${CALLS}/${coisa}`, { headers })).json();
  const [draft] = content.versoes;
  const seen = { versao: draft?.id, revisao: draft?.revisao };
  return {
    previa: draft?.previa ?? '',
    undo: async () => void (await page.request.delete(`${CALLS}/${coisa}/draft`, { headers, data: seen })),
  };
}

/** Of one colour, in place of the picture. */
async function paint(page: Page, colour: string): Promise<void> {
  const body = await sharp({ create: { width: 1600, height: 700, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page.route(`**${PICTURE}`, (route) => route.fulfill({ body, contentType: 'image/png' }));
}

/** The contrast of white with the lightest of what is behind it. */
async function worstContrast(words: Locator): Promise<number> {
  await words.evaluate((element) => {
    for (const part of element.querySelectorAll<HTMLElement>('*')) part.style.visibility = 'hidden';
  });
  const inside = { left: 12, top: 12, width: 200, height: 60 };
  const cut = await sharp(await words.screenshot())
    .extract(inside)
    .toBuffer();
  const { channels } = await sharp(cut).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ max }) => max);
  const ground = readHex(`#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`);
  return ground ? contrast('#ffffff', ground) : 0;
}

test('a hero with its words over the picture is read, and stands still, at every width', async ({ page }) => {
  test.slow();
  await enterPanel(page, 'marketing', '/painel');
  const { previa, undo } = await withHero(page);
  try {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      // The page is short: its footer, whose sheet comes behind the content, is another spec's.
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          if (sources.some(({ node }) => node?.parentElement?.closest('.sections-view'))) seen.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [width, colour] of [
      [360, '#ffffff'],
      [768, '#ffffff'],
      [1366, '#000000'],
      [1920, '#ffffff'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await paint(page, colour);
      await page.goto(previa);
      const hero = page.locator('.section-hero');
      const picture = hero.getByRole('img');
      await expect(picture).toHaveAttribute('fetchpriority', 'high');
      await expect(picture).toHaveJSProperty('complete', true);
      const [box, inside] = [
        await hero.boundingBox(),
        await page.evaluate(() => document.documentElement.clientWidth),
      ];
      expect([box?.x, box?.width]).toEqual([0, inside]);
      expect(await picture.boundingBox()).toEqual(box);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeViolations(page)).toEqual([]);
      const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
      expect(shift).toBe(0);
      expect(await worstContrast(hero.locator('.section-hero_text'))).toBeGreaterThanOrEqual(4.5);
      await page.unroute(`**${PICTURE}`);
    }
  } finally {
    await undo();
  }
});
