/**
 * Tells the CDN in front which pages changed, by the tags they carry in `Cache-Tag`. The body is Cloudflare's
 * (developers.cloudflare.com/api, Purge Cached Content); a few lines in front of another CDN translate it. Every process tells
 * what it has dropped itself: a process that is behind may send an old page after the purge of another one, and its own purge
 * takes that page out again. A purge that fails leaves pages old for as long as `s-maxage` says.
 */
import { setTimeout as wait } from 'node:timers/promises';

export type CdnPurge = {
  /** Returns at once. */
  readonly changed: (tags: readonly string[]) => void;
  /** Returns at once. */
  readonly everything: () => void;
  /** Sends what is still waiting, once and quickly; safe to call twice. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly url: string;
  /** Sent as bearer token. */
  readonly token: string | undefined;
  /** Called when a purge failed for good: the CDN keeps old pages. */
  readonly onFailure: (error: unknown) => void;
  readonly pace?: PurgeTiming;
};
/** Milliseconds. */
type PurgeTiming = {
  /** Changes that come together are sent as one purge. Answers that were on their way when the pages were dropped have arrived by then. */
  readonly gathering: number;
  /** Pauses before each retry. */
  readonly pauses: readonly number[];
  /** Time limit for one answer. */
  readonly patience: number;
  /** Time limit for everything that is left when the process ends. */
  readonly lastPatience: number;
};

const TIMING: PurgeTiming = {
  gathering: 1000,
  pauses: [1000, 5000, 20_000],
  patience: 5000,
  lastPatience: 1500,
};
/** Tags of one request. */
const AT_ONCE = 100;
/** More tags than this purge everything: Cloudflare's smallest plan allows 25 requests, then five a minute. */
const MOST = 500;
/** Stands for a purge of everything; no page has this tag. */
const EVERYTHING = '*';

export function createCdnPurge({ url, token, onFailure, pace = TIMING }: Options): CdnPurge {
  const waiting = new Set<string>();
  /** When the process ends: pauses end at once (`over`), and a moment later requests too (`late`). */
  const over = new AbortController();
  const late = new AbortController();
  let work: Promise<void> | undefined;

  async function ask(body: object): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(pace.patience), late.signal]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the CDN answered ${answer.status} to a purge`);
  }

  /** Retries until the CDN accepts, the pauses are used up, or the process ends. */
  async function tell(body: object): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask(body);
      } catch (error) {
        const pause = pace.pauses[attempt];
        if (pause === undefined || over.signal.aborted) return onFailure(error);
        await rest(pause);
      }
    }
  }

  async function tellAll(): Promise<void> {
    while (waiting.size > 0) {
      await rest(pace.gathering);
      const tags = [...waiting];
      waiting.clear();
      for (const body of bodies(tags)) await tell(body);
    }
  }

  /** Ends early when the process ends. */
  const rest = (pause: number): Promise<unknown> =>
    wait(pause, undefined, { ref: false, signal: over.signal }).catch(() => undefined);

  function begin(): void {
    work ??= tellAll().finally(() => {
      work = undefined;
      // Something came during the last purge.
      if (waiting.size > 0) begin();
    });
  }

  function changed(tags: readonly string[]): void {
    for (const tag of tags) waiting.add(tag);
    begin();
  }

  return {
    changed,
    everything: () => changed([EVERYTHING]),
    async stop() {
      over.abort();
      const timer = setTimeout(() => late.abort(), pace.lastPatience);
      await work;
      clearTimeout(timer);
    },
  };
}

function bodies(tags: readonly string[]): readonly object[] {
  if (tags.length > MOST || tags.includes(EVERYTHING)) return [{ purge_everything: true }];
  const parts = Math.ceil(tags.length / AT_ONCE);
  return Array.from({ length: parts }, (_, part) => ({
    tags: tags.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  }));
}
