/** The history of a content: what changed in words, and what may be done with each version. */
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, it } from 'vitest';
import ContentHistory from '#layouts/panel/ContentHistory.astro';
import type { HistoryEntry } from '#lib/contract/panel-content-page.ts';

const container = await AstroContainer.create();
const render = (drafted: boolean) =>
  container.renderToString(ContentHistory, { props: { history: [planned], drafted } });

const planned = {
  versao: {
    ...{ id: 4, estado: 'agendada', autor: 'Ana', publicadoPor: 'Ana', previa: '/previa' },
    ...{ salvoEm: '2026-11-29T12:00:00Z', publicadoEm: '2026-11-29T12:00:00Z' },
    ...{ visivelDe: '2026-12-20T13:00:00Z', visivelAte: '' },
  },
  changes: [{ campo: 'canto', antes: 'redonda', depois: '' }],
} as unknown as HistoryEntry;

it('names choices, also the usual one', async () => {
  const html = await render(false);
  expect(html).toMatch(/Redondos.*Suaves/s);
  expect(html).toContain('value="recolher"');
});

it('says why a planned version is not withdrawn while there is a draft', async () => {
  const html = await render(true);
  expect(html).not.toContain('value="recolher"');
  expect(html).toContain('antes publique ou descarte o rascunho');
});
