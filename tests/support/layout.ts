/** What can be wrong with a laid-out page, measured in the browser. */
import { expect, type Page } from '@playwright/test';

/** One line for each flaw once every picture is there: sideways scroll, broken picture, clipped text, text on text. */
export async function layoutFlaws(page: Page): Promise<readonly string[]> {
  await loadPictures(page);
  const parts = [
    nameOf,
    isHidden,
    visiblePart,
    texts,
    barOf,
    overlap,
    sideways,
    broken,
    clipped,
    overlapping,
  ];
  const flaws: string[] = await page.evaluate(
    `(() => { ${parts.map(String).join('\n')}; return [...sideways(), ...broken(), ...clipped(), ...overlapping()]; })()`,
  );
  return [...new Set(flaws)].slice(0, 20);
}

/**
 * Asks for every picture, also the lazy ones and those that a script puts in meanwhile, and waits until each has arrived or
 * failed; names those that do neither.
 */
async function loadPictures(page: Page): Promise<void> {
  const unfinished = () =>
    page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return [...document.images]
        .filter(({ complete }) => !complete)
        .map(({ currentSrc, src }) => currentSrc || src);
    });
  await expect.poll(unfinished, { timeout: 20_000 }).toEqual([]);
}

// The functions below run in the browser and see nothing but each other.

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Text = { readonly box: Box; readonly element: Element };

function nameOf(element: Element): string {
  const text = (element.textContent ?? '').trim().slice(0, 50);
  return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${text}`;
}

function isHidden(element: Element): boolean {
  const options = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  if (!element.checkVisibility(options) || element.closest('.visually-hidden, [inert]')) return true;
  // As the skip link is until it has the focus.
  return getComputedStyle(element).clipPath === 'inset(50%)';
}

/** What of a box its clipping ancestors let through. */
function visiblePart(box: Box, element: Element): Box | undefined {
  let { left, top, right, bottom } = box;
  for (let parent: Element | null = element; parent; parent = parent.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(parent);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const clip = parent.getBoundingClientRect();
    left = Math.max(left, clip.left);
    right = Math.min(right, clip.right);
    top = Math.max(top, clip.top);
    bottom = Math.min(bottom, clip.bottom);
  }
  return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : undefined;
}

function texts(): readonly Text[] {
  const found: Text[] = [];
  const modal = document.querySelector('dialog:modal');
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = visiblePart(rect, element);
      if (box) found.push({ box, element });
    }
  }
  return found;
}

function overlap(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 2 && height > 4;
}

function sideways(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > window.innerWidth ? [`sideways scroll: ${scrollWidth} in ${window.innerWidth}`] : [];
}

function broken(): readonly string[] {
  return [...document.images]
    .filter((picture) => picture.checkVisibility() && picture.naturalWidth === 0)
    .map((picture) => `broken picture: ${picture.currentSrc || picture.src}`);
}

function clipped(): readonly string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const overflow = overflowX + overflowY;
      if (!/hidden|clip/.test(overflow) || /auto|scroll/.test(overflow) || webkitLineClamp !== 'none')
        return false;
      if (element instanceof SVGElement || element.clientWidth < 2) return false;
      return !isHidden(element) && element.textContent?.trim() !== '';
    })
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
    )
    .map((element) => `clipped: ${nameOf(element)}`);
}

/** The bar that stays in sight while the page moves below it, if any: what is in it stands over the rest on purpose. */
function barOf(element: Element): Element | undefined {
  const isBar = (one: Element): boolean => {
    const { position, bottom } = getComputedStyle(one);
    return position === 'sticky' && bottom === '0px';
  };
  for (let one: Element | null = element; one; one = one.parentElement) if (isBar(one)) return one;
  return undefined;
}

function overlapping(): readonly string[] {
  const all = texts();
  // Boxes first: pages have some thousand texts, and to ask each pair for its bars takes seconds.
  return all.flatMap((one, index) => {
    const flaws: string[] = [];
    for (let at = index + 1; at < all.length; at += 1) {
      const other = all[at];
      if (!other || other.element === one.element || !overlap(one.box, other.box)) continue;
      if (barOf(other.element) === barOf(one.element))
        flaws.push(`overlap: ${nameOf(one.element)} ON ${nameOf(other.element)}`);
    }
    return flaws;
  });
}
