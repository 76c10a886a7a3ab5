/** The switch of `/painel/configuracoes/aguarde` closes the shop for everybody but its own people, and opens it again. */
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#artwork/demo/accounts.ts';
import { at, openShop, shop } from '../support/openings/shop.ts';
import { type Answer, send } from './client.ts';

const PAGE = '/painel/configuracoes/aguarde';
const MESSAGE = 'Estamos contando o estoque.';
let cookie = '';
openShop();
beforeAll(async () => {
  const answer = await post('/checkout/acesso', {
    acao: 'entrar',
    usuario: 'admin@demo.test',
    senha: DEMO_PASSWORD,
  });
  cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
});

const get = (path: string, Cookie = ''): Promise<Answer> => send(at(path), { headers: { Cookie } });

function post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  return send(at(path), {
    method: 'POST',
    headers: {
      Cookie: cookie,
      Origin: shop.url,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Fills in the form as it stands. */
async function save(fields: Readonly<Record<string, string>>): Promise<Answer> {
  const { text } = await get(PAGE, cookie);
  const revisao = /name="revisao" value="([^"]+)"/.exec(text)?.[1] ?? '';
  return post(PAGE, { revisao, ...fields });
}

it('closes and opens the shop at once, while the panel and the login stay open', async () => {
  expect((await get('/')).status).toBe(200);
  expect((await save({ ativo: 'on', mensagem: MESSAGE, arquivo: '' })).status).toBe(303);
  const closed = await get('/');
  expect([closed.status, closed.text.includes(MESSAGE)]).toEqual([503, true]);
  expect((await get('/checkout/acesso')).status).toBe(200);
  const panel = await get('/painel/configuracoes', cookie);
  expect([panel.status, panel.text.includes('A loja está fechada para os clientes.')]).toEqual([200, true]);
  expect((await save({ mensagem: MESSAGE, arquivo: '' })).status).toBe(303);
  const open = await get('/');
  expect([open.status, open.text.includes(MESSAGE)]).toEqual([200, false]);
});

it('keeps what was typed where a form began before somebody else saved', async () => {
  const answer = await post(PAGE, { revisao: 'an older one', mensagem: 'A minha frase', arquivo: '' });
  expect(answer.status).toBe(422);
  expect(answer.text.includes('A minha frase')).toBe(true);
  expect(answer.text.includes(`Salvo agora: ${MESSAGE}`)).toBe(true);
  expect((await get('/')).status).toBe(200);
});
