import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#lib/server/config.ts';
import type { Environment } from '#lib/server/config-values.ts';

const SECRET = 'a-secret-of-more-than-32-characters';

function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readConfig', () => {
  it('needs no variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 4321,
      host: undefined,
      siteUrl: 'http://localhost:4321',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      cluster: 1,
      platformUrl: undefined,
      appToken: 'wapstore',
      sessionSecret: undefined,
      seed: 'demo',
      hstsSubdomains: false,
      cdn: false,
      cdnPurge: undefined,
      trustProxy: 0,
      connectionsPerAddress: 400,
      logLevel: 'info',
      accessLog: true,
      drawAhead: true,
      serverTiming: false,
      metricsToken: undefined,
      smtpUrl: undefined,
      shippingOriginCep: undefined,
      melhorEnvio: undefined,
      frenet: undefined,
      cepLookup: false,
      captcha: undefined,
      media: undefined,
    });
  });

  it('asks for the street of a postal code in a shop of its own, not in the demo store', () => {
    const asks = (env: Environment) => readConfig(env).cepLookup;
    expect([asks({}), asks({ SEED: 'demo' }), asks({ SEED: 'none' })]).toEqual([false, false, true]);
    expect([asks({ CEP_LOOKUP: '1' }), asks({ SEED: 'none', CEP_LOOKUP: '0' })]).toEqual([true, false]);
  });

  it('takes the package version as the unlock version', () => {
    expect(readConfig({}).unlockVersion).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readConfig({ UNLOCK_VERSION: 'abc' }).unlockVersion).toBe('abc');
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', SEED: ' ', SITE_URL: '' })).toMatchObject({ port: 4321, seed: 'demo' });
  });

  it('derives the site from the port unless it is given', () => {
    expect(readConfig({ PORT: '80' }).siteUrl).toBe('http://localhost:80');
    expect(readConfig({ SITE_URL: 'https://loja.example/' }).siteUrl).toBe('https://loja.example');
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', 'abc', '0x50'])('refuses PORT=%s', (PORT) => {
    expect(problemsOf({ PORT })).toEqual([expect.stringMatching(/^PORT /)]);
  });

  it.each(['0', '65', '-1', '2.5', 'auto', '007'])('refuses CLUSTER=%s', (CLUSTER) => {
    expect(problemsOf({ CLUSTER })).toEqual([expect.stringMatching(/^CLUSTER .*from 1 to 64/)]);
  });

  it('takes 1 to 64 processes on a PostgreSQL or a hosted platform, and one on the embedded database', () => {
    const DATABASE_URL = 'postgres://db/shop';
    for (const CLUSTER of ['1', '64'])
      expect(readConfig({ CLUSTER, DATABASE_URL, SESSION_SECRET: SECRET }).cluster).toBe(Number(CLUSTER));
    expect(readConfig({ CLUSTER: '2', PLATFORM_URL: 'https://loja.example' }).cluster).toBe(2);
    expect(readConfig({ CLUSTER: '1' }).cluster).toBe(1);
    expect(problemsOf({ CLUSTER: '2' })).toEqual([expect.stringMatching(/^CLUSTER .*DATABASE_URL/)]);
  });

  it('takes several servers of a database, in their order, in the place of one', () => {
    const DATABASE_URLS = 'postgres://a/shop, postgres://b/shop';
    const [first, second] = ['postgres://a/shop', 'postgres://b/shop'];
    const config = readConfig({ CLUSTER: '2', DATABASE_URLS, SESSION_SECRET: SECRET });
    expect(config).toMatchObject({ databaseUrl: first, databaseUrls: [first, second] });
    expect(problemsOf({ DATABASE_URLS, DATABASE_URL: first, SESSION_SECRET: SECRET })).toEqual([
      expect.stringMatching(/^DATABASE_URLS stands beside/),
    ]);
    for (const wrong of ['postgres://a/shop,', 'postgres://a/shop,mysql://b', 'a,b'])
      expect(problemsOf({ DATABASE_URLS: wrong, SESSION_SECRET: SECRET })).toEqual([
        expect.stringMatching(/^DATABASE_URLS is not a list/),
      ]);
  });

  it.each(['1', '65535'])('takes PORT=%s', (PORT) => {
    expect(readConfig({ PORT }).port).toBe(Number(PORT));
  });

  it.each(['loja.example', 'ftp://loja.example', 'https://loja.example/loja', 'https://loja.example/?a=1'])(
    'refuses SITE_URL=%s',
    (SITE_URL) => {
      expect(problemsOf({ SITE_URL })).toEqual([expect.stringMatching(/^SITE_URL /)]);
    },
  );

  it('demands a session secret with PostgreSQL, where several processes serve', () => {
    const DATABASE_URL = 'postgres://user:pass@db/vitrine';
    expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^SESSION_SECRET /)]);
    expect(readConfig({ DATABASE_URL, SESSION_SECRET: SECRET })).toMatchObject({
      databaseUrl: DATABASE_URL,
      sessionSecret: SECRET,
    });
  });

  it('takes a session secret of 32 characters and none of 31', () => {
    expect(problemsOf({ SESSION_SECRET: 'x'.repeat(31) })).toEqual([
      expect.stringMatching(/^SESSION_SECRET /),
    ]);
    expect(problemsOf({ SESSION_SECRET: 'x'.repeat(32) })).toEqual([]);
  });

  it('switches a carrier API on by its token', () => {
    const SHIPPING_ORIGIN_CEP = '01310-100';
    expect(
      readConfig({ SHIPPING_ORIGIN_CEP, MELHOR_ENVIO_TOKEN: 'abc', FRENET_URL: 'https://frenet.example' }),
    ).toMatchObject({
      shippingOriginCep: '01310100',
      melhorEnvio: { url: 'https://melhorenvio.com.br', token: 'abc' },
      frenet: undefined,
    });
    expect(
      readConfig({ SHIPPING_ORIGIN_CEP, FRENET_TOKEN: 'def', FRENET_URL: 'http://localhost:9' }),
    ).toMatchObject({ melhorEnvio: undefined, frenet: { url: 'http://localhost:9', token: 'def' } });
  });

  it('demands the postal code that parcels leave from with such a token', () => {
    for (const token of [{ MELHOR_ENVIO_TOKEN: 'abc' }, { FRENET_TOKEN: 'abc' }]) {
      expect(problemsOf(token)).toEqual([expect.stringMatching(/^SHIPPING_ORIGIN_CEP is missing/)]);
    }
  });

  it.each(['1310100', '01310-10a', '00000-000', '10000-000'])('refuses SHIPPING_ORIGIN_CEP=%s', (cep) => {
    expect(problemsOf({ SHIPPING_ORIGIN_CEP: cep })).toEqual([
      expect.stringMatching(/^SHIPPING_ORIGIN_CEP /),
    ]);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, ::1 ,2001:db8::/32', ['127.0.0.1', '::1', '2001:db8::/32']],
  ])('trusts the proxies of TRUST_PROXY=%s', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trustProxy);
  });

  it.each(['true', '-1', '10', '1,2', '10.0.0.0/33', '0.0.0.0/0', 'nginx', '10.0.0.1,,10.0.0.2'])(
    'refuses TRUST_PROXY=%s with a sentence',
    (value) => {
      expect(problemsOf({ TRUST_PROXY: value })).toEqual([
        `TRUST_PROXY is "${value}": give how many proxies stand in front (0 to 9), or their addresses and networks with commas between, like 10.0.0.0/8,2001:db8::/32`,
      ]);
    },
  );

  it('lets an address have from 10 to 4000 connections', () => {
    for (const value of ['10', '4000']) {
      expect(readConfig({ CONNECTIONS_PER_ADDRESS: value }).connectionsPerAddress).toBe(Number(value));
    }
    for (const value of ['0', '9', '4001', '1e2', 'many']) {
      expect(problemsOf({ CONNECTIONS_PER_ADDRESS: value })).toEqual([
        `CONNECTIONS_PER_ADDRESS is "${value}": give a whole number from 10 to 4000`,
      ]);
    }
  });

  it('names every wrong variable at once', () => {
    const problems = problemsOf({
      PORT: 'x',
      SITE_URL: 'x',
      DATABASE_URL: 'mysql://db',
      PLATFORM_URL: 'x',
      SESSION_SECRET: 'x',
      SEED: 'x',
      CDN: 'yes',
      TRUST_PROXY: 'true',
      CONNECTIONS_PER_ADDRESS: '9',
      LOG_LEVEL: 'loud',
      ACCESS_LOG: 'no',
      DRAW_AHEAD: 'no',
      METRICS_TOKEN: 'fifteen letters',
      SMTP_URL: 'http://mail',
      SHIPPING_ORIGIN_CEP: 'x',
      MELHOR_ENVIO_URL: 'x',
      MELHOR_ENVIO_TOKEN: 'a b',
      FRENET_URL: 'https://frenet.example/api',
      FRENET_TOKEN: 'é',
      CEP_LOOKUP: 'on',
    });
    expect(problems.map((problem) => problem.split(' ', 1)[0]).sort()).toEqual([
      'ACCESS_LOG',
      'CDN',
      'CEP_LOOKUP',
      'CONNECTIONS_PER_ADDRESS',
      'DATABASE_URL',
      'DRAW_AHEAD',
      'FRENET_TOKEN',
      'FRENET_URL',
      'LOG_LEVEL',
      'MELHOR_ENVIO_TOKEN',
      'MELHOR_ENVIO_URL',
      'METRICS_TOKEN',
      'PLATFORM_URL',
      'PORT',
      'SEED',
      'SESSION_SECRET',
      'SHIPPING_ORIGIN_CEP',
      'SITE_URL',
      'SMTP_URL',
      'TRUST_PROXY',
    ]);
  });

  it('repeats no value that may hold a password', () => {
    const problems = problemsOf({
      DATABASE_URL: 'mysql://user:hunter2@db',
      SMTP_URL: 'http://user:hunter2@mail',
      SHIPPING_ORIGIN_CEP: '01310100',
      FRENET_TOKEN: 'hunter2 hunter2',
    });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('keeps pictures in a bucket once its address and its two keys are there', () => {
    const keys = { MEDIA_KEY_ID: 'a', MEDIA_SECRET: 'b' };
    const MEDIA_URL = 'https://s3.sa-east-1.amazonaws.com/fotos.da-loja/';
    expect(readConfig({ ...keys, MEDIA_URL, MEDIA_REGION: 'sa-east-1' }).media).toEqual({
      url: 'https://s3.sa-east-1.amazonaws.com/fotos.da-loja',
      region: 'sa-east-1',
      keyId: 'a',
      secret: 'b',
    });
    expect(readConfig({ ...keys, MEDIA_URL: 'http://127.0.0.1:9000/loja' }).media?.region).toBe('us-east-1');
    expect(readConfig(keys).media).toBeUndefined();
  });

  it.each([
    ['https://s3.example', [/^MEDIA_URL /]],
    ['https://s3.example/a/b', [/^MEDIA_URL /]],
    ['https://s3.example/UPPER', [/^MEDIA_URL /]],
    ['https://hunter2:x@s3.example/loja', [/^MEDIA_URL /]],
    ['s3://loja', [/^MEDIA_URL /]],
  ])('refuses MEDIA_URL=%s', (MEDIA_URL, problems) => {
    const said = problemsOf({ MEDIA_URL, MEDIA_KEY_ID: 'a', MEDIA_SECRET: 'b' });
    expect(said).toEqual(problems.map((problem) => expect.stringMatching(problem)));
    expect(said.join()).not.toContain('hunter2');
  });

  it('asks for both keys of a bucket, and for none with a hosted platform', () => {
    const MEDIA_URL = 'https://s3.example/loja';
    expect(problemsOf({ MEDIA_URL })).toEqual([
      expect.stringMatching(/^MEDIA_KEY_ID /),
      expect.stringMatching(/^MEDIA_SECRET /),
    ]);
    const hosted = { MEDIA_URL, MEDIA_KEY_ID: 'a', MEDIA_SECRET: 'b', PLATFORM_URL: 'https://x.example' };
    expect(problemsOf(hosted)).toEqual([expect.stringMatching(/^MEDIA_URL /)]);
  });

  it('tells a CDN what changed once it says where', () => {
    const url = 'https://api.cloudflare.com/client/v4/zones/1/purge_cache';
    expect(readConfig({ CDN: '1', CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'a' }).cdnPurge).toEqual({
      url,
      token: 'a',
    });
    expect(readConfig({ CDN: '1', CDN_PURGE_URL: url }).cdnPurge).toEqual({ url, token: undefined });
    expect(readConfig({ CDN: '1', CDN_PURGE_TOKEN: 'a' }).cdnPurge).toBeUndefined();
    expect(problemsOf({ CDN_PURGE_URL: url })).toEqual([expect.stringMatching(/^CDN_PURGE_URL /)]);
    expect(problemsOf({ CDN: '1', CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'a b' })).toHaveLength(1);
    expect(problemsOf({ CDN: '1', CDN_PURGE_URL: url, PLATFORM_URL: 'https://x.example' })).toHaveLength(1);
  });

  it('guards forms by a service once its two keys are there', () => {
    const keys = { CAPTCHA_SITE_KEY: '1x0AA', CAPTCHA_SECRET: '1x0BB' };
    const captcha = { siteKey: '1x0AA', secret: '1x0BB', origin: undefined };
    expect(readConfig({ ...keys, CAPTCHA: 'turnstile' }).captcha).toEqual({
      ...captcha,
      service: 'turnstile',
    });
    const CAPTCHA_URL = 'https://www.recaptcha.net/';
    expect(readConfig({ ...keys, CAPTCHA: 'recaptcha', CAPTCHA_URL }).captcha).toEqual({
      ...captcha,
      service: 'recaptcha',
      origin: 'https://www.recaptcha.net',
    });
    expect(readConfig({ ...keys, CAPTCHA: 'none' }).captcha).toBeUndefined();
    expect(readConfig(keys).captcha).toBeUndefined();
  });

  it.each([
    [{ CAPTCHA: 'hcaptcha' }, [/^CAPTCHA /]],
    [{ CAPTCHA: 'turnstile' }, [/^CAPTCHA_SITE_KEY /, /^CAPTCHA_SECRET /]],
    [{ CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b c' }, [/^CAPTCHA_SECRET /]],
    [
      { CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b', PLATFORM_URL: 'https://x.example' },
      [/^CAPTCHA /],
    ],
  ])('refuses %j', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems.map((problem) => expect.stringMatching(problem)));
  });
});
