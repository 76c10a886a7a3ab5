import { describe, expect, it } from 'vitest';
import { describeView } from '#artwork/drawings/describe.ts';
import { viewsOf } from '#artwork/drawings/draw.ts';
import { cable, end, forms } from './samples.ts';

describe('alt texts', () => {
  it.each(forms.map((spec, i) => [`${i} ${spec.form}`, spec] as const))(
    '%s says something different of every view',
    (_, spec) => {
      const texts = viewsOf(spec).map((view) => describeView(spec, view));
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) {
        expect(text.length).toBeGreaterThan(12);
        expect(text).not.toMatch(/undefined|null|NaN|male|female|\bof\b|\bthe\b/);
      }
    },
  );

  it('names connectors, inside and length in Portuguese', () => {
    const spec = cable(end('hdmi'), end('rca', { accents: ['#b5202a', '#f2f2ee'], gender: 'female' }), {
      inside: { kind: 'coax', braids: 2 },
    });
    expect(describeView(spec, 'whole')).toBe(
      'Cabo de 1,8 m enrolado, com HDMI tipo A macho e 2 RCA fêmeas à vista',
    );
    expect(describeView(spec, 'end-a')).toBe('Conector HDMI tipo A macho, visto de frente e de lado');
    expect(describeView(spec, 'end-b')).toBe('Conectores 2 RCA fêmeas, vistos de frente e de lado');
    expect(describeView(spec, 'inside')).toBe('Corte do cabo: condutor central, dielétrico e duas malhas');
  });
});
