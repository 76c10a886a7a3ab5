import { describe, expect, it } from 'vitest';
import { APPEARANCE } from '#lib/domain/panel/appearance.ts';
import { isKeptPicture, keptInWords } from '#lib/domain/panel/kept-value.ts';
import { POPUPS } from '#lib/domain/panel/records/popups.ts';
import { namedAct } from '#lib/server/panel/audit.ts';

const { canto, destaque } = APPEARANCE;

describe('what the history kept', () => {
  it('names a choice, also the usual one, which is kept as nothing', () => {
    expect(keptInWords(canto, '')).toBe('Suaves');
    expect(keptInWords(canto, 'reta')).toBe('Retos');
    expect(keptInWords(canto, 'gone')).toBe('gone');
  });

  it('says a moment by day and hour, and leaves what is none', () => {
    const [moment] = Object.values(POPUPS.fields).filter(({ kind }) => kind === 'moment');
    expect(keptInWords(moment, '2026-11-29T15:00:00.000Z')).toContain('29/11/2026');
    expect(keptInWords(moment, 'soon')).toBe('soon');
    expect(keptInWords(moment, '')).toBe('');
  });

  it('leaves texts and what no field declares, and takes markup away where a text has some', () => {
    const html = Object.values(POPUPS.fields).find((field) => field.kind === 'text' && 'html' in field);
    expect(keptInWords(html, '<p>Frete <b>grátis</b></p>')).toBe('Frete grátis');
    expect(keptInWords(destaque, '#c81e1e')).toBe('#c81e1e');
    expect(keptInWords(undefined, '<p>')).toBe('<p>');
  });

  it.each([
    ['/upload/midia/logo-0123456789abcdef.webp', true],
    ['/upload/midia/logo.svg', true],
    ['/upload/midia/logo.webp e mais', false],
    ['https://outro.test/upload/logo.webp', false],
    ['', false],
  ])('"%s" is a picture: %s', (value, is) => expect(isKeptPicture(value)).toBe(is));

  it('reads the same in the history of everybody', () => {
    const act = {
      ...{ id: 'm1', autor: 'Ana', em: '2026-11-29T15:00:00.000Z', secao: 'configuracoes' },
      acao: 'mudou' as const,
      ...{ alvo: 'trocas', campos: [{ campo: 'frete', antes: 'comprador', depois: 'loja' }] },
    };
    expect(namedAct(act).campos).toEqual([
      { campo: 'Quem paga o envio de volta na troca', antes: 'O comprador', depois: 'A loja' },
    ]);
  });
});
