/**
 * Runs every check in order and ends with the totals. A part that fails does not hide the others, except that the
 * browser tests need a build.
 * Usage: `node tests/run.ts [all|pg|faults]`; totals are left in `test-results/totals-<mode>.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

type Totals = {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, or of the parts. */
  readonly failures: readonly string[];
};
type Part = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
};

const RESULTS = 'test-results';
type VitestOptions = { readonly config?: string; readonly retry?: number };
const vitest = (name: string, { config = 'vitest.config.ts', retry = 0 }: VitestOptions = {}): Part => ({
  name,
  command: [
    'vitest',
    'run',
    `tests/${name}`,
    `--config=${config}`,
    `--retry=${retry}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/${name}.json`,
  ],
  report: `${RESULTS}/${name}.json`,
});

const browser = (name: string, mode: string): Part => ({
  name,
  command: ['playwright', 'test'],
  env: { E2E_MODE: mode },
  report: `${RESULTS}/${name}.json`,
});

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  all: [
    { name: 'format and lint', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'types', command: ['npm', 'run', '--silent', 'check'] },
    vitest('unit'),
    vitest('rules'),
    // What has clocks in it: a machine that stalls for a moment fails no test, as with the browser's.
    vitest('contract', { retry: 1 }),
    vitest('stores'),
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    vitest('server', { retry: 1 }),
    vitest('faults', { retry: 1 }),
    vitest('render', { config: 'vitest.render.config.ts' }),
    browser('e2e', 'embedded'),
    browser('hosted', 'hosted'),
  ],
  pg: [vitest('contract', { retry: 1 }), vitest('postgres', { retry: 1 })],
  faults: [{ ...vitest('faults'), env: { FAULTS: 'long' } }],
};

const mode = process.argv[2] ?? 'all';
const parts = PARTS[mode];
if (!parts) throw new Error(`unknown mode ${mode}; there are ${Object.keys(PARTS).join(', ')}`);

mkdirSync(RESULTS, { recursive: true });
const rows = parts.map((part) => ({ part, totals: run(part) }));
const sum = (key: 'passed' | 'failed'): number => rows.reduce((total, { totals }) => total + totals[key], 0);
const failures = rows.flatMap(({ part, totals }) => totals.failures.map((name) => `${part.name}: ${name}`));
const totals: Totals = { passed: sum('passed'), failed: sum('failed'), failures };
writeFileSync(`${RESULTS}/totals-${mode}.json`, JSON.stringify(totals));
for (const { part, totals: own } of rows)
  console.log(`${part.name.padEnd(16)} ${own.passed} passed, ${own.failed} failed`);
for (const name of failures) console.log(`FAILED ${name}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

function run({ name, command, env = {}, report }: Part): Totals {
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } });
  const counted = report ? readTotals(report) : { passed: status === 0 ? 1 : 0, failed: 0, failures: [] };
  // A runner that dies before it reports, or reports nothing, has failed.
  const died = (status !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
  return died ? { ...counted, failed: counted.failed + 1, failures: ['the runner'] } : counted;
}

/** Reads vitest's and Playwright's JSON reports. */
function readTotals(path: string): Totals {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (report.stats) {
      const { expected, flaky, unexpected } = report.stats;
      return { passed: expected + flaky, failed: unexpected, failures: report.suites.flatMap(failedSpecs) };
    }
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: report.testResults.flatMap(failedTests),
    };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

type Suite = {
  readonly file: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[];
};

function failedSpecs({ file, specs, suites = [] }: Suite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(failedSpecs)];
}

type TestFile = {
  readonly name: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
};

function failedTests({ name, assertionResults }: TestFile): readonly string[] {
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${relative('.', name)}: ${fullName}`);
}
