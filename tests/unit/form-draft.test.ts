/** What somebody typed into a form of the panel outlives the page, for that person alone, and a session that ended. */
import { describe, expect, it } from 'vitest';
import { draftKey, readDraft, valuesByName } from '#lib/domain/panel/form-draft.ts';
import { isTyped, unsentForm } from '#lib/domain/panel/unsent-form.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;
const kept = (change: object) =>
  JSON.stringify({ at: NOW, revision: '3', fields: [['nome', 'Oi']], ...change });

describe('a kept draft', () => {
  it.each([
    ['no text', 'x'],
    ['nothing', null],
    ['a field that is no pair', kept({ fields: [['nome']] })],
    ['a value that is no text', kept({ fields: [['nome', 3]] })],
    ['no moment', kept({ at: '1' })],
    ['more than thirty days old', kept({ at: NOW - 30 * DAY - 1 })],
  ])('that is %s is none', (_, text) => {
    expect(readDraft(text, NOW)).toBeUndefined();
  });

  it('is offered for thirty days', () => {
    expect(readDraft(kept({ at: NOW - 30 * DAY }), NOW)?.fields).toEqual([['nome', 'Oi']]);
  });

  it('belongs to a person, a page, what is edited on it, and a form', () => {
    const at = (path: string) => new URL(path, 'http://localhost');
    expect(draftKey('4', at('/painel/menus/topo?editar=0.2&aviso=movida'), 1)).toBe(
      'painel:rascunho:4:/painel/menus/topo?0.2#1',
    );
    expect(draftKey('4', at('/painel/produtos/9?aviso=salvo'), 0)).toBe(
      'painel:rascunho:4:/painel/produtos/9#0',
    );
    expect(draftKey('4', at('/painel/perguntas?pg=2'), 'responder-7')).toBe(
      'painel:rascunho:4:/painel/perguntas#responder-7',
    );
  });

  it('keeps several values of one name in their order', () => {
    const values = valuesByName([
      ['pergunta', 'A'],
      ['outra', ''],
      ['pergunta', 'B'],
    ]);
    expect(values.get('pergunta')).toEqual(['A', 'B']);
  });
});

describe('a form that was sent without a session', () => {
  it('goes back with all its fields, and says that its files cannot', () => {
    const posted = new FormData();
    posted.append('acao', 'salvar');
    posted.append('texto', 'duas\r\nlinhas');
    posted.append('arquivo', new File(['x'], 'a.png'));
    const unsent = unsentForm('/painel/paginas/pagina-1', posted);
    expect(unsent).toEqual({
      path: '/painel/paginas/pagina-1',
      fields: [
        ['acao', 'salvar'],
        ['texto', 'duas\r\nlinhas'],
      ],
      files: true,
    });
    expect(unsent?.fields.filter(isTyped)).toEqual([['texto', 'duas\r\nlinhas']]);
  });

  it.each([
    ['nothing typed', [['acao', 'sair']]],
    [
      'a password',
      [
        ['nome', 'Ana'],
        ['senha', 'x'],
      ],
    ],
    [
      'a secret',
      [
        ['nome', 'Ana'],
        ['clientSecret', 'x'],
      ],
    ],
  ] as const)('with %s is not shown', (_, fields) => {
    expect(
      unsentForm(
        '/painel',
        fields.map(([name, value]) => [name, value] as const),
      ),
    ).toBeUndefined();
  });
});
