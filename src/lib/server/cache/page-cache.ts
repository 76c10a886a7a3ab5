/**
 * Rendered pages in memory: one render per key, stale while revalidating, invalidated by tag, bounded by bytes. It knows
 * nothing of HTTP or Astro; keys come from `page-key.ts`, pages from `cache-provider.ts`.
 */
import type { Touches } from '#lib/platform/kernel/changes/keys.ts';
import { type CacheRule, doubted, type Life, lifeOf } from './page-life.ts';
import { createPageShelf, type ShelfEntry } from './page-shelf.ts';
import { polishPage, type StoredPage } from './stored-page.ts';

/** A render gives a page that anyone may see for a while, or an answer for this visitor only. */
export type Rendered<Pass> =
  | { readonly kind: 'page'; readonly page: StoredPage; readonly rule: CacheRule }
  | { readonly kind: 'pass'; readonly pass: Pass };

export type KeptPage = { readonly page: StoredPage; readonly life: Life };

export type Outcome<Pass> =
  | ({ readonly state: 'hit' | 'stale' | 'miss' } & KeptPage)
  | { readonly state: 'pass'; readonly pass: Pass };

export type PageCache = {
  /** Answers from memory or renders. Rejects as `render` does; a failed revalidation keeps the stale page. */
  readonly respond: <Pass>(key: string, render: () => Promise<Rendered<Pass>>) => Promise<Outcome<Pass>>;
  /** A fresh page, without rendering. */
  readonly peek: (key: string) => KeptPage | undefined;
  /** Drops every page with one of the tags, pages being rendered included. Call it after the change is committed. */
  readonly invalidate: (tags: readonly string[]) => void;
  /** Drops every page whose tags a change affects, pages being rendered included. */
  readonly changed: (touches: Touches) => void;
  readonly clear: () => void;
  /** Grows with every change: what was read at an earlier number may be out of date. */
  readonly sequence: () => number;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

type Options = {
  /** Milliseconds. */
  readonly now: () => number;
  readonly maxBytes: number;
  /** False while changes cannot be read: every page may be out of date. Always true when omitted. */
  readonly isCurrent?: () => boolean;
  readonly onRevalidationError: (key: string, error: unknown) => void;
  /**
   * Serves an old page when rendering fails: for shops whose data is on another machine. Never after the end of
   * its life.
   */
  readonly staleIfError?: boolean;
};

type Flight = { readonly kept: Promise<KeptPage | undefined> };
type Render = { readonly at: number; readonly missed: Touches[] };

/** The result of a render, with the life of its page. */
type Flown<Pass> = Exclude<Rendered<Pass>, { kind: 'page' }> | ({ readonly kind: 'page' } & KeptPage);

const everything: Touches = () => true;

export function createPageCache({
  now,
  maxBytes,
  isCurrent = () => true,
  onRevalidationError,
  staleIfError = false,
}: Options): PageCache {
  const shelf = createPageShelf(maxBytes);
  const flights = new Map<string, Flight>();
  /** Renders under way, with the changes since they began. */
  const renders = new Set<Render>();
  let sequence = 0;
  let polishing = false;

  function lookup(key: string): ({ state: 'hit' | 'stale' } & KeptPage) | undefined {
    const entry = isCurrent() ? shelf.get(key) : undefined;
    if (!entry) return undefined;
    const { page, life } = entry;
    const at = now();
    if (at < life.fresh) {
      polish(key, entry);
      return { state: 'hit', page, life };
    }
    return at < life.stale ? { state: 'stale', page, life } : undefined;
  }

  /** A page that is requested again is recompressed at the best quality; one page at a time. */
  function polish(key: string, entry: ShelfEntry): void {
    if (polishing || entry.page.effort === 'best') return;
    polishing = true;
    polishPage(entry.page)
      .then((page) => {
        if (shelf.get(key) === entry) shelf.put(key, { ...entry, page });
      })
      .catch((error: unknown) => onRevalidationError(key, error))
      .finally(() => {
        polishing = false;
      });
  }

  /** Renders and stores; later requests for the key wait for this render instead of starting another. */
  async function fly<Pass>(key: string, render: () => Promise<Rendered<Pass>>): Promise<Flown<Pass>> {
    const begun: Render = { at: now(), missed: [] };
    renders.add(begun);
    const flown = render()
      .then((rendered) => land(key, begun, rendered))
      .finally(() => renders.delete(begun));
    const flight: Flight = {
      kept: flown.then((result) => (result.kind === 'page' ? result : undefined)),
    };
    // Waiting requests see the rejection themselves; without any it must not end the process.
    flight.kept.catch(() => undefined);
    flights.set(key, flight);
    try {
      return await flown;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  function land<Pass>(key: string, begun: Render, rendered: Rendered<Pass>): Flown<Pass> {
    if (rendered.kind === 'pass') return rendered;
    const { page, rule } = rendered;
    const life = lifeOf(rule, begun.at);
    // Out of date already: it answers the requests that waited for it, and no cache keeps it.
    const { tags } = rule;
    if (!isCurrent() || begun.missed.some((touches) => touches(tags))) {
      return { kind: 'page', page, life: doubted(life) };
    }
    shelf.put(key, { page, life, tags });
    return { kind: 'page', page, life };
  }

  /** For a request that waited for a render whose answer was for somebody else: renders once more, without storing. */
  async function alone<Pass>(render: () => Promise<Rendered<Pass>>): Promise<Flown<Pass>> {
    const at = now();
    const rendered = await render();
    if (rendered.kind === 'pass') return rendered;
    return { kind: 'page', page: rendered.page, life: doubted(lifeOf(rendered.rule, at)) };
  }

  function missed(touches: Touches): void {
    sequence += 1;
    for (const render of renders) render.missed.push(touches);
    flights.clear();
  }

  function changed(touches: Touches): void {
    missed(touches);
    shelf.drop(touches);
  }

  return {
    async respond(key, render) {
      const found = lookup(key);
      if (found?.state === 'stale' && !flights.has(key)) {
        fly(key, render).catch((error: unknown) => onRevalidationError(key, error));
      }
      if (found) return found;
      const former = staleIfError ? shelf.get(key) : undefined;
      try {
        const flight = flights.get(key);
        if (!flight) return outcome(await fly(key, render));
        const kept = await flight.kept;
        return kept ? { ...kept, state: 'hit' } : outcome(await alone(render));
      } catch (error) {
        if (!former || now() >= former.life.end) throw error;
        onRevalidationError(key, error);
        return { state: 'stale', page: former.page, life: doubted(former.life) };
      }
    },
    peek(key) {
      const found = lookup(key);
      return found?.state === 'hit' ? found : undefined;
    },
    changed,
    invalidate: (tags) => changed((shown) => tags.some((tag) => shown.has(tag))),
    clear: () => changed(everything),
    sequence: () => sequence,
    size: shelf.size,
  };
}

function outcome<Pass>(result: Flown<Pass>): Outcome<Pass> {
  return result.kind === 'page' ? { ...result, state: 'miss' } : { state: 'pass', pass: result.pass };
}
