import { describe, expect, it } from 'vitest';
import { pairsOf } from '#lib/domain/finder/pairs-of.ts';
import { READER, SHEETS, SHELF } from '../../support/finder.ts';

const titles = (sku: RegExp, most = 6): readonly string[] => {
  const ids = SHEETS.filter((sheet) => sku.test(sheet.sku)).map(({ id }) => id);
  return pairsOf(READER, SHELF, ids, most).map(({ title }) => title);
};

describe('the questions that a category is for', () => {
  it.each([
    [/FS-HDM-(P18|U48)/, 'PlayStation 5 na TV', 'VGA para HDMI'],
    [/FS-SDI-3G/, 'Câmera de CFTV no DVR', 'PlayStation 5 na TV'],
    [/FS-PRO-XLR/, 'Microfone na mesa de som', 'Guitarra em entrada XLR'],
    [/FS-ADP-(HVG|VGH)/, 'HDMI para VGA', 'TV na soundbar por HDMI ARC'],
    [/FS-USC-HDM/, 'USB-C para HDMI', 'HDMI para DisplayPort'],
    [/FS-CXA-F/, 'Receiver em caixa passiva', 'Receiver no subwoofer'],
    [/FS-FIB-SSA/, '', 'LC para SC'],
  ])('%s', (sku, has, not) => {
    const all = titles(sku, 50);
    if (has !== '') expect(all).toContain(has);
    expect(all).not.toContain(not);
  });

  it('are as many as asked for, and none of what links nothing', () => {
    expect(titles(/FS-HDM/, 3)).toHaveLength(3);
    expect(titles(/FS-FER/)).toEqual([]);
    expect(titles(/nothing/)).toEqual([]);
  });
});
