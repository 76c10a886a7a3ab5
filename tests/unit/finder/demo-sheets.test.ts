import { describe, expect, it } from 'vitest';
import { SHEETS, SHELF } from '../../support/finder.ts';

const texts = (code: string) => (sheet: (typeof SHEETS)[number]) => sheet.texts[code] ?? [];
const having = (code: string, pattern: RegExp) =>
  SHEETS.filter((sheet) => texts(code)(sheet).some((value) => pattern.test(value)));

describe('the data sheets of the demo store', () => {
  it('promise SR4 for no LC cord: those modules have MPO sockets', () => {
    const cords = having('conector-a', /^LC/);
    expect(cords.length).toBeGreaterThan(5);
    expect(cords.filter((cord) => texts('compatibilidade')(cord).some((value) => /SR4/.test(value)))).toEqual(
      [],
    );
  });

  it('promise 4K for no passive HDMI cable of the first class beyond 5 m', () => {
    const long = having('classe', /^HDMI High Speed$/).filter(
      ({ numbers }) => (numbers.comprimento ?? 0) > 5,
    );
    expect(long.map((sheet) => texts('resolucao-maxima')(sheet)[0])).toEqual([
      '1080p (1920 × 1080)',
      '1080p (1920 × 1080)',
    ]);
  });

  it('say where a rate of DisplayPort needs DSC', () => {
    const classes = having('classe', /^(DP8K|DP40|DP54)/).filter(
      (sheet) => (sheet.numbers['taxa-maxima'] ?? 0) > 120,
    );
    const silent = classes.filter((sheet) => texts('conector-a')(sheet)[0] !== 'USB-C macho');
    expect(silent.filter((sheet) => !texts('recursos')(sheet).includes('Taxa máxima com DSC'))).toEqual([]);
  });

  it('name the far end of an extender, so that none leads into a network', () => {
    const pairs = having('classe', /^(Extensor|HDBaseT)/);
    expect(pairs.map((sheet) => texts('conector-b')(sheet))).toEqual([
      ['HDMI tipo A fêmea'],
      ['HDMI tipo A fêmea'],
    ]);
  });

  it('leave out only what joins nothing, and say why', () => {
    const odd = [...SHELF.gaps.values()].flat().filter(({ why }) => why === 'unmapped' || why === 'no-class');
    expect(odd).toEqual([]);
    expect(SHELF.size()).toBeGreaterThan(200);
  });
});
