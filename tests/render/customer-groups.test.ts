import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it } from 'vitest';
import GroupForm from '#layouts/panel/GroupForm.astro';
import ResellerForm from '#layouts/panel/ResellerForm.astro';
import { textOf } from '../support/html.ts';

const container = await AstroContainer.create();
const cliente = { grupo: 7, pessoa: 'j', revenda: 'esperando', desconto: 0, pediuRevenda: '' };
const grupos = [
  { id: 7, nome: 'Bares', desconto: 5, dias: 0 },
  { id: 9, nome: 'Hotéis', desconto: 0, dias: 30 },
];

/** Every group that the form offers, the chosen one marked. */
async function choice(
  form: typeof GroupForm | typeof ResellerForm,
  change: object = {},
): Promise<readonly string[]> {
  const props = { cliente, grupos, action: '/painel/clientes/1', owner: true, ...change };
  const html = await container.renderToString(form, { props });
  const options = html.match(/<option\b[^>]*>[^<]*/g) ?? [];
  return options.map((one) => `${/ selected\b/.test(one) ? '* ' : ''}${textOf(one)}`);
}

it('the groups that a customer may be put in are the same wherever they are offered', async () => {
  const all = ['Nenhum grupo', '* Bares, 5% de desconto', 'Hotéis, faturado em 30 dias'];
  expect([await choice(GroupForm), await choice(ResellerForm)]).toEqual([all, all]);
});

it('what was chosen stays chosen, unless that group is gone since', async () => {
  expect(await choice(GroupForm, { typed: 0 })).toContain('* Nenhum grupo');
  expect(await choice(GroupForm, { typed: 9 })).toContain('* Hotéis, faturado em 30 dias');
  expect(await choice(GroupForm, { typed: 8 })).toContain('* Bares, 5% de desconto');
});
