import { describe, expect, it } from 'vitest';
import { familyChips, familyName } from '#lib/domain/catalogue/family-card.ts';

const rota = (path: string) => ({ path, route: path });
const sibling = (id: number, label: string, selecionado = false) => ({
  label,
  imagem: '',
  imagemOriginal: '',
  rota: rota(`/p${id}`),
  selecionado,
  produto: { id, status: 'disponivel' },
});
const member = (id: number, label: string, selecionado = false) => ({
  id,
  label,
  imagem: '',
  imagemOriginal: '',
  status: 'disponivel',
  rota: rota(`/p${id}`),
  selecionado,
});
const LENGTHS = ['10 m', '1 m', '2 m', '3 m', '5 m', '7 m', '15 m'];
const all = LENGTHS.map((label, index) => sibling(index + 1, label, index === 0));
const labels = ({ shown }: ReturnType<typeof familyChips>) => shown.map(({ label }) => label);

describe('the chips of a card', () => {
  it('are five of all values in their natural order, the own one among them, and how many more', () => {
    const chips = familyChips(all, undefined, false);
    expect(labels(chips)).toEqual(['1 m', '2 m', '3 m', '5 m', '10 m']);
    expect(chips.more).toBe(2);
  });

  it('are those that meet the filters, where it is known which do', () => {
    const members = [member(2, '1 m', true), member(3, '2 m')];
    expect(familyChips(all, members, true)).toMatchObject({ more: 5, shown: [{ id: 2 }, { id: 3 }] });
    const alone = familyChips(all, undefined, true);
    expect(labels(alone)).toEqual(['10 m']);
    expect(alone.more).toBe(6);
  });

  it('are as many as a card has room for, the own one always', () => {
    const chips = familyChips(all, undefined, false, 3);
    expect(labels(chips)).toEqual(['1 m', '2 m', '10 m']);
    expect(chips.more).toBe(4);
  });

  it('are none of a product that stands alone', () => {
    expect(familyChips([], undefined, true)).toEqual({ shown: [], more: 0 });
    expect(familyChips(all.slice(0, 1), undefined, true)).toEqual({ shown: [], more: 0 });
  });
});

describe('the name of a family', () => {
  it.each([
    ['Cabo HDMI 2.1 Ultra High Speed 48G 2 m', '2 m', 'Cabo HDMI 2.1 Ultra High Speed 48G'],
    ['Cabo HDMI 48 Gb/s 8K — 2 m', '2 m', 'Cabo HDMI 48 Gb/s 8K'],
    ['Cabo HDMI 2.1 – 12 m', '2 m', 'Cabo HDMI 2.1 – 12 m'],
    ['Cabo P10 de 5 m', '5 m', 'Cabo P10'],
    ['Cabo RCA, 1,5 m', '1,5 m', 'Cabo RCA'],
    ['Cabo RCA 1,5\u00a0m preto', '1,5 m', 'Cabo RCA preto'],
    ['Cabo CAT6 Azul 2 m', 'azul', 'Cabo CAT6 2 m'],
    ['Cabo 2 mm²', '2 m', 'Cabo 2 mm²'],
    ['Cabo com (a+b)', '(a+b)', 'Cabo'],
    ['2 m', '2 m', '2 m'],
    ['Cabo', '', 'Cabo'],
  ])('of %j without %j is %j', (nome, label, bare) => {
    expect(familyName(nome, label)).toBe(bare);
  });
});
