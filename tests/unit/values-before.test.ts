import { describe, expect, it } from 'vitest';
import { LONGEST_IN_HISTORY, valuesBefore } from '#lib/domain/panel/values-before.ts';

const FIELDS = {
  titulo: { kind: 'text', label: 'Título', longest: 80 },
  ativo: { kind: 'flag', label: 'Ativo' },
  limite: { kind: 'number', label: 'Limite', min: 0, max: 9, decimals: 0, zero: 'blank' },
  texto: { kind: 'text', label: 'Texto', longest: 9000 },
} as const;
const NOW = { titulo: 'Três', ativo: true, limite: '5', texto: 'Novo' };
const change = (id: number, acao: string, antes: Readonly<Record<string, string>>) => ({
  ...{ id, acao },
  campos: Object.entries(antes).map(([campo, value]) => ({ campo, antes: value })),
});

describe('a form as it was before a change', () => {
  const changes = [
    change(9, 'mudou', { titulo: 'Dois' }),
    change(8, 'mudou', { titulo: 'Um', ativo: 'não', limite: '0', fora: 'x' }),
    change(7, 'criou', { titulo: '' }),
  ];

  it('takes back that change and all after it', () => {
    expect(valuesBefore(FIELDS, NOW, changes, 9)?.typed).toEqual({ ...NOW, titulo: 'Dois' });
    expect(valuesBefore(FIELDS, NOW, changes, 8)?.typed).toEqual({
      ...NOW,
      ...{ titulo: 'Um', ativo: false, limite: '' },
    });
  });

  it('is none before the record was made, or of a change nobody knows', () => {
    expect(valuesBefore(FIELDS, NOW, changes, 7)).toBeUndefined();
    expect(valuesBefore(FIELDS, NOW, changes, 1)).toBeUndefined();
  });

  it.each([
    [LONGEST_IN_HISTORY - 1, []],
    [LONGEST_IN_HISTORY, ['Texto']],
  ])('leaves a text of %i characters in the history as it is now: %j', (length, cut) => {
    const antes = 'a'.repeat(length);
    const older = valuesBefore(FIELDS, NOW, [change(9, 'mudou', { texto: antes })], 9);
    expect(older).toEqual({ cut, typed: { ...NOW, texto: cut.length > 0 ? 'Novo' : antes } });
  });
});
