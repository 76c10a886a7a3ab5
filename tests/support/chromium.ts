/**
 * Finds a Chromium to test with: `CHROMIUM_PATH`, Playwright's own, `chromium-headless-shell` (what Playwright takes for
 * tests too: without windows it needs a third less time), `chromium` or `google-chrome` on the PATH, else Playwright's download.
 * @throws Error with the one command to run when there is none to be had.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export function findChromium(): string {
  const known = [
    process.env.CHROMIUM_PATH,
    playwrightOwn(),
    ...onPath('chromium-headless-shell'),
    ...onPath('chromium'),
    ...onPath('google-chrome'),
  ];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  } catch (cause) {
    throw new Error('No Chromium found. Install one, then test again: apt-get install -y chromium', {
      cause,
    });
  }
  return chromium.executablePath();
}

/**
 * What a browser needs on machines without a display, a sandbox or a way to Google's hosts. Each runs one test at a time: one
 * process for its pages, and none for a display that is not there, save a fifth of the processor.
 */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
  '--renderer-process-limit=1',
];

function playwrightOwn(): string {
  return chromium.executablePath();
}

function onPath(name: string): readonly string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}
