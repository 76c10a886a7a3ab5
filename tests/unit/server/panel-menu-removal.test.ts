/** An entry of a menu that others stand below leaves with them, but only by a second press that names their number. */
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
async function remove(caminho: string, more: Record<string, string> = {}, of = menu) {
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

it('nothing is removed before it is confirmed', async () => {
  const { answer, saved } = await remove('0');
  expect(answer).toMatchObject({ status: 422, problems: { certeza: expect.stringContaining('2 entradas') } });
  expect(saved).toEqual([]);
});

it.each([
  ['1', {}],
  ['0', { certeza: 'sim' }],
])('the entry at %s goes with %o', async (caminho, more) => {
  const { answer, saved } = await remove(caminho, more);
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
  const back = await remove('', { acao: 'voltar', alteracao: '7' }, changed);
  expect(back.answer).toMatchObject({ path: expect.stringContaining('aviso=voltou') });
  expect(JSON.parse(back.saved[0] ?? '')).toEqual({ ...inteiro, revisao: 'r1' });
  const kept = await remove('', { acao: 'voltar', alteracao: '6' }, changed);
  expect(JSON.parse(kept.saved[0] ?? '')).toMatchObject({ nome: menu.nome, itens: menu.itens });
});
