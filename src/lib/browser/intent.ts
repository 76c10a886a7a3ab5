/**
 * `client:intent`: an island is loaded and hydrated at the first sign that somebody is about to use it: a pointer, a
 * touch, the focus or a key in it, or in an element that points to it.
 *
 * What the page has to write:
 * - `data-intent-for="side-cart"` on an element outside that stands for the island (name: the component's, in kebab case);
 * - `data-intent-once` on a control whose second click must not count (the buy button: two taps, one product);
 * - `data-intent-step="1"` or `"-1"` on a button that changes the number field beside it: its native action.
 *
 * What the island has to do: dispatch `vitrine:ready` from an element in it once its first effect has run, and take
 * its values from its own DOM inputs then, because a visitor may have typed before React was there.
 *
 * Clicks made meanwhile are held in one queue for all islands, so that "+", "+", "Comprar" happen in this order even
 * when the islands arrive in another. Only clicks: a replayed `submit` is lost, keys and pointer events need no help.
 * If an island does not come within `PATIENCE`, its controls do what they would do without a script. Where nothing was
 * asked of it yet, or a control can do nothing, the page is loaded again, at most once a minute.
 */
import type { ClientDirective } from 'astro';
import { reloadOnce, reloadUnlessTyping } from './reload-once.ts';

/** Milliseconds a click is held before its native action runs. */
const PATIENCE = 4000;
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const CONTROL = 'a, button, summary';

type Sleeper = { readonly pointing: string; readonly wake: () => void; failed: boolean };
type Held = { readonly control: HTMLElement; readonly island: HTMLElement | undefined };

/** Islands that are not ready yet. */
const sleeping = new Map<HTMLElement, Sleeper>();
const queue: Held[] = [];
let patience = 0;
let replaying = false;
/** What was done natively on this page is not to be lost by loading it again. */
let acted = false;

const intent: ClientDirective = (load, { name }, island) => {
  const pointing = `[data-intent-for="${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}"]`;
  let woken = false;
  const wake = (): void => {
    if (woken) return;
    woken = true;
    load().then((hydrate) => {
      // React expects the attributes the server wrote.
      for (const { control } of queue) if (island.contains(control)) control.removeAttribute('aria-busy');
      hydrate();
    });
  };
  const sleeper: Sleeper = { pointing, wake, failed: false };
  if (sleeping.size === 0) listen('addEventListener');
  sleeping.set(island, sleeper);
  island.addEventListener('vitrine:ready', () => {
    sleeping.delete(island);
    setTimeout(replay);
  });
  island.addEventListener('astro:hydration-error', () => {
    sleeper.failed = true;
    if (queue.length > 0) giveUp();
    else if (!acted) reloadUnlessTyping();
  });
};

export default intent;

function listen(change: 'addEventListener' | 'removeEventListener'): void {
  for (const sign of SIGNS) document[change](sign, wakeMeant, { capture: true, passive: true });
  document[change]('click', hold, { capture: true });
}

function wakeMeant({ target }: Event): void {
  const island = meant(target);
  if (island) sleeping.get(island)?.wake();
}

/** The island that is not ready and that `target` is in or points to. */
function meant(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  for (const [island, { pointing }] of sleeping)
    if (island.contains(target) || target.closest(pointing)) return island;
  return undefined;
}

/** Holds a click on a control whose island is not ready, or that comes after such clicks. */
function hold(event: Event): void {
  const click = event as MouseEvent;
  const control = click.target instanceof Element ? click.target.closest<HTMLElement>(CONTROL) : null;
  if (!control || replaying || click.defaultPrevented || isModified(click)) return;
  const island = meant(control);
  const sleeper = island && sleeping.get(island);
  if (sleeper?.failed) {
    acted = true;
    stepNatively(control);
    return;
  }
  if (!sleeper && (queue.length === 0 || !control.closest('[data-intent-for], astro-island'))) return;
  sleeper?.wake();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (queue.length === 0) patience = window.setTimeout(giveUp, PATIENCE);
  if ('intentOnce' in control.dataset && queue.some((held) => held.control === control)) return;
  queue.push({ control, island });
  control.setAttribute('aria-busy', 'true');
}

/** Plays the clicks whose islands are ready, in order; React commits between two of them. */
function replay(): void {
  const [next] = queue;
  if (next && (!next.island || !sleeping.has(next.island))) {
    queue.shift();
    press(next.control);
    setTimeout(replay);
  }
  if (queue.length > 0) return;
  clearTimeout(patience);
  if (sleeping.size === 0) listen('removeEventListener');
}

/** The modules did not come: the browser does what it can with the held clicks. */
function giveUp(): void {
  clearTimeout(patience);
  const held = queue.splice(0);
  for (const { control } of held) {
    stepNatively(control);
    press(control);
  }
  acted ||= held.some(({ control }) => hasNativeAction(control));
  if (!acted) void reloadOnce();
}

/** So that "+", "+", "Comprar" buys three also when the quantity control never came. */
function stepNatively({ dataset, parentElement }: HTMLElement): void {
  const field = dataset.intentStep ? parentElement?.querySelector('input') : null;
  if (field) field.value = String(Math.max(1, Number(field.value) + Number(dataset.intentStep)));
}

function press(control: HTMLElement): void {
  control.removeAttribute('aria-busy');
  replaying = true;
  control.click();
  replaying = false;
}

function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

function hasNativeAction(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement
    ? 'intentStep' in control.dataset || (control.type === 'submit' && control.form !== null)
    : control.matches('a[href], summary');
}
