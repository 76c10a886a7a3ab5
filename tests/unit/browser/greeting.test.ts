/** Whoever is logged in on a page that is the same for everybody: greeted, or given their own page. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { greet } from '#lib/browser/greeting.ts';

const reload = vi.fn();
const page = { cookie: '', documentElement: { dataset: {} }, addEventListener: () => undefined };
const name = { textContent: 'Entrar' };
const link = { querySelector: () => name } as unknown as HTMLElement;
/** The letters that the answers leave in the cookie. */
let told = 'cls';

vi.stubGlobal('document', page);
vi.stubGlobal('location', { reload });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('fetch', async () => {
  page.cookie = `outro=s; vitrine=${told}`;
  return Response.json({
    logado: told.includes('l'),
    pessoa: 'f',
    nomeRazao: 'Clara Menezes',
    favoritos: [],
  });
});
beforeEach(() => {
  page.cookie = 'vitrine=cls';
  name.textContent = 'Entrar';
  reload.mockClear();
});
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['is greeted who pays what everybody pays', 'cls', true, 0],
  ['is loaded again for who pays less since', 'cl', true, 1],
  ['is not loaded again where the page was made for them', 'cl', false, 0],
  ['is not loaded again for who has logged out', 'c', true, 0],
])('the page %s', async (_, letters, shared, times) => {
  told = letters;
  await greet(link, shared);
  expect(reload).toHaveBeenCalledTimes(times);
  expect(name.textContent.includes('Clara')).toBe(letters.includes('l') && times === 0);
});
