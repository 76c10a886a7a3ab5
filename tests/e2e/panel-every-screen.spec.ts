/**
 * Axe on every screen of the panel, on a phone and at a desk. Which there are say the files of the routes; how each is opened,
 * the links of the others. A new route that nothing leads to, and that is not named here, fails.
 */

import { PANEL_SECTIONS } from '#lib/domain/panel/panel-sections.ts';
import { axeViolations } from '../support/axe.ts';
import { layoutFlaws } from '../support/layout.ts';
import { PANEL_ROUTES, panelRouteOf } from '../support/panel-routes.ts';
import { expect, test } from './fixtures.ts';
import { enterPanel } from './panel.ts';

test.beforeEach(({ complaints }) => complaints.allow(/\/upload\/midia\/|status of 404/));

/** What no link of the demonstration leads to, as it needs something that another spec makes. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/painel/fechado': 'shown to others than staff, at the addresses of all',
  '/painel/pedidos/separacao': 'after orders were marked; panel-service.spec.ts',
  '/painel/produtos/em-massa': 'after products were marked; panel-bulk-edit.spec.ts',
  '/painel/sinonimos/novos': 'while words are offered',
  '/painel/devolucoes/[id]': 'of a return; order-returns.spec.ts',
  '/painel/devolucoes/[id]/folha': 'of a return; order-returns.spec.ts',
  '/painel/pagamentos/extratos/[id]': 'of a statement; panel-payments.spec.ts',
  '/painel/pedidos/[numero]': 'of an order; order-parcel.spec.ts',
  '/painel/pedidos/[numero]/notas': 'of an order; order-invoices.spec.ts',
};

/** Screens of one route that are not alike: sections, groups of settings. */
const kindOf = (path: string): string => {
  const name = panelRouteOf(path)?.name ?? path;
  return /\[(?:secao|grupo)\]/.test(name) ? path.replace(/\d+$/, '0') : name;
};

test('axe finds nothing on any screen at 360 and 1366 px', async ({ page }) => {
  test.setTimeout(1_800_000);
  await enterPanel(page, 'admin', '/painel');
  const waiting = ['/painel', '/painel/acesso', ...PANEL_SECTIONS.map(({ path }) => `/painel${path}`)];
  const seen = new Set<string>();
  const flaws: unknown[] = [];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const { pathname } = new URL(address, 'http://panel.test');
    if (seen.has(kindOf(pathname)) || !panelRouteOf(pathname)) continue;
    seen.add(kindOf(pathname));
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, 200]);
      for (const flaw of [...(await axeViolations(page)), ...(await layoutFlaws(page))])
        flaws.push([address, width, flaw]);
    }
    const links = await page
      .locator('a[href^="/painel/"]:not([target])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const pages = links
      .map((href) => href.replace(/#.*$/, ''))
      .filter((href) => !/\.[a-z]+(?:$|\?)/.test(href));
    waiting.push(...new Set(pages));
  }
  expect(flaws).toEqual([]);
  const missed = PANEL_ROUTES.filter(({ matches }) => ![...seen].some((kind) => matches(kind)));
  const unlooked = missed.map(({ name }) => name).filter((name) => !seen.has(name) && !(name in ELSEWHERE));
  expect(unlooked).toEqual([]);
});
