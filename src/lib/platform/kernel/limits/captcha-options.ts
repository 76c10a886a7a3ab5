import type { CaptchaService } from '#lib/domain/kernel/captcha.ts';

export type CaptchaOptions = {
  readonly service: CaptchaService;
  /** Public. */
  readonly siteKey: string;
  readonly secret: string;
  /** Origin that is asked, if another than the service's own. */
  readonly origin?: string | undefined;
  /** Told why the service gave no useful answer; the form is taken as one without proof. */
  readonly onFailure: (service: CaptchaService, error: unknown) => void;
};
