/** A shop whose forms a service outside guards, in a real browser. Both halves of the service are stand-ins. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { captchaFacts } from '#lib/domain/kernel/captcha.ts';
import { CAPTCHA_SECRET, captchaStandIn, type Judge } from '../support/captcha-stand-in.ts';
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts';
import { copySeeded } from '../support/seeded.ts';
import { events, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const { field, sources } = captchaFacts.turnstile;
const [HOST = ''] = sources;
const THANKS = /\/newsletter\?aviso=inscrito$/;
/** What the script of the service does, seen from a form: `word` is what it says when it is asked, '' for an error. */
const service = (word: string): string => `{
  const settings = new Map();
  window.turnstile = {
    render(place, given) {
      place.append(Object.assign(document.createElement('input'), { type: 'hidden', name: '${field}' }));
      settings.set('one', { ...given, place });
      return 'one';
    },
    reset: () => undefined,
    execute(widget) {
      const { place, callback, 'error-callback': failed } = settings.get(widget);
      place.querySelector('input').value = '${word}';
      setTimeout(() => ('${word}' ? callback('${word}') : failed('300030')));
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
}`;

/** Milliseconds; a first start seeds and builds. */
const START_LIMIT = 300_000;

const dataDir = temporaryDirectory();
let judge: Judge;
let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  judge = await captchaStandIn();
  await copySeeded(dataDir);
  const env = {
    CAPTCHA: 'turnstile',
    CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
    CAPTCHA_SECRET,
    CAPTCHA_URL: judge.url,
  };
  shop = await startShop({ dataDir, env });
  browser = await chromium.launch({ args: [...CHROMIUM_ARGS], executablePath: findChromium() });
}, START_LIMIT);
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await judge?.close();
  removeDirectory(dataDir);
});

/** At the home page; `asked` fills with what is loaded from the service, `refused` with what the page's policy forbade. */
async function visit(word: string | undefined, options: BrowserContextOptions = {}) {
  const page = await (await browser.newContext(options)).newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return word === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: service(word) });
  });
  await page.goto(shop.url, { waitUntil: 'load' });
  return { page, asked, refused };
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.locator('#newsletter-email').fill(email);
  await page.locator('.newsletter-form button').click();
}

describe('the page', () => {
  it('says who guards the form, and lets in only the hosts of that service', async () => {
    const { text, headers } = await send(`${shop.url}/`);
    expect(text).toContain('Este formulário é protegido contra robôs pelo Cloudflare Turnstile');
    const policy = String(headers['content-security-policy']);
    for (const name of ['script-src', 'frame-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*${HOST}`));
    expect(policy.split(HOST)).toHaveLength(4);
  });

  it('without such a form lets in nobody', async () => {
    const { headers } = await send(`${shop.url}/marcas`);
    expect(headers['content-security-policy']).not.toContain(HOST);
  });
});

describe('a visitor', () => {
  it('loads nothing from the service before beginning to fill in the form, and sends it with one press', async () => {
    const { page, asked, refused } = await visit('good-browser');
    await page.locator('.newsletter-form').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await subscribe(page, 'ana@exemplo.test');
    await page.waitForURL(THANKS);
    expect(asked).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(judge.asked.at(-1)?.body).toContain('response=good-browser');
  });

  it('whose answer is wrong is told beside the field, keeps what was typed, and may send again', async () => {
    const { page } = await visit('wrong');
    // The second page asks for the service by itself, as its field has the focus.
    const words = ['wrong', 'good-again'];
    await page.route(`${HOST}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: service(words.shift() ?? '') }),
    );
    await subscribe(page, 'bia@exemplo.test');
    await page.getByText('Não conseguimos confirmar que este formulário veio de uma pessoa').waitFor();
    expect(await page.locator('#newsletter-email').inputValue()).toBe('bia@exemplo.test');
    await page.locator('.newsletter-form button').click();
    await page.waitForURL(THANKS);
  });

  it.each([
    ['whose browser blocks the service', undefined],
    ['to whom the service shows an error', ''],
  ])('%s is not shut out', async (_, word) => {
    const { page } = await visit(word);
    await subscribe(page, `caio${word ?? '-blocked'}@exemplo.test`);
    await page.waitForURL(THANKS);
  });

  it('without JavaScript is not shut out', async () => {
    const { page, asked } = await visit('good-unused', { javaScriptEnabled: false });
    await subscribe(page, 'davi@exemplo.test');
    await page.waitForURL(THANKS);
    expect(asked).toEqual([]);
  });
});

it('a service that does not answer the shop is logged, and the form is taken', async () => {
  judge.behave((response) => response.destroy());
  const { page } = await visit('good-silent');
  await subscribe(page, 'eva@exemplo.test');
  await page.waitForURL(THANKS);
  judge.behave(undefined);
  expect(events(shop)).toContainEqual(
    expect.objectContaining({ event: 'forms are taken without proof of a person', service: 'turnstile' }),
  );
  expect(shop.output()).not.toContain(CAPTCHA_SECRET);
});
