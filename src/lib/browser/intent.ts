/**
 * `client:intent`: an island is loaded and hydrated at the first sign that somebody is about to use it: a pointer, a
 * touch, the focus or a key in it, or in an element that points to it.
 *
 * What the page has to write:
 * - `data-intent-for="side-cart"` on an element outside that stands for the island (name: the component's, in kebab case);
 * - `data-intent-once` on a control whose second click must not count (the buy button: two taps, one product).
 *
 * What the island has to do: dispatch `vitrine:ready` from an element in it once its first effect has run, and take
 * its values from its own DOM inputs then, because a visitor may have typed before React was there.
 *
 * Clicks made meanwhile are held and replayed then. Only clicks: a replayed `submit` is lost, keys and pointer events
 * need no help. If the module does not come within `PATIENCE`, the control does what it would do without a script.
 */
import type { ClientDirective } from 'astro';
import { reloadOnce } from './reload-once.ts';

/** Milliseconds a click is held before its native action runs. */
const PATIENCE = 4000;
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const CONTROL = 'a, button, summary';

const intent: ClientDirective = (load, { name }, island) => {
  const pointing = `[data-intent-for="${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}"]`;
  const held: HTMLElement[] = [];
  let called = false;

  const controlOf = ({ target }: Event): HTMLElement | null | undefined => {
    if (!(target instanceof Element)) return undefined;
    return island.contains(target)
      ? target.closest<HTMLElement>(CONTROL)
      : target.closest<HTMLElement>(pointing);
  };
  const concerns = ({ target }: Event): boolean =>
    target instanceof Element && (island.contains(target) || target.closest(pointing) !== null);

  const wake = (event: Event): void => {
    if (called || !concerns(event)) return;
    called = true;
    load().then((hydrate) => hydrate());
  };

  const hold = (event: MouseEvent): void => {
    const control = controlOf(event);
    if (!control || event.defaultPrevented || isModified(event)) return;
    wake(event);
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.length === 0) setTimeout(giveUp, PATIENCE);
    if (!(held.includes(control) && 'intentOnce' in control.dataset)) held.push(control);
    control.setAttribute('aria-busy', 'true');
  };

  /** Lets go of the held clicks: hydrated, the island hears them; given up, the browser does. */
  const release = (): void => {
    document.removeEventListener('click', hold, true);
    for (const control of held.splice(0)) {
      control.removeAttribute('aria-busy');
      control.click();
    }
  };

  const giveUp = (): void => {
    if (held.length > 0 && !held.some(hasNativeAction)) reloadOnce();
    release();
  };

  for (const sign of SIGNS) document.addEventListener(sign, wake, { capture: true, passive: true });
  document.addEventListener('click', hold, true);
  island.addEventListener('vitrine:ready', release, { once: true });
  island.addEventListener('astro:hydration-error', giveUp, { once: true });
};

export default intent;

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

function hasNativeAction(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement
    ? control.type === 'submit' && control.form !== null
    : control.matches('a[href]');
}
