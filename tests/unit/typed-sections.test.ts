import { expect, it } from 'vitest';
import { leadsWithHero, newSection } from '#lib/domain/content/sections.ts';
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

it('a page leads with its hero where nothing stands above it', () => {
  const page = { descricao: '', pecas: [] };
  const hero = newSection('destaque', { titulo: 'Semana do linho' });
  const story = newSection('texto', { titulo: 'Semana do linho' });
  const led = (...sections: Parameters<typeof leadsWithHero>[1]) => leadsWithHero(page, sections);
  expect([led(hero, story), led(story, hero), led(newSection('destaque')), led()]).toEqual([
    ...[true, false, false, false],
  ]);
  expect(leadsWithHero({ ...page, descricao: '<p>Até domingo.</p>' }, [hero])).toBe(false);
  expect(leadsWithHero({ ...page, pecas: [{}] }, [hero])).toBe(false);
});
