import { expect, it } from 'vitest';
import { sectionsOf } from '#lib/server/panel/typed-sections.ts';

/** What the form of a page with these titles sends, with the button that was pressed. */
function posted(acao: string, titles: readonly string[]): FormData {
  const form = new FormData();
  for (const [place, titulo] of titles.entries()) {
    form.set(`secao-${place}-tipo`, 'texto');
    form.set(`secao-${place}-titulo`, titulo);
  }
  form.set('acao', acao);
  return form;
}

it.each([
  ['sobe-secao:1', 'BAC'],
  ['sobe-secao:0', 'ABC'],
  ['desce-secao:1', 'ACB'],
  ['desce-secao:2', 'ABC'],
  ['leva-secao:0:2', 'BCA'],
  ['leva-secao:2:0', 'CAB'],
  ['leva-secao:1:1', 'ABC'],
  ['leva-secao:1:3', 'ABC'],
  ['leva-secao:3:0', 'ABC'],
  ['leva-secao:a:0', 'ABC'],
  ['tira-secao:1', 'AC'],
])('%s leaves %s', (acao, order) => {
  const titles = sectionsOf(posted(acao, ['A', 'B', 'C'])).map(({ campos }) => campos.titulo);
  expect(titles.join('')).toBe(order);
});
