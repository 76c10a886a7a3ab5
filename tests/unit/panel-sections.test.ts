import { expect, it } from 'vitest';
import { mayOpen, sectionsFor } from '#lib/domain/panel/panel-sections.ts';

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
