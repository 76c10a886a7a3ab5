/** The gate of the panel decides about the page that the router chose, whatever the address looked like. */
import { expect, it } from 'vitest';
import { readConfig } from '#lib/server/config.ts';
import { visitorOf } from '#lib/server/page/visitor.ts';
import { enterPanel } from '#lib/server/panel/gate.ts';

const locals = { config: readConfig({}), visitor: visitorOf(undefined) } as App.Locals;
const enter = (asked: string, routed: string) =>
  enterPanel(new Request(`http://localhost${asked}`), routed, locals);

it.each([
  ['/%2570ainel', '/painel'],
  ['/%2570ainel/newsletter/inscritos.csv', '/painel/newsletter/inscritos.csv'],
  ['/404', '/painel'],
])('asked as %s, a page of %s is shut', async (asked, routed) => {
  const answer = await enter(asked, routed);
  if (!(answer instanceof Response)) throw new Error('the page is open');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe(`/checkout/acesso?${new URLSearchParams({ voltar: routed })}`);
});

it('what the router puts elsewhere is no page of the panel', async () => {
  expect(await enter('/painel', '/cabos')).toBeInstanceOf(Request);
  expect(await enter('/painel2', '/painel2')).toBeInstanceOf(Request);
});
