import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { WHOLE } from './tests/e2e/variants.ts';
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts';
import { seededDirectory } from './tests/support/seeded.ts';

/**
 * `embedded`: the shop with its platform inside. `hosted`: two shops without one, on the platform of a third; between it
 * and one of them stands a proxy with the manners of the real platform.
 */
const mode = process.env.E2E_MODE || 'embedded';
if (!['embedded', 'hosted'].includes(mode)) throw new Error(`E2E_MODE is "${mode}": embedded or hosted`);
const name = mode === 'embedded' ? 'e2e' : mode;

const port = Number(process.env.E2E_PORT ?? 4391);
/**
 * Of the process that holds the data; its mails are read in there. Workers evaluate this file again; only the first,
 * which starts the servers, makes the directory.
 */
process.env.E2E_DATA_DIR ??= await seededDirectory();
const dataDir = process.env.E2E_DATA_DIR;

const phone = {
  viewport: { width: 360, height: 740 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; moto g54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  hasTouch: true,
  isMobile: true,
};
const desktop = { viewport: { width: 1366, height: 768 } };

const LAYOUT = /layout\.spec\.ts/;
/** Read the pages' HTML, which is the same everywhere, set widths themselves, or write mails, which are few from one address. */
const CRAWL = /(crawl|onward|product-forms)\.spec\.ts/;
/** Has a width of its own. */
const ADAPTING = /adapting\.spec\.ts/;
/** People work there at a desk; each spec looks at a phone's width by itself. */
const PANEL = /(panel-[a-z-]+|clothes-shop)\.spec\.ts/;
/** Of single things that hardly ever change, or that a shop has off until somebody asks for them: for a whole run. */
const SELDOM = WHOLE
  ? []
  : [
      /\/(account-screens|adapting|api-docs|attribution|carousels|compare|fast-navigation|foreign-sheets)\.spec\.ts/,
      /\/(institutional|loader|mercado-pago|panel-policy|pix-api|product-forms|recently-viewed|replay)\.spec\.ts/,
      /\/(panel-every-screen|share-print|sheet-pictures)\.spec\.ts/,
    ];
/**
 * Ways that are walked without scripts in a whole run only: their forms send the same as with scripts, which contract tests
 * look at. Without scripts people here log in, look, search, filter, fill a cart, order as a guest and pay by Pix.
 */
const WITH_SCRIPTS_ENOUGH = [
  / (?:account|cart-list-quote|finder|frame|lists|main-menu|order-delivery)\.spec\.ts .*without (?:JavaScript|scripts)/,
  / (?:panel-[a-z-]+|product|questions|reseller|reviews|wishlist|wishlist-page)\.spec\.ts .*without (?:JavaScript|scripts)/,
  / checkout-payment\.spec\.ts without scripts.* (?:card|boleto) /,
  / (?:search|together)\.spec\.ts without scripts/,
  / shipping\.spec\.ts without JavaScript (?:a postal code|what is no postal code|axe)/,
];
/** Axe and links of pages that other specs ask too: `panel-screens`, `accessibility`, `layout`, `crawl`. */
const ASKED_ELSEWHERE = [
  / panel-(?:content|inbox)\.spec\.ts .*without fault for assistive technology/,
  / (?:access|wishlist-page)\.spec\.ts axe and the layout/,
  / not-found\.spec\.ts every link of header and footer/,
];
/** What looks or works in another way on a wide screen. All else runs on a phone here and on a desktop in hosted mode. */
const WIDE_TOO = WHOLE
  ? /\/(accessibility|budgets|carousels|cart-page|filters|frame|journey|main-menu|product|search|side-cart|vitals|without-javascript)\.spec\.ts/
  : /\/(journey|main-menu)\.spec\.ts/;
/** HTML, CSS and scripts are those of the embedded mode, so layouts, links, sizes and contrasts are not measured again. */
const SAME_IN_HOSTED = [
  LAYOUT,
  CRAWL,
  ADAPTING,
  PANEL,
  /(budgets|accessibility|first-screens|requests)\.spec\.ts/,
];
/** Of calls and a panel that only our own platform has, or in shops that the specs start themselves. */
const OWN_CALLS =
  /(foreign-sheets|sheet-pictures|cart-(page|list-quote)|company-buyers|order-(?:again|delivery|invoices|parcel|returns|returns-rules)|scheduled-delivery|checkout-[a-z-]+|quote-seller|wishlist-page|account|account-screens|reseller|finder|mercado-pago|pix-api)\.spec\.ts/;
/** What asks a platform for most. All else is the shop's own and the same in both modes; a whole run looks there too. */
const ASKING = /\/(filters|journey|product|shipping|side-cart|without-javascript)\.spec\.ts/;
/** What a platform with other manners may break is seen behind the proxy; without it the main ways are enough. */
const MAIN_WAYS = WHOLE ? /\/(journey|shipping|side-cart)\.spec\.ts/ : /\/journey\.spec\.ts/;

const embeddedProjects: Project[] = [
  { name: 'phone', use: phone, testIgnore: [LAYOUT, CRAWL, ADAPTING, PANEL, ...SELDOM] },
  { name: 'desktop', use: desktop, testMatch: [WIDE_TOO, CRAWL, ADAPTING, PANEL], testIgnore: SELDOM },
  { name: 'layout, phone', testMatch: LAYOUT, use: phone },
  { name: 'layout, desktop', testMatch: LAYOUT, use: desktop },
];
const hostedProjects: Project[] = [
  {
    name: 'desktop, rude',
    use: { ...desktop, baseURL: urlOf(port + 3) },
    ...(!WHOLE && { testMatch: ASKING }),
    testIgnore: [...SAME_IN_HOSTED, OWN_CALLS],
  },
  { name: 'phone, hosted', use: phone, testMatch: MAIN_WAYS },
];

function urlOf(ownPort: number): string {
  return `http://localhost:${ownPort}`;
}

/** An address of a network of one's own for each worker (RFC 1918): to no other the demonstration offers its bank. */
function addressOf(worker = '0'): string {
  return `10.0.0.${Number(worker) % 250}`;
}

function server(command: string, ownPort: number, env: Readonly<Record<string, string>>) {
  return {
    command,
    url: `${urlOf(ownPort)}/health`,
    // Pictures are drawn as pages ask for them, which takes the machine less long than all at once.
    env: { LOG_LEVEL: 'warn', DRAW_AHEAD: '0', CEP_LOOKUP: '0', ...env },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 6_000 },
    stdout: 'pipe' as const,
    stderr: 'pipe' as const,
  };
}

