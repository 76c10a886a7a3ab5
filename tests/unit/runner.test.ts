import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FileOutcome, failedFiles, withSecondTry } from '../runner/outcome.ts';
import { playwrightOutcomes } from '../runner/playwright.ts';
import { start } from '../runner/start.ts';

const TESTS = {
  'good.test.mjs': `it('holds', () => {});`,
  'failing.test.mjs': `it('holds', () => {}); it('breaks', () => { throw new Error('too late\\nat all'); });`,
  'hook.test.mjs': `beforeAll(() => { throw new Error('no shop'); }); it('is never reached', () => {});`,
  'inner-hook.test.mjs': `describe('a shop', () => { beforeAll(() => { throw new Error('no door'); }); it('is never reached', () => {}); });`,
  'unloadable.test.mjs': `import './missing.mjs';`,
  'uncaught.test.mjs': `it('holds', async () => { setTimeout(() => { throw new Error('afterwards'); }); await new Promise((done) => setTimeout(done, 50)); });`,
};

describe('what a run of vitest came to', () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-runner-'));
  const outcome = join(directory, 'outcome.json');
  let outcomes: ReadonlyMap<string, FileOutcome>;

  beforeAll(() => {
    for (const [file, text] of Object.entries(TESTS)) writeFileSync(join(directory, file), text);
    const reporter = `--reporter=${resolve('tests/runner/reporter.ts')}`;
    const options = ['--globals', reporter];
    spawnSync('vitest', ['run', `--root=${directory}`, ...options], {
      env: { ...process.env, OUTCOME: outcome },
    });
    const read: readonly FileOutcome[] = JSON.parse(readFileSync(outcome, 'utf8'));
    outcomes = new Map(read.map((one) => [one.file, one]));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it.each([
    ['good.test.mjs', 1, []],
    ['failing.test.mjs', 1, ['breaks: too late']],
    ['hook.test.mjs', 0, ['around its tests: no shop']],
    ['inner-hook.test.mjs', 0, ['a shop (around its tests): no door']],
    ['uncaught.test.mjs', 1, ['an error nobody caught: afterwards']],
  ])('names the failures of %s', (file, passed, failures) => {
    expect(outcomes.get(file)).toEqual({ file, passed, failures });
  });

  it('names a file that does not load', () => {
    expect(outcomes.get('unloadable.test.mjs')?.failures).toEqual([expect.stringContaining('missing.mjs')]);
  });
});

describe('a second try', () => {
  const first = [
    { file: 'a.test.ts', passed: 2, failures: [] },
    { file: 'b.test.ts', passed: 1, failures: ['breaks'] },
    { file: '', passed: 0, failures: ['the runner ended with 1'] },
  ];

  it('is given to files alone', () => {
    expect(failedFiles(first)).toEqual(['b.test.ts']);
  });

  it('counts in place of the first', () => {
    const again = { file: 'b.test.ts', passed: 2, failures: [] };
    const named = { ...again, atSecondTry: ['breaks'] };
    expect(withSecondTry(first, [again])).toEqual([first[0], named, first[2]]);
  });

  it('that failed too is a failure alone', () => {
    const again = { file: 'b.test.ts', passed: 1, failures: ['breaks again'] };
    expect(withSecondTry(first, [again])).toEqual([first[0], again, first[2]]);
  });

  it('of a browser test is named', () => {
    const directory = mkdtempSync(join(tmpdir(), 'vitrine-runner-'));
    const report = join(directory, 'report.json');
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const specs = [spec('holds', 'expected'), spec('stumbles', 'flaky'), spec('breaks', 'unexpected')];
    writeFileSync(report, JSON.stringify({ errors: [], suites: [{ file: 'a.spec.ts', specs }] }));
    expect(playwrightOutcomes(report)).toEqual([
      { file: 'a.spec.ts', passed: 2, failures: ['breaks'], atSecondTry: ['stumbles'] },
    ]);
    rmSync(directory, { recursive: true });
  });

  it('keeps what came new with it', () => {
    const died = { file: '', passed: 0, failures: ['the runner left no report'] };
    const again = { file: 'c.test.ts', passed: 0, failures: ['breaks'] };
    expect(withSecondTry(first.slice(0, 2), [again, died])).toEqual([...first.slice(0, 2), again, died]);
  });
});

describe('a program that the run starts', () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-runner-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  it('has its own end before the deadline', async () => {
    const env = { GIVEN: 'yes', PATH_INFO: undefined };
    const work = 'while (process.cpuUsage().user < 300_000);';
    const leave = 'process.exit(process.env.GIVEN === "yes" && !("PATH_INFO" in process.env) ? 7 : 8)';
    const { status, processor } = await start(
      [process.execPath, '-e', work + leave],
      env,
      Date.now() + 60_000,
    );
    expect(status).toBe(7);
    expect(processor).toBeGreaterThan(150);
    expect(processor).toBeLessThan(20_000);
  });

  it('is ended then, with what it has started itself', async () => {
    const file = join(directory, 'pid');
    const inner = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`;
    const outer = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setInterval(() => {}, 1000)`;
    const deadline = Date.now() + 6000;
    expect((await start([process.execPath, '-e', outer], {}, deadline)).status).toBe('late');
    const pid = readFileSync(file, 'utf8');
    expect(pid).toMatch(/^\d+$/);
    // Dead, or not yet buried.
    const runs = () => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    await vi.waitUntil(() => !runs(), { timeout: 20_000 });
  }, 20_000);
});
