import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/support/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4391);
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

function atWidth(width: number, device: object): Project {
  return { name: `${width} px`, testMatch: LAYOUT, use: { ...device, viewport: { width, height: 800 } } };
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: [LAYOUT, CRAWL] },
    { name: 'desktop', use: desktop, testIgnore: LAYOUT },
    ...[360, 768].map((width) => atWidth(width, phone)),
    ...[1054, 1366].map((width) => atWidth(width, desktop)),
  ],
  webServer: {
    command: 'node src/lib/server/start.mjs',
    url: `http://localhost:${port}/health`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn' },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
