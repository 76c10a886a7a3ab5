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
async function remove(caminho: string, more: Record<string, string> = {}) {
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
  return { answer: await answerMenu(api, menu, posted, 'http://localhost'), saved };
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
