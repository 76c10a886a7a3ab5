/**
 * Rendered pages in memory: one flight per key, stale while revalidating, dropped by tag, bounded by bytes. It knows
 * nothing of HTTP or Astro; keys come from `page-key.ts`, pages from `cache-provider.ts`.
 */
import { type CacheRule, doubted, type Life, lifeOf } from './page-life.ts';
import { createPageShelf, type ShelfEntry } from './page-shelf.ts';
import { polishPage, type StoredPage } from './stored-page.ts';

/** A render ends as a page anyone may see for a while, or as something for this visitor only. */
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
  /** Drops every page with one of the tags, those being rendered too. Call it after the change is committed. */
  readonly invalidate: (tags: readonly string[]) => void;
  readonly clear: () => void;
  /** Every page may be old: each is rendered anew before it is shown, or where that fails shown as it is (`staleIfError`). */
  readonly doubt: () => void;
  /** Grows with every invalidation: what was read at another number may be out of date. */
  readonly sequence: () => number;
  readonly size: () => { readonly pages: number; readonly bytes: number };
};

type Options = {
  /** Milliseconds. */
  readonly now: () => number;
  readonly maxBytes: number;
  readonly onRevalidationError: (key: string, error: unknown) => void;
  /**
   * A page that is too old still answers when it cannot be rendered anew: where another machine holds the data. Never after
   * the end of its life.
   */
  readonly staleIfError?: boolean;
};

type Flight = { readonly kept: Promise<KeptPage | undefined> };

/** A render, and how long what it made may stand. */
type Flown<Pass> = Exclude<Rendered<Pass>, { kind: 'page' }> | ({ readonly kind: 'page' } & KeptPage);

const EVERYTHING = '*';

export function createPageCache({
  now,
  maxBytes,
  onRevalidationError,
  staleIfError = false,
}: Options): PageCache {
  const shelf = createPageShelf(maxBytes);
  const flights = new Map<string, Flight>();
  /** Sequence number of each tag's last invalidation, kept while a render that began before it may still end. */
  const invalidated = new Map<string, number>();
  let sequence = 0;
  let rendering = 0;
  let polishing = false;

  function lookup(key: string): ({ state: 'hit' | 'stale' } & KeptPage) | undefined {
    const entry = shelf.get(key);
    if (!entry) return undefined;
    const { page, life } = entry;
    const at = now();
    if (at < life.fresh) {
      polish(key, entry);
      return { state: 'hit', page, life };
    }
    return at < life.stale ? { state: 'stale', page, life } : undefined;
  }

  /** A page that is asked for again is compressed anew, as well as can be; one page at a time. */
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

  /** Renders and stores; later requests for the key wait for this flight instead of rendering too. */
  async function fly<Pass>(key: string, render: () => Promise<Rendered<Pass>>): Promise<Flown<Pass>> {
    const begun = { sequence, at: now() };
    const flown = track(render).then((rendered) => land(key, begun, rendered));
    const flight: Flight = {
      kept: flown.then((result) => (result.kind === 'page' ? result : undefined)),
    };
    // Those who wait see the rejection themselves; without waiters it must not end the process.
    flight.kept.catch(() => undefined);
    flights.set(key, flight);
    try {
      return await flown;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  function land<Pass>(
    key: string,
    begun: { readonly sequence: number; readonly at: number },
    rendered: Rendered<Pass>,
  ): Flown<Pass> {
    if (rendered.kind === 'pass') return rendered;
    const { page, rule } = rendered;
    const life = lifeOf(rule, begun.at);
    // It answers those who asked for it, and nobody else, in front of the shop either.
    if (changedSince(begun.sequence, rule.tags)) return { kind: 'page', page, life: doubted(life) };
    shelf.put(key, { page, life, tags: rule.tags });
    return { kind: 'page', page, life };
  }

  /** What a flight could not give to those who waited for it: rendered for one, and kept by nobody. */
  async function alone<Pass>(render: () => Promise<Rendered<Pass>>): Promise<Flown<Pass>> {
    const at = now();
    const rendered = await render();
    if (rendered.kind === 'pass') return rendered;
    return { kind: 'page', page: rendered.page, life: doubted(lifeOf(rendered.rule, at)) };
  }

  async function track<Result>(render: () => Promise<Result>): Promise<Result> {
    rendering += 1;
    try {
      return await render();
    } finally {
      rendering -= 1;
      // After the store in `land`, which reads the numbers in the same turn of the event loop.
      if (rendering === 0) setImmediate(forgetInvalidations);
    }
  }

  function forgetInvalidations(): void {
    if (rendering === 0) invalidated.clear();
  }

  function changedSince(begun: number, tags: readonly string[]): boolean {
    return [EVERYTHING, ...tags].some((tag) => (invalidated.get(tag) ?? 0) > begun);
  }

  function drop(tags: readonly string[]): void {
    sequence += 1;
    for (const tag of tags) invalidated.set(tag, sequence);
    flights.clear();
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
    invalidate(tags) {
      drop(tags);
      shelf.drop(tags);
    },
    clear() {
      drop([EVERYTHING]);
      shelf.clear();
    },
    doubt() {
      drop([EVERYTHING]);
      shelf.age();
    },
    sequence: () => sequence,
    size: shelf.size,
  };
}

function outcome<Pass>(result: Flown<Pass>): Outcome<Pass> {
  return result.kind === 'page' ? { ...result, state: 'miss' } : { state: 'pass', pass: result.pass };
}
