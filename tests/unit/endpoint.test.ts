import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { type Base, endpoint, serveEndpoints } from '#lib/platform/kernel/http/endpoint.ts';
import type { PlatformEnv } from '#lib/platform/kernel/http/request.ts';

const answering = (path: `/${string}`, data: string, base?: Base) =>
  endpoint({ ...(base && { base }), method: 'get', path, summary: '', answer: 'Ping' }, async () => ({
    sucesso: true,
    data,
  }));

it('a fixed path is served also when one with a parameter was declared before it', async () => {
  const app = new Hono<PlatformEnv>();
  serveEndpoints(app, [answering('/products/:hash', 'any'), answering('/products/seen', 'seen')], 'front');
  const at = async (path: string) => (await (await app.request(path)).json()).data;
  expect([await at('/products/seen'), await at('/products/other')]).toEqual(['seen', 'any']);
});

it('a path is served below its own base only', async () => {
  const statusOf = async (base: Base) => {
    const app = new Hono<PlatformEnv>();
    serveEndpoints(app, [answering('/order', 'ours', 'vitrine')], base);
    return (await app.request('/order')).status;
  };
  expect([await statusOf('front'), await statusOf('vitrine')]).toEqual([404, 200]);
});
