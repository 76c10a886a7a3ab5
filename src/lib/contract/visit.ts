/** `tracking-parameters` (platform contract 4.1). */
export type TrackingParameters = {
  readonly utm_source?: string;
  readonly utm_medium?: string;
  readonly utm_campaign?: string;
  readonly utm_term?: string;
  readonly utm_content?: string;
  readonly gclid?: string;
  readonly fbclid?: string;
};
