import { describe, expect, it } from 'vitest';
import { answer } from '../../../src/lib/domain/finder/answer.ts';
import { readQuestion } from '../../../src/lib/domain/finder/question.ts';
import { SHIPPED_RULES } from '../../../src/lib/domain/finder/shipped-rules.ts';
import { askedEnds, type Use, usesOf } from '../../../src/lib/domain/finder/uses.ts';
import { READER, SHEETS, SHELF, shelfWith } from '../../support/finder.ts';

const idOf = (sku: string): number => SHEETS.find((sheet) => sheet.sku === sku)?.id ?? 0;
const skuOf = (id: number): string => SHEETS.find((sheet) => sheet.id === id)?.sku ?? '';
const uses = (sku: string) => usesOf(SHIPPED_RULES, READER, SHELF, idOf(sku));
const ends = (list: readonly Use[] | undefined) => (list ?? []).map(({ from, to }) => `${from} ${to}`);

describe('what a product is for', () => {
  it('is what it links, and not the other way round', () => {
    expect(ends(uses('FS-ADP-DPH')?.fits)).toContain('displayport hdmi');
    expect(uses('FS-ADP-DPH')?.unfit).toContainEqual(
      expect.objectContaining({ from: 'hdmi', to: 'displayport', note: 'só funciona no sentido contrário' }),
    );
    expect(ends(uses('FS-ADP-HDP')?.fits)).toContain('hdmi displayport');
    // Between two HDMI sockets nobody looks for it.
    expect(ends(uses('FS-ADP-HDP')?.unfit)).not.toContain('notebook tv');
  });

  it('says where it carries less than both devices do', () => {
    const ofPs5 = (sku: string) => uses(sku)?.fits.find(({ from, to }) => from === 'ps5' && to === 'tv');
    expect(ofPs5('FS-HDM-HS-018')?.note).toContain('4K a 30 Hz');
    expect(ofPs5('FS-HDM-E48-020')?.note).toBe('');
  });

  it('names the leads of a box and the boxes of a cable', () => {
    expect(uses('FS-ADP-HDP')?.beside.map(skuOf).join(' ')).toMatch(/FS-DSP/);
    expect(uses('FS-SDI-3G-010')?.beside.map(skuOf)).toContain('FS-ADP-SH3');
  });

  it('is nothing for what has no ends', () => {
    expect(usesOf(SHIPPED_RULES, READER, SHELF, idOf('FS-FER-CAN'))).toBeUndefined();
    expect(usesOf(SHIPPED_RULES, READER, SHELF, 0)).toBeUndefined();
  });
});

const PARTS = SHEETS.flatMap((sheet) => {
  const found = usesOf(SHIPPED_RULES, READER, SHELF, sheet.id);
  return found ? [{ sheet, found }] : [];
});

/** The finder's answer to the question that a use links to, in a shop of these products. */
function answered(use: Use, only: readonly number[]) {
  const shelf = shelfWith(SHEETS.filter(({ id }) => only.includes(id)));
  const { read } = readQuestion(READER, {
    ...askedEnds(READER, use.from, use.to),
    metros: use.metres ?? 0.05,
    precisa: use.needs,
  });
  if (!read) throw new Error(`${use.from} to ${use.to} is not understood`);
  return answer(SHIPPED_RULES, shelf, read);
}

describe('a product page and the finder', () => {
  it('are fed by most products of the demo', () => {
    expect(PARTS.length).toBeGreaterThan(150);
    expect(PARTS.filter(({ found }) => found.fits.length > 0).length).toBeGreaterThan(140);
  });

  it('agree: what a cable serves for, a shop of that cable answers with it; what it does not, with none', () => {
    const wrong = PARTS.flatMap(({ sheet, found }) => {
      const cable = found.fits.every((use) => answered(use, [sheet.id]).type !== 'nenhum');
      const none = found.unfit.every((use) => answered(use, [sheet.id]).type === 'nenhum');
      const all = [sheet.id, ...SHEETS.filter(({ id }) => id !== sheet.id).map(({ id }) => id)];
      const box = cable || found.fits.every((use) => answered(use, all).type !== 'nenhum');
      return [
        ...(box ? [] : [`${sheet.sku} serves for what has no answer`]),
        ...(none ? [] : [`${sheet.sku} does serve`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('never say both of one pair', () => {
    for (const { found } of PARTS) {
      const fits = new Set(ends(found.fits));
      expect(ends(found.unfit).filter((pair) => fits.has(pair))).toEqual([]);
    }
  });
});
