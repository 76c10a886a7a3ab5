/** What every request has to know of the settings: while the shop is closed every page is the wait page, but for those it is opened with again. */
import type { Configuracoes } from '#lib/contract/settings.ts';
import { accessPath, apiDocsPath, maintenancePath, panelPath, robotsPath } from '#lib/paths.ts';
import { keepValue } from '../cache/kept-value.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Config } from '../config.ts';
import type { Log } from '../observe/log.ts';
import type { Platform } from '../runtime.ts';
import { TOO_LATE } from './too-late.ts';

export type Maintenance = {
  /** Whether the shop is closed. While nobody can tell what has changed it is as it was, and the platform is asked meanwhile. */
  readonly isClosed: () => Promise<boolean>;
  /** How addresses of products end, `sistema.produto.urlSufixo`. */
  readonly urlSufixo: () => Promise<string>;
  /** Whether the last request to the platform timed out: the page need not wait as long again. */
  readonly wasLate: () => boolean;
  /** The last known state, without waiting; refreshed in the background. */
  readonly seemsClosed: () => boolean;
};

type Parts = {
  readonly platform: Platform;
  readonly config: Pick<Config, 'siteUrl' | 'appToken'>;
  readonly pageCache: PageCache;
  readonly log: Log;
};

/** Milliseconds an answer is kept where no feed reports changes, as on a hosted platform. */
const MAX_AGE = 10_000;

class UnansweredError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`settings answered ${status}`);
    this.status = status;
    // What was answered is all there is to know; where it was noticed would fill the log.
    this.stack = this.message;
  }
}

/** If the setting cannot be read, the last state is kept, initially open; the pages report the error. */
export function createMaintenance({ platform, config, pageCache, log }: Parts): Maintenance {
  const setting = keepValue<Told>({ platform, pageCache }, MAX_AGE);
  let closed = false;
  let urlSufixo = '';
  let late = false;

  async function ask(): Promise<void> {
    try {
      note(await setting.get(() => readTold(platform, config)));
      late = false;
    } catch (error) {
      late = error instanceof UnansweredError && error.status === TOO_LATE;
      log.warn('part of a page missing', { part: 'maintenance mode', error });
    }
  }

  async function isClosed(): Promise<boolean> {
    const asked = ask();
    const mayWait = platform.isCurrent?.() ?? true;
    if (mayWait || setting.last() === undefined) await asked;
    return closed;
  }

  function note(now: Told): void {
    urlSufixo = now.urlSufixo;
    if (now.closed === closed) return;
    closed = now.closed;
    // Every page rendered before is wrong, the wait page included.
    pageCache.clear();
  }

  return {
    isClosed,
    async urlSufixo() {
      await isClosed();
      return urlSufixo;
    },
    wasLate: () => late,
    seemsClosed() {
      if (!setting.isFresh()) void ask();
      return closed;
    },
  };
}

/** Reached also while the shop is closed: where its owner logs in and opens it, the API's page, and what crawlers must read. */
const OPEN: ReadonlySet<string> = new Set([accessPath, apiDocsPath, robotsPath]);

export function staysOpen(path: string): boolean {
  return OPEN.has(path) || path === panelPath || path.startsWith(`${panelPath}/`);
}

/** What is rendered instead: the wait page, whatever was asked or sent. */
export function waitPageRequest(request: Request): Request {
  return new Request(new URL(maintenancePath, request.url), { headers: request.headers });
}

type Told = { readonly closed: boolean; readonly urlSufixo: string };

async function readTold(platform: Platform, { siteUrl, appToken }: Parts['config']): Promise<Told> {
  const answer = await platform.fetch(
    new Request(`${siteUrl}/api/v2/front/settings`, { headers: { 'App-Token': appToken } }),
  );
  if (!answer.ok) throw new UnansweredError(answer.status);
  const { configuracoes } = (await answer.json()) as { readonly configuracoes: Configuracoes };
  const { paginaAguarde, produto } = configuracoes.sistema;
  return { closed: paginaAguarde.ativo, urlSufixo: produto.urlSufixo };
}
