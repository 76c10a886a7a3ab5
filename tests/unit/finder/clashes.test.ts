import { describe, expect, it } from 'vitest';
import { clashesOf } from '../../../src/lib/domain/finder/clashes.ts';
import { SHIPPED_RULES } from '../../../src/lib/domain/finder/shipped-rules.ts';
import { SHEETS, SHELF } from '../../support/finder.ts';

const idOf = (sku: string): number => {
  const sheet = SHEETS.find((one) => one.sku === sku);
  if (!sheet) throw new Error(`no ${sku}`);
  return sheet.id;
};
const said = (...skus: readonly string[]) =>
  clashesOf(SHIPPED_RULES, SHELF, skus.map(idOf)).map(({ text }) => text);
const fibre = (kind: string) =>
  SHEETS.filter(
    ({ texts }) =>
      texts['tipo-de-fibra']?.some((value) => value.startsWith(kind)) &&
      SHELF.waysOf(idOf(skuOf(texts))).some(({ from }) => from === (kind === 'OS' ? 'sm' : 'mm')),
  ).map(({ sku }) => sku);
const skuOf = (texts: (typeof SHEETS)[number]['texts']) =>
  SHEETS.find((one) => one.texts === texts)?.sku ?? '';

describe('a cart whose parts will not be linked', () => {
  it('is told of an HDMI cable beside an SDI cable, and where the answer is', () => {
    const [clash] = clashesOf(SHIPPED_RULES, SHELF, ['FS-HDM-E48-020', 'FS-SDI-3G-010'].map(idOf));
    expect(clash?.text).toContain('{FS-HDM-E48-020}');
    expect(clash?.text).toContain('{FS-SDI-3G-010}');
    expect(clash?.ask).toEqual({ from: 'hdmi', to: 'sdi' });
  });

  it('is not, once a converter lies there too', () => {
    expect(said('FS-HDM-E48-020', 'FS-SDI-3G-010', 'FS-ADP-HS3')).toEqual([]);
    expect(said('FS-HDM-E48-020', 'FS-SDI-3G-010', 'FS-ADP-SH3')).toEqual([]);
  });

  it('is told of single mode beside multimode', () => {
    const [single = ''] = fibre('OS');
    const [multi = ''] = fibre('OM');
    expect(said(single, multi).join(' ')).toMatch(/monomodo.*multimodo/);
    expect(said(multi)).toEqual([]);
  });

  it('is told of a coupler that is there for an active cable alone', () => {
    expect(said('FS-ADP-EHD', 'FS-HDM-O48-100').join(' ')).toMatch(/emenda/i);
    expect(said('FS-ADP-EHD', 'FS-HDM-E18-020')).toEqual([]);
  });

  it('says nothing of ordinary carts', () => {
    expect(said('FS-HDM-E48-020', 'FS-AUD-TOS-020', 'FS-NET-C6-030')).toEqual([]);
    expect(said('FS-DSP-14-020', 'FS-HDM-E48-020')).toEqual([]);
    expect(said('FS-PRO-XLR-030', 'FS-CXA-F15-100')).toEqual([]);
    expect(said()).toEqual([]);
  });
});
