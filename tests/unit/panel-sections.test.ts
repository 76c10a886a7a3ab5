import { expect, it } from 'vitest';
import { mayOpen, menuSections, PANEL_SECTIONS, sectionsFor } from '#lib/domain/panel/panel-sections.ts';
import { RECORD_KINDS } from '#lib/domain/panel/records.ts';

it.each([
  ['/painel', ['marketing'], true],
  ['/painel', [], false],
  ['/painel/banners', ['marketing'], true],
  ['/painel/banners/3', [], false],
  ['/painel/pedidos', ['marketing'], false],
  ['/painel/pedidos/1', ['marketing'], false],
  ['/painel/pedidos/1', ['administrador'], true],
  ['/painel/pedidos-x', ['marketing'], true],
] as const)('%s is open to %j: %s', (path, roles, open) => {
  expect(mayOpen(path, roles)).toBe(open);
});

it('an administrator has every section, marketing none of orders, products or freight', () => {
  expect(sectionsFor(['administrador']).length).toBeGreaterThan(sectionsFor(['marketing']).length);
  expect(sectionsFor(['marketing']).map(({ path }) => path)).not.toContain('/produtos');
});

it.each([
  [false, undefined, false],
  [true, undefined, true],
  [false, '/ligar', true],
] as const)('with finder %s and %s open, the menu names what links what: %s', (hasFinder, section, named) => {
  const paths = menuSections(['administrador'], { hasFinder, section }).map(({ path }) => path);
  expect(paths.includes('/ligar')).toBe(named);
  expect(paths.length).toBe(sectionsFor(['administrador']).length - (named ? 0 : 1));
});

it('every kind of record has its section, and a group is named once in a row', () => {
  const paths = PANEL_SECTIONS.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(RECORD_KINDS.map(({ path }) => `/${path}`)));
  expect(new Set(paths).size).toBe(paths.length);
  const groups = PANEL_SECTIONS.map(({ group }) => group);
  const rows = groups.filter((group, place) => group !== groups[place - 1]);
  expect(rows).toEqual(['content', 'service', 'catalogue', 'shop']);
});

it.each([
  ['/frete', '/transportadoras'],
  ['/clientes', '/grupos'],
  ['/produtos', '/categorias'],
] as const)('after %s comes %s', (before, after) => {
  const paths: readonly string[] = PANEL_SECTIONS.map(({ path }) => path);
  expect(paths[paths.indexOf(before) + 1]).toBe(after);
});
