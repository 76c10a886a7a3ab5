/** What a page says to the script that tells Analytics of it. */
import type { AnalyticsEvent } from './analytics.ts';
import type { AnalyticsItem } from './analytics-item.ts';

/** Forms of which only the next page shows whether they were taken; `data-track` of a form or of its button names it. */
export type TrackedForm = 'generate_lead' | 'login' | 'order' | 'shipping' | 'sign_up';

export type PageAnalytics = {
  /** Told when the page is shown, in this order. */
  readonly events: readonly AnalyticsEvent[];
  /** What the controls of the page are about. */
  readonly products: readonly {
    readonly id: number;
    /** The value of its `simples` attribute, where one is chosen already. */
    readonly value?: number;
    readonly path: string;
    readonly item: AnalyticsItem;
  }[];
  /** Told where the form of that name led to this page. */
  readonly taken?: Readonly<Partial<Record<TrackedForm, readonly AnalyticsEvent[]>>>;
};
