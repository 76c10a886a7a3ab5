import { expect, it } from 'vitest';
import { PAGE_KIND } from '#lib/contract/panel-visits.ts';
import { countRendered, countView } from '#lib/server/observe/page-views.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('counts a rendered page, and leaves nothing of it in what is sent', () => {
  const told: string[] = [];
  const request = new Request('https://loja.example/busca?busca=x', { headers: { 'User-Agent': BROWSER } });
  const response = new Response('', { headers: { [PAGE_KIND]: 'busca 0' } });
  countRendered(request, response, { noteView: (said) => void told.push(said) });
  expect([told, response.headers.has(PAGE_KIND)]).toEqual([['busca 0'], false]);
});

const VIEW = { method: 'GET', status: 200, userAgent: BROWSER, kind: 'produto' };

it.each([
  ['a page', {}, 1],
  ['one that the browser has', { status: 304 }, 1],
  ['a page that is not there', { status: 404 }, 0],
  ['a failure', { status: 500 }, 0],
  ['a form', { method: 'POST' }, 0],
  ['a look without the page', { method: 'HEAD' }, 0],
  ['a robot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 0],
  ['a program that says nothing of itself', { userAgent: undefined }, 0],
  ['what is no page of the shop', { kind: undefined }, 0],
])('%s', (_what, other, times) => {
  const told: string[] = [];
  countView({ ...VIEW, ...other }, { noteView: (said) => void told.push(said) });
  expect(told).toHaveLength(times);
});

it('counts nothing where the platform is elsewhere', () => {
  expect(() => countView(VIEW, {})).not.toThrow();
});
