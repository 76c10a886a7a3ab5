/** The links of the newsletter's letters: looked at without harm, done by a press, left by a mail program alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { at, openShop, shop } from '../support/openings/shop.ts';
import { send } from './client.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const OWN_FORM = { ...FORM, 'Sec-Fetch-Site': 'same-origin' };
openShop();

const post = (path: string, headers: object, body: string, Cookie = '') =>
  send(at(path), { method: 'POST', headers: { ...headers, Cookie }, body });

/** The key in the letter that reached an address. */
async function keyFor(email: string): Promise<string> {
  const taken = await post('/newsletter', OWN_FORM, new URLSearchParams({ email }).toString());
  expect([taken.status, taken.headers.location]).toEqual([303, '/newsletter?aviso=inscrito']);
  const folder = join(shop.dataDir, 'mail');
  return expect
    .poll(() => keyIn(folder, email), { timeout: 20_000 })
    .not.toBe('')
    .then(() => keyIn(folder, email));
}

function keyIn(folder: string, email: string): string {
  try {
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    const mail = mails.find((text) => text.includes(`To: ${email}`))?.replaceAll('=\r\n', '') ?? '';
    return /confirmar\?chave=(?:3D)?([\w.-]+)/.exec(mail)?.[1] ?? '';
  } catch {
    return '';
  }
}

async function csv(): Promise<string> {
  const body = new URLSearchParams({
    acao: 'entrar',
    usuario: 'marketing@demo.test',
    senha: DEMO_PASSWORD,
  });
  const entered = await post('/checkout/acesso', OWN_FORM, body.toString());
  const Cookie = (entered.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
  const { status, headers, text } = await send(at('/painel/newsletter/inscritos.csv'), {
    headers: { Cookie },
  });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toContain('attachment');
  return text;
}

it('opening a link shows a button, as often as it is opened; pressing it confirms', async () => {
  const path = `/newsletter/confirmar?chave=${await keyFor('ana@exemplo.test')}`;
  for (const _ of [1, 2]) {
    const { status, headers, text } = await send(at(path));
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(text).toContain('noindex');
    expect(text).toMatch(/<form[^>]*action="\/newsletter\/confirmar\?chave=/);
  }
  expect(await csv()).not.toContain('ana@exemplo.test');
  expect((await post(path, OWN_FORM, '')).text).toContain('Inscrição confirmada');
  const file = await csv();
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(file).toMatch(/\r\nana@exemplo\.test;/);
});

it('a mail program leaves by one POST, without an origin or a session', async () => {
  const key = await keyFor('bia@exemplo.test');
  await post(`/newsletter/confirmar?chave=${key}`, OWN_FORM, '');
  const left = await post(`/newsletter/sair?chave=${key}`, FORM, 'List-Unsubscribe=One-Click');
  expect(left.status).toBe(200);
  expect(await csv()).not.toContain('bia@exemplo.test');
});

describe('a link', () => {
  it.each(['confirmar', 'sair'])(
    'that is none of ours is 404 at %s, and offers to subscribe',
    async (act) => {
      for (const key of ['', '?chave=', '?chave=1.1.x', `?chave=${'a'.repeat(5000)}`]) {
        const { status, text } = await send(at(`/newsletter/${act}${key}`));
        expect([key.slice(0, 20), status]).toEqual([key.slice(0, 20), 404]);
        expect(text).toContain('Este link não vale mais');
      }
    },
  );

  it('confirms nothing for a form of another site', async () => {
    const key = await keyFor('caio@exemplo.test');
    const headers = { ...FORM, 'Sec-Fetch-Site': 'cross-site' };
    expect((await post(`/newsletter/confirmar?chave=${key}`, headers, '')).status).toBe(403);
    expect(await csv()).not.toContain('caio@exemplo.test');
  });
});
