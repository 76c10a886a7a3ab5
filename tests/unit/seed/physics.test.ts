import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '#artwork/demo/catalog.ts';
import { CHARACTERISTICS, type CharacteristicCode } from '#artwork/demo/characteristics.ts';
import type { SeedProduct } from '#artwork/demo/types.ts';

function number(product: SeedProduct, code: CharacteristicCode): number {
  const value = product.caracteristicas[code];
  return typeof value === 'number' ? value : Number.NaN;
}

function text(product: SeedProduct, code: CharacteristicCode): string {
  return [product.caracteristicas[code] ?? ''].flat().join(' | ');
}

function slugs(products: readonly SeedProduct[]): readonly string[] {
  return products.map((product) => product.slug);
}

/** Cables of a class (and technology) that are longer than such a cable can be. */
function longerThan(metres: number, classe: string, tecnologia = 'Passivo'): readonly string[] {
  const ofClass = PRODUCTS.filter(
    (p) =>
      p.drawing.form === 'cable' &&
      text(p, 'classe') === classe &&
      p.caracteristicas.tecnologia === tecnologia,
  );
  expect(ofClass.length).toBeGreaterThan(0);
  return slugs(ofClass.filter((p) => number(p, 'comprimento') > metres));
}

describe('characteristics', () => {
  it('hold numbers where there is a unit, and texts elsewhere', () => {
    const wrong = PRODUCTS.flatMap((product) =>
      Object.entries(product.caracteristicas).flatMap(([code, value]) => {
        const { unidade } = CHARACTERISTICS[code as CharacteristicCode];
        const isNumber = typeof value === 'number' && Number.isFinite(value) && value > 0;
        return isNumber === (unidade !== '') ? [] : [`${product.slug} ${code}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('can be stored as whole thousandths', () => {
    const wrong = PRODUCTS.flatMap((product) =>
      Object.values(product.caracteristicas).filter(
        (value) => typeof value === 'number' && Math.abs(value * 1000 - Math.round(value * 1000)) > 1e-6,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('agree with the drawing', () => {
    const cables = PRODUCTS.filter((p) => p.drawing.form === 'cable' || p.drawing.form === 'roll');
    expect(
      slugs(cables.filter((p) => 'metres' in p.drawing && p.drawing.metres !== number(p, 'comprimento'))),
    ).toEqual([]);
    expect(
      slugs(
        cables.filter((p) => 'jacket' in p.drawing && p.drawing.jacket.diameter !== number(p, 'diametro')),
      ),
    ).toEqual([]);
    const arrows = PRODUCTS.filter((p) => p.drawing.form === 'cable' && p.drawing.directional === true);
    expect(slugs(arrows.filter((p) => p.caracteristicas.direcional !== 'Sim'))).toEqual([]);
  });
});

describe('limits of copper and glass', () => {
  it.each([
    [10, 'HDMI High Speed', 'Passivo'],
    [5, 'HDMI Premium High Speed', 'Passivo'],
    [15, 'HDMI High Speed 18 Gb/s', 'Ativo'],
    [5, 'HDMI Ultra High Speed', 'Passivo'],
    [100, 'HDMI Ultra High Speed', 'Óptico ativo'],
    [3, 'DisplayPort HBR2', 'Passivo'],
    [2, 'DP8K (HBR3)', 'Passivo'],
    [2, 'DP40 (UHBR10)', 'Passivo'],
    [2, 'DP54 (UHBR13.5)', 'Passivo'],
    [1, 'DP80 (UHBR20)', 'Passivo'],
    [3, 'DP80 (UHBR20)', 'Ativo'],
    [2, 'USB 3.2 Gen 1', 'Passivo'],
    [1, 'USB 3.2 Gen 2', 'Passivo'],
    [0.8, 'USB4 40 Gb/s', 'Passivo'],
    [1, 'USB4 80 Gb/s', 'Passivo'],
    [10, 'S/PDIF óptico', 'Passivo'],
    [30, 'Cat8.1', 'Passivo'],
  ])('keep within %d m: %s, %s', (metres, classe, tecnologia) => {
    expect(longerThan(metres, classe, tecnologia)).toEqual([]);
  });

  it('let no ready-made cable be longer than its own reach', () => {
    const ready = PRODUCTS.filter((p) => p.drawing.form === 'cable');
    expect(slugs(ready.filter((p) => number(p, 'comprimento') > number(p, 'alcance-maximo')))).toEqual([]);
  });

  it.each([
    ['3G-SDI', 2.97],
    ['6G-SDI', 5.94],
    ['12G-SDI', 11.88],
    ['HDMI High Speed', 10.2],
    ['HDMI Premium High Speed', 18],
    ['HDMI Ultra High Speed', 48],
    ['HDMI Ultra96', 96],
  ])('give %s its %d Gb/s', (classe, rate) => {
    const ofClass = PRODUCTS.filter((p) => p.caracteristicas.classe === classe);
    expect(new Set(ofClass.map((p) => p.caracteristicas['largura-de-banda']))).toEqual(new Set([rate]));
  });

  it('make active and optical cables one-way, USB4 apart', () => {
    const active = PRODUCTS.filter(
      (p) =>
        p.drawing.form === 'cable' &&
        p.caracteristicas.tecnologia !== undefined &&
        p.caracteristicas.tecnologia !== 'Passivo' &&
        !text(p, 'classe').startsWith('USB4'),
    );
    expect(active.length).toBeGreaterThan(15);
    expect(slugs(active.filter((p) => p.caracteristicas.direcional !== 'Sim'))).toEqual([]);
  });

  it('give every SDI cable 75 Ω and every data cable 100 Ω', () => {
    const sdi = PRODUCTS.filter((p) => p.categoria.includes('/sdi-e-bnc/'));
    expect(slugs(sdi.filter((p) => number(p, 'impedancia') !== 75))).toEqual([]);
    const data = PRODUCTS.filter((p) => p.categoria.includes('/cabos-de-rede/'));
    expect(slugs(data.filter((p) => number(p, 'impedancia') !== 100))).toEqual([]);
  });

  it('state the Anatel conformity of data and 75 Ω coaxial cables', () => {
    const bound = PRODUCTS.filter((p) => /\/(sdi-e-bnc|cabos-de-rede)\//.test(p.categoria));
    expect(slugs(bound.filter((p) => text(p, 'anatel') === ''))).toEqual([]);
  });

  it('do not mix single-mode and multimode, UPC and APC', () => {
    const fibre = PRODUCTS.filter((p) => p.categoria.includes('/fibra-optica/'));
    const wrong = fibre.filter((p) => {
      const single = text(p, 'classe').startsWith('Monomodo');
      const apc = /APC/.test(text(p, 'conector-a') + text(p, 'conector-b'));
      return single !== (text(p, 'tipo-de-fibra') === 'OS2') || apc !== (text(p, 'polimento') === 'APC');
    });
    expect(slugs(wrong)).toEqual([]);
  });

  it('name HDMI cables by class, never by version', () => {
    const cables = PRODUCTS.filter((p) => p.categoria.startsWith('cabos-de-video/hdmi/'));
    expect(slugs(cables.filter((p) => /HDMI\s*(1\.|2\.)/.test(p.nome)))).toEqual([]);
  });

  it('require an e-marker above 60 W', () => {
    const strong = PRODUCTS.filter((p) => text(p, 'classe').startsWith('USB') && number(p, 'potencia') > 60);
    const cables = strong.filter((p) => p.drawing.form === 'cable');
    expect(cables.length).toBeGreaterThan(3);
    expect(slugs(cables.filter((p) => !text(p, 'recursos').includes('E-marker')))).toEqual([]);
  });
});
