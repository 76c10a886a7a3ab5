/** The forms of a menu: what leaves with an entry asks first, and a picture comes from the library. */
import { expect, it } from 'vitest';
import { createApi } from '#lib/api/client.ts';
import type { MenuPainel } from '#lib/contract/panel-menus.ts';
import { answerMenu } from '#lib/server/panel/menus.ts';

const entry = (id: number, sub: MenuPainel['itens'] = []): MenuPainel['itens'][number] => ({
  ...{ id, label: `Entrada ${id}`, link: '', icone: '', target: '_self', destaque: false },
  sub,
});
const menu: MenuPainel = {
  hash: 'menu-principal',
  nome: 'Menu principal',
  itens: [entry(1, [entry(2, [entry(3)])]), entry(4)],
  linksQuebrados: [],
  revisao: 'r1',
  alteracoes: [],
};

/** Bodies that the platform was sent. */
async function send(caminho: string, more: Record<string, string> = {}, of = menu) {
  const saved: string[] = [];
  const api = createApi({
    fetch: async (input, init) => {
      saved.push(await new Request(input, init).text());
      return Response.json(menu);
    },
    baseUrl: 'http://localhost/api',
    appToken: 'x',
  });
  const posted = new FormData();
  const fields = { acao: 'remover', revisao: 'r1', caminho, ...more };
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return { answer: await answerMenu(api, of, posted, 'http://localhost'), saved };
}

it('the picture of an entry is the one ticked in the library, unless an address is typed', async () => {
  const change = { acao: 'mudar', label: 'Entrada 4', icone: '/upload/midia/onda-0123456789abcdef.webp' };
  expect((await send('1', change)).saved.join()).toContain(
    '"icone":"/upload/midia/onda-0123456789abcdef.webp"',
  );
  const typed = { ...change, iconeEndereco: 'http://localhost/upload/midia/mar-0123456789abcdef.webp' };
  expect((await send('1', typed)).saved.join()).toContain(
    '"icone":"/upload/midia/mar-0123456789abcdef.webp"',
  );
  const elsewhere = { ...change, iconeEndereco: 'https://outra.example/x.png' };
  expect((await send('1', elsewhere)).answer).toMatchObject({
    status: 422,
    typed: { icone: elsewhere.iconeEndereco },
  });
});

it('nothing is removed before it is confirmed', async () => {
  const { answer, saved } = await send('0');
  expect(answer).toMatchObject({ status: 422, problems: { certeza: expect.stringContaining('2 entradas') } });
  expect(saved).toEqual([]);
});

it.each([
  ['1', {}],
  ['0', { certeza: 'sim' }],
])('the entry at %s goes with %o', async (caminho, more) => {
  const { answer, saved } = await send(caminho, more);
  expect(answer).toMatchObject({ path: expect.stringContaining('aviso=removida') });
  expect(saved).toHaveLength(1);
});

it('the menu goes back to what it was before a change, and stays where that is not kept', async () => {
  const inteiro = { nome: 'Antigo', itens: [entry(9)] };
  const change = { alvo: menu.hash, acao: 'mudou', campos: [], autor: 'Ana', em: '' } as const;
  const changed = {
    ...menu,
    alteracoes: [
      { ...change, id: 7, inteiro },
      { ...change, id: 6 },
    ],
  };
  const back = await send('', { acao: 'voltar', alteracao: '7' }, changed);
  expect(back.answer).toMatchObject({ path: expect.stringContaining('aviso=voltou') });
  expect(JSON.parse(back.saved[0] ?? '')).toEqual({ ...inteiro, revisao: 'r1' });
  const kept = await send('', { acao: 'voltar', alteracao: '6' }, changed);
  expect(JSON.parse(kept.saved[0] ?? '')).toMatchObject({ nome: menu.nome, itens: menu.itens });
});
