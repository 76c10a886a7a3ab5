import { expect, it } from 'vitest';
import { mayOpen, menuSections, sectionsFor } from '#lib/domain/panel/panel-sections.ts';

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
