/**
 * Services that tell people from programs. What each is loaded from and allowed, as in their own guides
 * (developers.google.com/recaptcha/docs/invisible and /docs/faq, developers.cloudflare.com/turnstile). Both show a task only
 * to whom they doubt; reCAPTCHA is version 2, "invisible", since version 3 leaves whom it doubts no way to prove them wrong.
 */

export const CAPTCHA_SERVICES = ['recaptcha', 'turnstile'] as const;
export type CaptchaService = (typeof CAPTCHA_SERVICES)[number];

type Facts = {
  readonly name: string;
  /** Origin of the question whether an answer is good. */
  readonly origin: string;
  /** Path of that question. */
  readonly verify: string;
  readonly script: string;
  /** Where the page loads scripts and frames from. */
  readonly sources: readonly string[];
  /** Of its widget: nothing is seen of it while it does not doubt. */
  readonly options: Readonly<Record<string, string>>;
  /** The field it adds to a form. */
  readonly field: string;
  readonly privacy: string;
};

export const captchaFacts: Readonly<Record<CaptchaService, Facts>> = {
  recaptcha: {
    name: 'Google reCAPTCHA',
    origin: 'https://www.google.com',
    verify: '/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=pt-BR',
    sources: [
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
    options: { size: 'invisible', badge: 'inline' },
    field: 'g-recaptcha-response',
    privacy: 'https://policies.google.com/privacy?hl=pt-BR',
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    origin: 'https://challenges.cloudflare.com',
    verify: '/turnstile/v0/siteverify',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    sources: ['https://challenges.cloudflare.com'],
    options: {
      execution: 'execute',
      appearance: 'interaction-only',
      size: 'flexible',
      language: 'pt-br',
    },
    field: 'cf-turnstile-response',
    privacy: 'https://www.cloudflare.com/pt-br/privacypolicy/',
  },
};

/** The header a call carries the answer of the visitor's browser in. */
export const CAPTCHA_HEADER = 'Captcha-Token';
/** Characters; Turnstile's are at most 2048 long, Google's have grown beyond that. */
export const CAPTCHA_LENGTH = 8192;

/** '' when the form carries none. */
export function captchaToken(form: FormData): string {
  const given = Object.values(captchaFacts).map(({ field }) => form.get(field));
  const token = given.find((value) => typeof value === 'string' && value !== '');
  return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) && token.length <= CAPTCHA_LENGTH
    ? token
    : '';
}
