/** What browsers report of the content security policy is counted and logged, and nobody can do harm with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySeeded } from '../support/seeded.ts';
import { events, removeDirectory, type Shop, startShop, temporaryDirectory } from '../support/shop.ts';
import { send } from './client.ts';

const dataDir = temporaryDirectory();
const METRICS_TOKEN = 'only-for-the-monitor';
let shop: Shop;
beforeAll(async () => {
  await copySeeded(dataDir);
  // Each test comes from an address of its own.
  shop = await startShop({
    dataDir,
    env: { METRICS_TOKEN, TRUST_PROXY: '1', SITE_URL: 'https://loja.test' },
  });
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  removeDirectory(dataDir);
});

const OLD = 'application/csp-report';
const NEW = 'application/reports+json';
let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};
const report = (type: string, body: string | Buffer, address = newAddress()) =>
  send(`${shop.url}/relatos-csp`, {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Forwarded-For': address },
    body,
  });
const older = (fields: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://loja.test/busca?busca=maria%40example.com#maria',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://maria:secret@alheio.example/pixel.gif?cpf=70125483040',
      'source-file': 'https://loja.test/_astro/a.js?maria',
      'line-number': 12,
      'script-sample': 'maria@example.com',
      ...fields,
    },
  });
const newer = (...bodies: readonly object[]) =>
  JSON.stringify([
    ...bodies.map((body) => ({ type: 'csp-violation', url: 'https://loja.test/?maria', body })),
    { type: 'deprecation', body: { message: 'maria' } },
  ]);
const violations = () =>
  events(shop).filter((line) => (line as { event: string }).event === 'content security policy violated');
const counted = async (directive: string, source = 'page'): Promise<number> => {
  const { text } = await send(`${shop.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const start = `csp_reports_total{directive="${directive}",source="${source}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.slice(start.length) ?? 0,
  );
};

describe('a report', () => {
  it('of the older format is counted, and logged without what visitors typed', async () => {
    expect((await report(OLD, older())).status).toBe(204);
    expect(await counted('img-src')).toBe(1);
    expect(violations()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        directive: 'img-src',
        blocked: 'https://alheio.example/pixel.gif',
        page: 'https://loja.test/busca',
        script: 'https://loja.test/_astro/a.js',
        line: 12,
      }),
    );
    expect(shop.output()).not.toMatch(/maria|70125483040|secret/);
  });

  it('of the page behind the link of a letter keeps no token', async () => {
    const link = 'https://loja.test/checkout/acompanhar/';
    await report(OLD, older({ 'document-uri': `${link}10001-abcdef` }));
    expect(violations()).toContainEqual(expect.objectContaining({ page: `${link}***` }));
    expect(shop.output()).not.toContain('10001-abcdef');
  });

  it('of the newer format brings several, of which those of other kinds are none of ours', async () => {
    const of = (effectiveDirective: string, blockedURL: string) => ({
      documentURL: 'https://loja.test/',
      effectiveDirective,
      blockedURL,
    });
    const body = newer(of('script-src-elem', 'inline'), of('font-src', 'data:font/woff2;base64,AAAA'));
    expect((await report(`${NEW}; charset=utf-8`, body)).status).toBe(204);
    expect([await counted('script-src-elem'), await counted('font-src')]).toEqual([1, 1]);
    expect(violations()).toContainEqual(
      expect.objectContaining({ blocked: 'inline', page: 'https://loja.test/' }),
    );
    expect(violations()).toContainEqual(expect.objectContaining({ directive: 'font-src', blocked: 'data:' }));
  });

  it('of what an extension of the browser tried is counted apart and not logged', async () => {
    const before = violations().length;
    await report(OLD, older({ 'blocked-uri': 'chrome-extension://abcdef/inject.js' }));
    await report(OLD, older({ 'source-file': 'moz-extension' }));
    await report(OLD, older({ 'source-file': 'moz-extension://abcdef/a.js' }));
    expect(await counted('img-src', 'extension')).toBe(2);
    expect(violations()).toHaveLength(before + 1);
  });

  it('of a directive nobody knows makes no series of its own', async () => {
    await report(OLD, older({ 'effective-directive': 'x"} 1\nevil{a="' }));
    expect(await counted('other')).toBe(1);
    expect(shop.output()).not.toContain('evil{');
  });
});

describe('what is no report', () => {
  it.each([
    [415, 'text/plain', older()],
    [415, 'application/json', older()],
    [415, '', older()],
    [400, OLD, ''],
    [400, OLD, '{'],
    [400, OLD, 'null'],
    [400, OLD, '[]'],
    [400, OLD, '{"csp-report":[]}'],
    [400, NEW, '{}'],
    [204, NEW, '[]'],
    [204, NEW, '[null,1,"a",[],{"type":"csp-violation"},{"type":"csp-violation","body":null}]'],
    [204, OLD, '{"csp-report":{}}'],
    [204, OLD, '{"csp-report":{"line-number":{"a":1},"blocked-uri":["a"],"document-uri":"\\u0000"}}'],
  ])('answers %i (%s %s)', async (expected, type, body) => {
    const { status, headers, text } = await report(type, body);
    expect([status, text]).toEqual([expected, '']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('may be as large as 32 KiB, one byte more is 413, and twenty violations of one body count', async () => {
    const padded = (length: number) => older().padEnd(length, ' ');
    expect((await report(OLD, padded(32_768))).status).toBe(204);
    expect((await report(OLD, padded(32_769))).status).toBe(413);
    const many = Array.from({ length: 25 }, () => ({ effectiveDirective: 'media-src' }));
    expect((await report(NEW, newer(...many))).status).toBe(204);
    expect(await counted('media-src')).toBe(20);
  });

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s is 405', async (method) => {
    const { status, headers } = await send(`${shop.url}/relatos-csp`, { method });
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

it('takes ten bodies a minute of one address, and tells the eleventh when to come again', async () => {
  const address = newAddress();
  for (let sent = 0; sent < 10; sent += 1) expect((await report(OLD, older(), address)).status).toBe(204);
  const { status, headers } = await report(OLD, older(), address);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await report(OLD, older())).status).toBe(204);
});

it('takes no more than 120 bodies a minute of all addresses together', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 121; sent += 1) statuses.add((await report(OLD, older())).status);
  expect(statuses).toContain(429);
  expect((await send(`${shop.url}/`)).status).toBe(200);
});
