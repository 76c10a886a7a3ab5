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
  /** Whether the platform kept the last one who asked waiting in vain: its page need not wait as long again. */
  readonly wasLate: () => boolean;
  /** What it said last, for whoever does not wait; it is asked again meanwhile. */
  readonly seemsClosed: () => boolean;
};

type Parts = {
  readonly platform: Platform;
  readonly config: Pick<Config, 'siteUrl' | 'appToken'>;
  readonly pageCache: PageCache;
  readonly log: Log;
};

/** Milliseconds an answer stands when nothing tells of a change, as on a hosted platform. */
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

/** A shop that cannot say so stays as it was; at first it is open, and its pages say what is wrong. */
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
    // Nothing rendered before may stand: neither the open shop nor the old sentence of the wait page.
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
