import { describe, expect, it } from 'vitest';
import { DEMO_COMPANY, demoLegalData } from '#lib/domain/shop/demo-company.ts';

const of = (site: { razaoSocial: string; cnpj: string }) => demoLegalData({ sistema: { geral: { site } } });
const OWN = { razaoSocial: 'Loja de Verdade Ltda.', cnpj: '12.ABC.345/01DE-35' };

describe('demoLegalData', () => {
  it('knows the name of the demo and its number, in any spelling', () => {
    expect(of(DEMO_COMPANY)).toBe(true);
    expect(of({ ...OWN, razaoSocial: ` ${DEMO_COMPANY.razaoSocial} ` })).toBe(true);
    expect(of({ ...OWN, cnpj: '11222333000181' })).toBe(true);
  });

  it("is false for a shop's own, and for a shop that has said nothing yet", () => {
    expect(of(OWN)).toBe(false);
    expect(of({ razaoSocial: '', cnpj: '' })).toBe(false);
  });
});
