import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/error.ts';
import type { LogLevel } from '#lib/server/config.ts';
import { createLog } from '#lib/server/observe/log.ts';

function logged(level: LogLevel, format: 'json' | 'text' = 'json') {
  const lines: string[] = [];
  const now = () => new Date('2026-11-20T12:00:00Z');
  return { lines, log: createLog({ level, format, now, write: (line) => lines.push(line) }) };
}

describe('the log', () => {
  it.each([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('at level %s writes %i of four lines', (level, count) => {
    const { lines, log } = logged(level);
    log.debug('a');
    log.info('b');
    log.warn('c');
    log.error('d');
    expect(lines).toHaveLength(count);
  });

  it('writes one JSON line per event, stack and causes of an error included', () => {
    const { lines, log } = logged('info');
    log.error('page failed', { error: new Error('outer', { cause: new Error('inner') }), path: '/a\nb' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
    const line = JSON.parse(lines[0] ?? '');
    expect(line).toMatchObject({
      time: '2026-11-20T12:00:00.000Z',
      level: 'error',
      event: 'page failed',
      path: '/a\nb',
    });
    expect(line.error.error).toContain('outer');
    expect(line.error.cause).toContain('inner');
  });

  it('writes no token of an order link that an error or its cause names', () => {
    const { lines, log } = logged('info');
    const at = '/api/v2/vitrine/order/link/10001-abcdef';
    const cause = new Error(`Request failed: GET http://loja.test${at}`);
    log.error('page failed', { error: new ApiError(500, at, 'Ana não pode ver isto', cause) });
    expect(lines[0]).toContain('500 from /api/v2/vitrine/order/link/***');
    // What the other side said may name a visitor.
    expect(lines[0]).not.toContain('Ana');
    expect(lines[0]).not.toContain('10001-abcdef');
  });

  it('writes one text line per event', () => {
    const { lines, log } = logged('info', 'text');
    log.info('started', { port: 4321, note: 'two\nlines' });
    expect(lines).toEqual(['2026-11-20T12:00:00.000Z INFO started port=4321 note="two\\nlines"']);
  });

  it('writes no secret and no personal data a caller passes by mistake', () => {
    const { lines, log } = logged('info');
    log.info('login', { email: 'ana@example.com', user: { senha: 'abacaxi', id: 7 }, cookie: 'PHPSESSID=x' });
    expect(lines[0]).not.toMatch(/ana@|abacaxi|PHPSESSID/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'login', user: { id: 7 } });
  });

  it('writes what JSON cannot hold', () => {
    const { lines, log } = logged('info');
    const around: { big: bigint; itself?: object } = { big: 9_007_199_254_740_993n };
    around.itself = around;
    log.info('odd', { around });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'odd' });
  });
});
