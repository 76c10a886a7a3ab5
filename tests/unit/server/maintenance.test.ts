import { describe, expect, it, vi } from 'vitest';
import { createPageCache } from '#lib/server/cache/page-cache.ts';
import { storePage } from '#lib/server/cache/stored-page.ts';
import { createLog } from '#lib/server/observe/log.ts';
import { createMaintenance, staysOpen } from '#lib/server/page/maintenance.ts';

const KEY = '/? webp';

/** The watch over a platform whose setting is changed behind its back, and the page cache beside it. */
function shop() {
  const platform = { closed: false, fails: false, asked: 0 };
  const lines: string[] = [];
  const pageCache = createPageCache({ now: Date.now, maxBytes: 1e6, onRevalidationError: () => undefined });
  const log = createLog({
    level: 'warn',
    format: 'json',
    write: (line) => lines.push(line),
    now: () => new Date(),
  });
  const maintenance = createMaintenance({
    config: { siteUrl: 'http://loja.example', appToken: 'x' },
    pageCache,
    log,
    platform: {
      fetch: async () => {
        platform.asked += 1;
        if (platform.fails) return new Response(null, { status: 502 });
        const sistema = { paginaAguarde: { ativo: platform.closed }, produto: { urlSufixo: '.html' } };
        return Response.json({ configuracoes: { sistema } });
      },
    },
  });
  const remember = (): Promise<unknown> =>
    pageCache.respond(KEY, async () => ({
      kind: 'page',
      page: await storePage([], new Uint8Array(3)),
      rule: { maxAge: 300, swr: 0, tags: new Set(['home']) },
    }));
  return { platform, lines, pageCache, maintenance, remember };
}

describe('createMaintenance', () => {
  it('asks once for many pages', async () => {
    const { platform, maintenance } = shop();
    expect(await Promise.all([1, 2, 3].map(maintenance.isClosed))).toEqual([false, false, false]);
    expect(platform.asked).toBe(1);
  });

  it('sees at once what was announced, and drops the pages of the open shop', async () => {
    const { platform, pageCache, maintenance, remember } = shop();
    await maintenance.isClosed();
    await remember();
    platform.closed = true;
    pageCache.invalidate(['settings']);
    expect(pageCache.peek(KEY)).toBeDefined();
    expect(await maintenance.isClosed()).toBe(true);
    expect(pageCache.peek(KEY)).toBeUndefined();
    expect(maintenance.seemsClosed()).toBe(true);
  });

  it('sees in a while what nobody announced, also when every page comes from memory', async () => {
    vi.useFakeTimers();
    try {
      const { platform, maintenance } = shop();
      await maintenance.isClosed();
      platform.closed = true;
      vi.setSystemTime(Date.now() + 9_999);
      expect(maintenance.seemsClosed()).toBe(false);
      expect(platform.asked).toBe(1);
      vi.setSystemTime(Date.now() + 1);
      // The first that asks after that time starts the question, the next ones know the answer.
      expect(maintenance.seemsClosed()).toBe(false);
      await vi.waitFor(() => expect(maintenance.seemsClosed()).toBe(true), { timeout: 10_000 });
      platform.closed = false;
      vi.setSystemTime(Date.now() + 10_000);
      await vi.waitFor(() => expect(maintenance.seemsClosed()).toBe(false), { timeout: 10_000 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('counts a shop that cannot say so as open, and logs it', async () => {
    const { platform, lines, maintenance } = shop();
    platform.fails = true;
    expect(await maintenance.isClosed()).toBe(false);
    expect(lines.join()).toContain('maintenance mode');
    expect(lines.join()).not.toContain('maintenance.ts');
  });

  it('stays closed while the platform is silent for a moment', async () => {
    vi.useFakeTimers();
    try {
      const { platform, maintenance } = shop();
      platform.closed = true;
      await maintenance.isClosed();
      platform.fails = true;
      vi.setSystemTime(Date.now() + 60_000);
      expect(await maintenance.isClosed()).toBe(true);
      expect(await maintenance.isClosed()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('staysOpen', () => {
  it.each(['/checkout/acesso', '/painel', '/painel/produtos/1', '/api/docs', '/robots.txt'])('%s', (path) => {
    expect(staysOpen(path)).toBe(true);
  });

  it.each(['/', '/painel-de-parede', '/checkout/carrinho/', '/checkout/acesso/x', '/api/docs/x', '/Painel'])(
    'not %s',
    (path) => {
      expect(staysOpen(path)).toBe(false);
    },
  );
});
