/**
 * `npm run bench:lighthouse`: Lighthouse, mobile, on seven pages of a shop of its own; the median of `LIGHTHOUSE_RUNS` (5)
 * beside the goals. Lighthouse is fetched by npx in one exact version: with its 176 MB it is no dependency of the shop.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../support/chromium.ts';
import { removeDirectory, startShop, temporaryDirectory } from '../support/shop.ts';
import { type Figures, figuresOf, middleOf } from './lighthouse-report.ts';
import { APP_TOKEN, CATEGORY, HOME, PRODUCT } from './pages.ts';
import { printTable, type Row } from './table.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CART = '/checkout/carrinho/';
const PAGES = [HOME, CATEGORY, PRODUCT, '/pagina/quem-somos', '/ligar', '/ligar/hdmi/displayport', CART];
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic';
/** Milliseconds of one run of a page. */
const PATIENCE = 180_000;

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const dataDir = temporaryDirectory();
try {
  const shop = await startShop({ dataDir });
  try {
    const cookie = await buy(shop.url);
    for (const path of PAGES) {
      // The first visitor of a page waits for its render; Lighthouse judges what all others get.
      for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${shop.url}${path}`)).text();
      const reports: Figures[] = [];
      for (let run = 0; run < runs; run += 1) {
        reports.push(await look(`${shop.url}${path}`, path === CART ? cookie : undefined));
      }
      const faults = new Set(reports.flatMap((report) => report.faults));
      printTable(`${path}, mobile, median of ${runs}`, rowsOf(middleOf(reports), path !== CART));
      for (const fault of faults) console.log(`  fault: ${fault}`);
    }
  } finally {
    await shop.stop();
  }
} finally {
  removeDirectory(dataDir);
}

/** Waits without standing still: a connection that the shop closes meanwhile is not asked again. @throws Error when Lighthouse fails. */
async function look(url: string, cookie: string | undefined): Promise<Figures> {
  const file = join(dataDir, 'lighthouse.json');
  const headers = cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`];
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${CHROME_FLAGS}`,
      ...headers,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: PATIENCE },
  );
  return figuresOf(JSON.parse(readFileSync(file, 'utf8')));
}

function rowsOf(figures: Figures, isIndexed: boolean): readonly Row[] {
  return [
    { what: 'performance', value: figures.performance, limit: 99, atLeast: true, unit: '' },
    { what: 'accessibility', value: figures.accessibility, limit: 100, atLeast: true, unit: '' },
    { what: 'best practices', value: figures.bestPractices, limit: 100, atLeast: true, unit: '' },
    { what: 'SEO', value: figures.seo, limit: isIndexed ? 100 : undefined, atLeast: true, unit: '' },
    { what: 'largest paint (LCP)', value: figures.lcp, limit: 1200, unit: 'ms' },
    { what: 'blocked time (TBT)', value: figures.tbt, limit: 20, unit: 'ms' },
    { what: 'layout shift (CLS)', value: figures.cls, limit: 0, unit: '' },
    { what: 'bytes of everything', value: figures.bytes, unit: 'B' },
  ];
}

/** Cookies of a visitor with something in the cart. */
async function buy(url: string): Promise<string> {
  const front = `${url}/api/v2/front`;
  const detail = await fetch(`${front}/url/product/detail?url=${PRODUCT}`, { headers: APP_TOKEN });
  const { conteudo } = (await detail.json()) as { conteudo: { id: number } };
  const itens = [{ idProduto: conteudo.id, quantidade: 1 }];
  const answer = await fetch(`${front}/checkout/cart`, {
    method: 'POST',
    headers: { ...APP_TOKEN, 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'produto', itens }),
  });
  if (!answer.ok) throw new Error(`${answer.status} from the cart`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