function shop(ownPort: number, env: Readonly<Record<string, string>>) {
  return server('node src/lib/server/start.mjs', ownPort, { PORT: String(ownPort), ...env });
}

/** In the order they are started: each waits for the one before. */
function servers() {
  if (mode === 'embedded') return [shop(port, { DATA_DIR: dataDir, TRUST_PROXY: '1' })];
  const [platform, proxy, behindProxy] = [port + 1, port + 2, port + 3];
  return [
    shop(platform, { DATA_DIR: dataDir }),
    server(`node tests/support/rude-proxy.ts ${proxy} ${urlOf(platform)}`, proxy, {}),
    shop(port, { DATA_DIR: join(dataDir, 'hosted'), PLATFORM_URL: urlOf(platform) }),
    shop(behindProxy, { DATA_DIR: join(dataDir, 'rude'), PLATFORM_URL: urlOf(proxy) }),
  ];
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${name}`,
  // Much of a test is waiting: twice as many as the machine that runs them all has processors.
  workers: 4,
  fullyParallel: true,
  ...(!WHOLE && { grepInvert: [...WITH_SCRIPTS_ENOUGH, ...ASKED_ELSEWHERE] }),
  forbidOnly: true,
  // A machine that stalls for a moment fails no test; what passes only then is listed as flaky.
  retries: 1,
  // For what hangs; with four at once on a busy machine the longest ways through the shop take half of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A shop that is broken everywhere is known soon enough; each such test would wait for its whole time, twice.
  maxFailures: 40,
  reporter: [['list'], ['json', { outputFile: `test-results/${name}.json` }]],
  use: {
    baseURL: urlOf(port),
    // What is not there to be clicked does not come later.
    actionTimeout: 30_000,
    // All at one address would be more buyers than the shop takes orders of in an hour.
    ...(mode === 'embedded' && {
      extraHTTPHeaders: { 'X-Forwarded-For': addressOf(process.env.TEST_WORKER_INDEX) },
    }),
    // Half of what a browser does here is drawing movement. Specs of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    // Recording every test costs a quarter of the run.
    trace: 'on-first-retry',
  },
  projects: mode === 'embedded' ? embeddedProjects : hostedProjects,
  webServer: servers(),
});
