import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { noteSearches } from '#lib/server/observe/search-visits.ts';
import type { Runtime } from '#lib/server/runtime.ts';

const SITE = 'https://loja.example';
const RESULTS = `${SITE}/busca?busca=cabo+hdmi`;

/** What the platform is told of one visit that ends with `statusCode`. */
function toldOf(url: string, headers: IncomingMessage['headers'] = {}, statusCode = 200): unknown[] {
  const told: unknown[] = [];
  const runtime = {
    platform: { noteSearch: (...visit: unknown[]) => void told.push(visit) },
    config: { siteUrl: SITE },
  } as unknown as Runtime;
  const response = Object.assign(new EventEmitter(), { statusCode });
  const request = {
    method: 'GET',
    url,
    headers: { host: 'loja.example', 'user-agent': 'Mozilla/5.0 (X11)', ...headers },
  };
  noteSearches(request as IncomingMessage, response as unknown as ServerResponse, runtime);
  response.emit('finish');
  return told;
}

it('tells what was searched for, and what was opened from the results', () => {
  expect(toldOf('/busca?busca=cabo+hdmi&utm_source=x')).toEqual([['cabo hdmi']]);
  expect(toldOf('/cabo-hdmi-2m', { referer: RESULTS })).toEqual([['cabo hdmi', '/cabo-hdmi-2m']]);
  expect(toldOf('/cabo-hdmi-2m', { referer: RESULTS }, 304)).toEqual([['cabo hdmi', '/cabo-hdmi-2m']]);
});

it.each<[string, string, IncomingMessage['headers'], number]>([
  ['a product that was opened from elsewhere', '/cabo-hdmi-2m', { referer: `${SITE}/cabos` }, 200],
  ['a search of another shop', '/cabo-hdmi-2m', { referer: 'https://outra.example/busca?busca=x' }, 200],
  ['an address that only begins alike', '/buscador?busca=x', {}, 200],
  ['the second page', '/busca?busca=x&pg=2', {}, 200],
  ['a robot', '/busca?busca=x', { 'user-agent': 'Googlebot' }, 200],
  ['a page that failed', '/busca?busca=x', {}, 503],
])('does not tell %s', (_what, url, headers, status) => {
  expect(toldOf(url, headers, status)).toEqual([]);
});
