/** What axe finds on a page. */
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** Put there by its source. */
    readonly axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Breaches of WCAG 2.2 A and AA, no rule off: the rule and the element, a line each. Asked of axe itself, in the page and in
 * each of its frames: by way of `@axe-core/playwright`, which carries all that holds through a page of its own, it takes
 * three times as long.
 * @param within Selector of the part to look at; the whole page when left out.
 */
export async function axeViolations(page: Page, within?: string): Promise<readonly string[]> {
  const frames = within === undefined ? page.frames() : [page.mainFrame()];
  const found = await Promise.all(
    frames.map(async (frame) => ((await isShown(frame)) ? violationsIn(frame, within) : [])),
  );
  return found.flat();
}

/** A frame in a closed part of the page has nothing in it before somebody opens that. */
async function isShown(frame: Frame): Promise<boolean> {
  return frame.parentFrame() === null || (await frame.frameElement()).isVisible();
}

async function violationsIn(frame: Frame, within: string | undefined): Promise<readonly string[]> {
  await frame.evaluate(axe.source);
  return frame.evaluate(
    async ([selector, tags]) => {
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: [...tags] },
        resultTypes: ['violations'],
        // Each is asked by itself: what lies in a sandbox takes no messages.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [within, WCAG] as const,
  );
}
