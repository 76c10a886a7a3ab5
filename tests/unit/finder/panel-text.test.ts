import { expect, it } from 'vitest';
import { panelFinderText } from '#lib/text/panel-finder.ts';

const { state, gaps } = panelFinderText;

it('tells a shop without anything to link that it need not care', () => {
  expect(state(false, 0)).toContain('não precisa fazer nada');
  expect(gaps(0, 0)).toBe('Nenhuma ficha para ler');
});

it('tells a shop of cables what its sheets lack', () => {
  expect(state(false, 1)).toContain('só um produto');
  expect(state(true, 200)).toBe('Está no ar, com 200 produtos.');
  expect(gaps(0, 200)).toBe('Nenhuma ficha está incompleta');
  expect(gaps(3, 0)).toBe('O que falta nas fichas (3)');
});
