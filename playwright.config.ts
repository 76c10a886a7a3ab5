import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts';

/**
 * `embedded`: the shop with its platform inside. `hosted`: a shop without one, on the platform of another shop. `rude`:
 * the same with a proxy between them that has the manners of the real platform.
 */
const mode = process.env.E2E_MODE ?? 'embedded';
const port = Number(process.env.E2E_PORT ?? 4391);
const name = mode === 'embedded' ? 'e2e' : mode;
const platformPort = port + 1;
const proxyPort = port + 2;
/** Workers evaluate this file again; only the first, which starts the server, makes the directory. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));

const phone = {
  viewport: { width: 360, height: 740 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; moto g54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const desktop = { viewport: { width: 1366, height: 768 } };

const LAYOUT = /layout\.spec\.ts/;
/** Reads the pages' HTML, which is the same everywhere. */
const CRAWL = /crawl\.spec\.ts/;

/** Pages look alike in every mode; documents and suggestions are the embedded platform's, budgets are measured once. */
const EMBEDDED_ONLY = [LAYOUT, CRAWL, /(accessibility|api-docs|budgets|search)\.spec\.ts/];

/** The link of that mail leads to the platform's own shop. */
const BY_MAIL = /forgotten password/;

function shop(at: number, env: Readonly<Record<string, string>>) {
  return {
    command: 'node src/lib/server/start.mjs',
    url: `http://localhost:${at}/health`,
    env: { PORT: String(at), LOG_LEVEL: 'warn', ...env },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  } as const;
}

const dataDir = process.env.E2E_DATA_DIR;
const platform = shop(platformPort, { DATA_DIR: join(dataDir, 'platform') });
const proxy = {
  command: `node tests/support/rude-proxy.ts ${proxyPort} http://localhost:${platformPort}`,
  url: `http://localhost:${proxyPort}/health`,
};
const onPlatform = (at: number) =>
  shop(port, { DATA_DIR: join(dataDir, 'shop'), PLATFORM_URL: `http://localhost:${at}` });
const SERVERS = {
  embedded: [shop(port, { DATA_DIR: dataDir })],
  hosted: [platform, onPlatform(platformPort)],
  rude: [platform, proxy, onPlatform(proxyPort)],
};

function atWidth(width: number, device: object): Project {
  return { name: `${width} px`, testMatch: LAYOUT, use: { ...device, viewport: { width, height: 800 } } };
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${name}`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stalls for a moment fails no test; what passes only then is listed as flaky.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${name}.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects:
    mode === 'embedded'
      ? [
          { name: 'phone', use: phone, testIgnore: [LAYOUT, CRAWL] },
          { name: 'desktop', use: desktop, testIgnore: LAYOUT },
          ...[360, 768].map((width) => atWidth(width, phone)),
          ...[1054, 1366].map((width) => atWidth(width, desktop)),
        ]
      : [
          mode === 'hosted'
            ? { name: 'desktop', use: desktop, testIgnore: EMBEDDED_ONLY, grepInvert: BY_MAIL }
            : { name: 'phone', use: phone, testIgnore: EMBEDDED_ONLY, grepInvert: BY_MAIL },
        ],
  webServer: SERVERS[mode as keyof typeof SERVERS],
});
