/** Every page there is a link to, read once as a browser without scripts would read it. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { WHOLE } from './variants.ts';

/** Pages and addresses with these parameters only; filters and orders are the listings' own tests. */
const FOLLOWED = new Set(['pg']);
const AT_ONCE = 4;
/** Where products are. */
const AT_THE_ROOT = /^\/[^/?]+$/;
/** Of those, a whole run reads all; tests of rendering read each product's page. */
const MOST_AT_THE_ROOT = WHOLE ? Number.POSITIVE_INFINITY : 60;

type Read = { readonly path: string; readonly html: string };
type Broken = { readonly path: string; readonly origin: string; readonly status: number };

test('every page that is linked answers, and has what a page must have', async ({ request, baseURL }) => {
  const base = baseURL ?? '';
  test.setTimeout(400_000);
  const broken: Broken[] = [];
  const pages = await crawl(request, base, broken);
  const problems: string[] = [];
  for (const { path, origin, status } of broken) {
    // Other specs archive products meanwhile, which the page that was read before them still had.
    const now = await (await request.get(origin)).text();
    if (linksOf(now, base).includes(path)) problems.push(`${path}: ${status}, linked from ${origin}`);
  }
  // The catalogue alone has 218 products in some 90 categories.
  expect(pages.length).toBeGreaterThan(WHOLE ? 300 : 120);
  const titles = new Map<string, string>();
  for (const page of pages) {
    problems.push(...faultsOf(page, base).map((fault) => `${page.path}: ${fault}`));
    const [title = ''] = contents(page.html, /<title>([^<]*)<\/title>/g);
    const twin = titles.get(title);
    if (twin !== undefined) problems.push(`${page.path}: the title of ${twin}`);
    titles.set(title, page.path);
  }
  expect(problems).toEqual([]);
});

async function crawl(request: APIRequestContext, base: string, broken: Broken[]): Promise<readonly Read[]> {
  const origins = new Map([['/', '/']]);
  const pages: Read[] = [];
  let atTheRoot = 0;
  for (let waiting = ['/']; waiting.length > 0; ) {
    const now = waiting.splice(0, AT_ONCE);
    const read = await Promise.all(
      now.map(async (path) => ({ path, answer: await request.get(path, { maxRedirects: 0 }) })),
    );
    for (const { path, answer } of read) {
      if (isAccountPage(path) && answer.status() === 303) continue;
      if (answer.status() !== 200) {
        broken.push({ path, origin: origins.get(path) ?? '', status: answer.status() });
        continue;
      }
      const html = await answer.text();
      pages.push({ path, html });
      for (const link of linksOf(html, base)) {
        if (origins.has(link)) continue;
        origins.set(link, path);
        if (AT_THE_ROOT.test(link)) atTheRoot += 1;
        if (!AT_THE_ROOT.test(link) || atTheRoot <= MOST_AT_THE_ROOT) waiting.push(link);
      }
    }
  }
  return pages;
}

/** It asks for a login first. */
function isAccountPage(path: string): boolean {
  return path.startsWith('/minha-conta/');
}

/** Paths of pages; pictures are the business of the layout tests. */
function linksOf(html: string, base: string): readonly string[] {
  return contents(html, /<a\s[^>]*?href="([^"]*)"/g).flatMap((href) => {
    const url = new URL(href, base);
    const followed =
      url.origin === new URL(base).origin && [...url.searchParams.keys()].every((key) => FOLLOWED.has(key));
    return followed && href.startsWith('/') && !url.pathname.startsWith('/upload/')
      ? [url.pathname + url.search]
      : [];
  });
}

function faultsOf(page: Read, base: string): readonly string[] {
  return [
    ...headFaults(page, base),
    ...idFaults(page.html),
    ...linkFaults(page.html, base),
    ...contentFaults(page.html),
  ];
}

function headFaults({ path, html }: Read, base: string): readonly string[] {
  const single: readonly (readonly [string, RegExp])[] = [
    ['h1', /<h1[\s>]([\s\S]*?)<\/h1>/g],
    ['title', /<title>([^<]*)<\/title>/g],
    ['description', /<meta name="description" content="([^"]*)"/g],
  ];
  const faults = single.flatMap(([what, pattern]) => {
    const found = contents(html, pattern).filter((text) => text.trim() !== '');
    return found.length === 1 ? [] : [`${found.length} × ${what}`];
  });
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) return faults;
  const canonical = contents(html, /<link rel="canonical" href="([^"]*)"/g).join(' ');
  return canonical === base + path ? faults : [...faults, `the canonical link "${canonical}"`];
}

function idFaults(html: string): readonly string[] {
  const ids = contents(html, /\sid="([^"]*)"/g);
  const named = contents(html, /\s(?:for|list|aria-(?:labelledby|describedby|controls))="([^"]+)"/g);
  const anchors = contents(html, /<a\s[^>]*?href="#([^"]*)"/g);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice the id ${id}`),
    ...[...named.flatMap((list) => list.split(' ')), ...anchors]
      .filter((id) => !ids.includes(id))
      .map((id) => `nothing has the id ${id}`),
  ];
}

function linkFaults(html: string, base: string): readonly string[] {
  return contents(html, /<a\s[^>]*?href="([^"]*)"/g)
    .filter((href) => !/^(\/(?!\/)|#.|https:|mailto:|tel:)/.test(href) || href.startsWith(base))
    .map((href) => `the link "${href}"`);
}

function contentFaults(html: string): readonly string[] {
  const data = contents(html, /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g);
  const images: readonly string[] = html.match(/<img\s[^>]*>/g) ?? [];
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, '\n');
  const slips: readonly string[] =
    text.match(
      /.*(?:undefined|\bNaN\b|\[object|\blorem\b|\{\{|R\$ ?\d+\.\d\d\b|\bnull\b| [,;](?:\s|$)).*/gi,
    ) ?? [];
  return [
    ...data.filter((json) => !isJson(json)).map(() => 'structured data that is no JSON'),
    ...images
      .filter((image) => !/\salt[\s=>]/.test(image) || !/\swidth="\d/.test(image))
      .map((image) => `a picture without alt or size: ${image}`),
    ...slips.map((slip) => `the text "${slip.trim()}"`),
    ...(/<[^>]+\s(style|on[a-z]+)="/.test(html) ? ['an inline style or handler'] : []),
  ];
}

function contents(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    text.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
