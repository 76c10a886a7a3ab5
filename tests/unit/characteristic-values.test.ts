import { describe, expect, it } from 'vitest';
import { readValues, type ValueKind, writeValues } from '#lib/domain/catalogue/characteristic-values.ts';

const number = (unidade: string): ValueKind => ({ tipo: 'numero', unidade, valores: [] });
const choice: ValueKind = { tipo: 'escolha', unidade: '', valores: ['Preto', 'Azul-marinho'] };

describe('a measure', () => {
  it.each([
    ['1,8', 'm', '1,8 m', 1800, false],
    ['180 cm', 'm', '1,8 m', 1800, true],
    ['1.80 metros', 'm', '1,8 m', 1800, false],
    ['1800mm', 'm', '1,8 m', 1800, true],
    ['6"', 'mm', '152,4 mm', 152_400, true],
    ['2.000,5', 'Hz', '2.000,5 Hz', 2_000_500, false],
    ['48 Gbps', 'Gb/s', '48 Gb/s', 48_000, false],
    ['1,5mm2', 'mm²', '1,5 mm²', 1500, false],
    ['24 AWG', 'AWG', '24 AWG', 24_000, false],
    ['4', '', '4', 4000, false],
  ])('%s in %s is %s', (typed, unit, label, numero, convertido) => {
    expect(readValues(number(unit), typed)).toEqual({ valores: [{ label, numero }], convertido });
  });

  it.each([
    ['2 kg', 'm', { motivo: 'unidade', certo: 'mm, cm, dm, m, km, pol, pé' }],
    ['2 m', 'AWG', { motivo: 'unidade', certo: 'AWG' }],
    ['2 m', '', { motivo: 'unidade', certo: '' }],
    ['1.500', 'm', { motivo: 'ambiguo' }],
    ['dois', 'm', { motivo: 'numero' }],
    ['-3', 'm', { motivo: 'numero' }],
    ['1,2345', 'm', { motivo: 'casas' }],
    ['0,1 mm', 'km', { motivo: 'casas' }],
    ['3.000.000', 'm', { motivo: 'grande' }],
    ['1\n2', 'm', { motivo: 'linhas' }],
  ])('%s in %s is refused', (typed, unit, fault) => {
    expect(readValues(number(unit), typed)).toEqual(fault);
  });

  it('may be several, each once', () => {
    const read = readValues(number('V'), '110 | 220 V | 0,22 kV');
    expect(read).toMatchObject({ valores: [{ numero: 110_000 }, { numero: 220_000 }], convertido: true });
    expect('valores' in read && writeValues(number('V'), read.valores)).toBe('110 | 220');
  });
});

describe('a choice', () => {
  it('is found however it is written, and kept as the shop writes it', () => {
    expect(readValues(choice, 'azul-marinho | PRETO')).toMatchObject({
      valores: [{ label: 'Azul-marinho' }, { label: 'Preto' }],
    });
  });

  it('is refused with what may be chosen', () => {
    expect(readValues(choice, 'Roxo')).toEqual({ motivo: 'escolha', certo: 'Preto, Azul-marinho' });
  });
});

describe('other kinds', () => {
  it('read yes and no as people write them', () => {
    const kind: ValueKind = { tipo: 'simNao', unidade: '', valores: [] };
    const read = ['sim', 'S', 'true', '1'].map((typed) => readValues(kind, typed));
    expect(read).toEqual(read.map(() => ({ valores: [{ label: 'Sim', numero: null }], convertido: false })));
    expect(readValues(kind, 'talvez')).toEqual({ motivo: 'simNao' });
    expect(writeValues(kind, [{ label: 'Não', numero: null }])).toBe('não');
  });

  it('keep a text as it is, bars too, up to 500 letters', () => {
    const kind: ValueKind = { tipo: 'texto', unidade: '', valores: [] };
    expect(readValues(kind, '12 g | 4%')).toMatchObject({ valores: [{ label: '12 g | 4%' }] });
    expect(readValues(kind, 'a'.repeat(500))).toMatchObject({ convertido: false });
    expect(readValues(kind, 'a'.repeat(501))).toEqual({ motivo: 'longo' });
    expect(readValues(kind, '  ')).toEqual({ valores: [], convertido: false });
  });
});
