import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawProduct, viewsOf } from '#artwork/drawings/draw.ts';
import type { DrawingSpec } from '#artwork/drawings/spec.ts';
import { blackJacket, cable, connectorKinds, end, forms, insides } from './samples.ts';

/** A parser that refuses malformed XML reads the document, and it is what we mean by a square picture. */
async function expectDrawing(svg: string): Promise<void> {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg).not.toMatch(/<script|href=|url\((?!#)|<image|<foreignObject|\son\w+=/i);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([1000, 1000]);
  await sharp(Buffer.from(svg)).resize(40, 40).raw().toBuffer();
}

describe('every connector', () => {
  it.each(connectorKinds)(
    '%s is drawn as plug, socket and angled plug, whole and from the front',
    async (kind) => {
      for (const shape of [{}, { gender: 'female' }, { angled: true, shell: 'gold' }] as const) {
        const spec = cable(end(kind, shape), end('hdmi'));
        await expectDrawing(drawProduct(spec, 'whole'));
        await expectDrawing(drawProduct(spec, 'end-a'));
      }
    },
  );

  it.each(connectorKinds)('%s is drawn in a plate, as a loose plug and as a module', async (kind) => {
    await expectDrawing(drawProduct({ form: 'wall-plate', ports: [kind], colour: '#f2f2ee' }, 'whole'));
    await expectDrawing(drawProduct({ form: 'plug', end: end(kind), units: 4 }, 'whole'));
    await expectDrawing(drawProduct({ form: 'keystone', kind, colour: '#1b1d22', units: 1 }, 'whole'));
  });

  it('no two connectors look alike', () => {
    const drawn = connectorKinds.map((kind) =>
      drawProduct({ form: 'plug', end: end(kind), units: 1 }, 'whole'),
    );
    expect(new Set(drawn).size).toBe(connectorKinds.length);
  });
});

describe('every form', () => {
  it.each(forms.map((spec, i) => [`${i} ${spec.form}`, spec] as const))(
    '%s has three views or more, all drawn',
    async (_, spec) => {
      const views = viewsOf(spec);
      expect(views.length).toBeGreaterThanOrEqual(3);
      expect(views[0]).toBe('whole');
      const drawn = views.map((view) => drawProduct(spec, view));
      for (const svg of drawn) await expectDrawing(svg);
      expect(new Set(drawn).size).toBe(views.length);
    },
  );

  it('draws equal ends once', () => {
    expect(viewsOf(cable(end('hdmi'), end('hdmi')))).not.toContain('end-b');
    expect(viewsOf(cable(end('hdmi'), end('hdmi', { angled: true })))).toContain('end-b');
  });

  it('always draws the same picture', () => {
    for (const spec of forms)
      expect(drawProduct(spec, 'whole')).toBe(drawProduct(structuredClone(spec), 'whole'));
  });
});

describe('the inside', () => {
  it.each(insides.map((inside) => [JSON.stringify(inside), inside] as const))(
    '%s is drawn, round and flat',
    async (_, inside) => {
      for (const finish of ['smooth', 'flat', 'braided', 'transparent'] as const) {
        const spec = cable(end('hdmi'), end('hdmi'), { inside, jacket: { ...blackJacket, finish } });
        await expectDrawing(drawProduct(spec, 'inside'));
      }
    },
  );
});

describe('what sets products apart', () => {
  const base = {
    form: 'cable',
    a: end('hdmi'),
    b: end('hdmi'),
    jacket: blackJacket,
    metres: 2,
    inside: { kind: 'hdmi' },
  } as const;
  const others: readonly (readonly [string, DrawingSpec])[] = [
    ['length', { ...base, metres: 3 }],
    ['colour', { ...base, jacket: { ...blackJacket, colour: '#1f5fbf' } }],
    ['finish', { ...base, jacket: { ...blackJacket, finish: 'braided' } }],
    ['thickness', { ...base, jacket: { ...blackJacket, diameter: 9 } }],
    ['connector', { ...base, b: end('mini-hdmi') }],
    ['accent', { ...base, a: end('hdmi', { accents: ['#1f8a4c'] }) }],
    ['shell', { ...base, a: end('hdmi', { shell: 'gold' }) }],
    ['angle', { ...base, a: end('hdmi', { angled: true }) }],
    ['direction', { ...base, directional: true }],
  ];

  it.each(others)('%s changes the card picture', (_, spec) => {
    expect(drawProduct(spec, 'whole')).not.toBe(drawProduct(base, 'whole'));
  });

  it('class changes the cross-section', () => {
    expect(drawProduct({ ...base, inside: { kind: 'hdmi', optical: true } }, 'inside')).not.toBe(
      drawProduct(base, 'inside'),
    );
  });
});

describe('data from products', () => {
  it('is escaped where it is text', async () => {
    const spec: DrawingSpec = {
      form: 'box',
      front: [{ kind: 'led', label: '<b>&"\u0000' }],
      rear: [],
      colour: '#1b1d22',
      units: 1,
      caption: 'A & B < C </text><script>alert(1)</script>',
    };
    for (const view of viewsOf(spec)) await expectDrawing(drawProduct(spec, view));
    expect(drawProduct(spec, 'end-a')).toContain('A &amp; B &lt; C');
  });

  it('cannot leave an attribute through a colour', async () => {
    const colour = '"/><script>alert(1)</script>';
    const specs: readonly DrawingSpec[] = [
      cable(end('rca', { accents: [colour, colour] }), end('lc', { accents: [colour, colour] }), {
        jacket: { ...blackJacket, colour },
      }),
      { form: 'tool', tool: 'crimper', colour, units: 1 },
      { form: 'adapter', a: end('hdmi'), b: end('vga'), pigtail: true, colour },
    ];
    for (const spec of specs) for (const view of viewsOf(spec)) await expectDrawing(drawProduct(spec, view));
  });

  it('survives measures at the limits', async () => {
    for (const metres of [0, 0.15, 1000]) {
      for (const diameter of [0.9, 30]) {
        const spec = cable(end('bnc'), end('xlr', { accents: Array.from({ length: 8 }, () => '#333333') }), {
          metres,
          jacket: { ...blackJacket, diameter },
        });
        for (const view of viewsOf(spec)) await expectDrawing(drawProduct(spec, view));
      }
    }
    for (const ports of [0, 12, 48])
      await expectDrawing(drawProduct({ form: 'panel', ports, rackUnits: 2 }, 'whole'));
    await expectDrawing(drawProduct({ form: 'wall-plate', ports: [], colour: '#ffffff' }, 'whole'));
  });
});
