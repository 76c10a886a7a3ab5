import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { layoutFlaws } from './layout.ts';

/** Axe, with WCAG 2.2 A and AA, no rule off and no element left out, and the layout at four widths find nothing. */
export async function expectFlawless(page: Page): Promise<void> {
  for (const width of [360, 768, 1054, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFlaws(page), `${page.url()} at ${width} px`).toEqual([]);
  }
  expect(await axeViolations(page), page.url()).toEqual([]);
}
