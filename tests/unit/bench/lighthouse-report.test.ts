import { describe, expect, it } from 'vitest';
import { figuresOf, middleOf, type Report } from '../../bench/lighthouse-report.ts';

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
});
const report = (performance: number | null): Report => ({
  categories: {
    performance: category(performance),
    accessibility: category(0.97, 'contrast', 'alt'),
    'best-practices': category(1),
    seo: category(1),
  },
  audits: {
    contrast: { title: 'Contrast is enough', score: 0 },
    alt: { title: 'Pictures have a text', score: 1 },
    'largest-contentful-paint': { title: '', score: 1, numericValue: (performance ?? 0) * 1000 },
    'total-blocking-time': { title: '', score: 1, numericValue: 7 },
    'cumulative-layout-shift': { title: '', score: 1, numericValue: 0 },
    'total-byte-weight': { title: '', score: 1, numericValue: 90_000 },
  },
});

describe('a report of Lighthouse', () => {
  it('is read in hundredths and milliseconds, with what was not passed', () => {
    expect(figuresOf(report(0.99))).toEqual({
      performance: 99,
      accessibility: 97,
      bestPractices: 100,
      seo: 100,
      lcp: 990,
      tbt: 7,
      cls: 0,
      bytes: 90_000,
      faults: ['accessibility: Contrast is enough (contrast)'],
    });
  });

  it('without a score is refused', () => {
    expect(() => figuresOf(report(null))).toThrow('performance');
  });

  it('among others counts by the median of each figure', () => {
    const { performance, lcp } = middleOf([0.5, 1, 0.98].map((score) => figuresOf(report(score))));
    expect([performance, lcp]).toEqual([98, 980]);
  });
});
