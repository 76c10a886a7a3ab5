/**
 * Forms with a place for a service that tells people from programs: it is loaded when somebody begins to fill one in, and
 * asked when they send it. Where it does not load or is too slow the form goes without its word; the shop decides.
 */

type Widget = string | number;
/** What both services have in common. */
type Service = {
  readonly render: (place: HTMLElement, options: object) => Widget;
  readonly execute: (widget: Widget) => void;
  readonly reset: (widget: Widget) => void;
};
type Guard = {
  /** Undefined when the service did not come. */
  readonly made: Promise<{ readonly service: Service; readonly widget: Widget } | undefined>;
  /** Sends the form that waits for the service. */
  send: () => void;
  /** The next press is let through. */
  open: boolean;
  /** The service was asked for this form before. */
  asked: boolean;
};

/** Milliseconds for the script of the service, and for its word once it was asked. */
const LOADING = 5000;
const ASKING = 10_000;

const guards = new WeakMap<HTMLFormElement, Guard>();
let loading: Promise<Service | undefined> | undefined;

export function guardForms(): void {
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) guardOf(form);
  });
  // First of all who listen: to everybody else a form that is held back was not sent.
  document.addEventListener('submit', hold, true);
}

function hold(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  // A button that sends a form unfinished wants it back to go on with.
  if (!(form instanceof HTMLFormElement) || submitter?.hasAttribute('formnovalidate')) return;
  const guard = guardOf(form);
  if (!guard) return;
  if (guard.open) {
    guard.open = false;
    guard.send = nothing;
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  void ask(form, guard, submitter);
}

async function ask(form: HTMLFormElement, guard: Guard, submitter: HTMLElement | null): Promise<void> {
  const release = (): void => {
    form.removeAttribute('aria-busy');
    guard.open = true;
  };
  form.setAttribute('aria-busy', 'true');
  guard.send = () => {
    guard.send = nothing;
    release();
    // Not while the press is still being dealt with: browsers ignore that.
    setTimeout(() => form.requestSubmit(submitter));
  };
  const made = await guard.made;
  if (!made) return guard.send();
  // What it said to an earlier press is used up.
  if (guard.asked) made.service.reset(made.widget);
  guard.asked = true;
  made.service.execute(made.widget);
  setTimeout(() => {
    if (guard.send === nothing) return;
    release();
    const status = form.querySelector<HTMLElement>('[data-captcha-slow]');
    if (status) status.textContent = status.dataset.captchaSlow ?? '';
  }, ASKING);
}

/** Undefined for a form without a place. */
function guardOf(form: HTMLFormElement): Guard | undefined {
  const known = guards.get(form);
  const place = form.querySelector<HTMLElement>('[data-captcha]');
  if (known || !place) return known;
  const { captcha: sitekey, script = '', options = '{}' } = place.dataset;
  loading ??= load(script);
  const made = loading.then((service) => {
    const go = (): void => guard.send();
    const settings = { ...JSON.parse(options), sitekey, callback: go, 'error-callback': go };
    return service && { service, widget: service.render(place, settings) };
  });
  const guard: Guard = { made: made.catch(() => undefined), send: nothing, open: false, asked: false };
  guards.set(form, guard);
  return guard;
}

/** Undefined when it does not come. */
function load(script: string): Promise<Service | undefined> {
  return new Promise((resolve) => {
    const ready = (): void => {
      const { turnstile, grecaptcha } = window as { turnstile?: Service; grecaptcha?: Service };
      resolve(turnstile ?? grecaptcha);
    };
    Object.assign(window, { captchaReady: ready });
    const element = document.createElement('script');
    element.async = true;
    element.src = `${script}&onload=captchaReady`;
    element.onerror = () => resolve(undefined);
    document.head.append(element);
    setTimeout(resolve, LOADING, undefined);
  });
}

function nothing(): void {}
