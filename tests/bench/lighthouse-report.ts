/** What a report of Lighthouse says, as far as there are goals for it. */
import { median } from './statistics.ts';

export type Figures = {
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** Audits of accessibility, best practices and SEO that were not passed. */
  readonly faults: readonly string[];
};

export type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
};

/** @throws Error when a category or a figure is missing, as when the page did not load. */
export function figuresOf({ categories, audits }: Report): Figures {
  const score = (category: string): number => {
    const value = categories[category]?.score;
    if (value === undefined || value === null) throw new Error(`Lighthouse gave no score for ${category}`);
    return Math.round(value * 100);
  };
  const figure = (audit: string): number => {
    const value = audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${audit}`);
    return value;
  };
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title} (${id})`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    faults,
  };
}

/** Each figure's own median. */
export function middleOf(reports: readonly Figures[]): Figures {
  const middle = (key: Exclude<keyof Figures, 'faults'>): number => median(reports.map((one) => one[key]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    bytes: middle('bytes'),
    faults: reports.flatMap(({ faults }) => faults),
  };
}
