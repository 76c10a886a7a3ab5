/**
 * Runs every check in order and ends with the totals. A part that fails does not hide the others, except that the
 * browser tests need a build.
 * Usage: `node tests/run.ts [all|pg]`; totals are left in `test-results/totals-<mode>.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

type Totals = { readonly passed: number; readonly failed: number };
type Part = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
};

const RESULTS = 'test-results';
const vitest = (name: string, config = 'vitest.config.ts'): Part => ({
  name,
  command: [
    'vitest',
    'run',
    `tests/${name}`,
    `--config=${config}`,
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
    vitest('contract'),
    vitest('stores'),
    { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
    vitest('server'),
    vitest('render', 'vitest.render.config.ts'),
    browser('e2e', 'embedded'),
    browser('hosted', 'hosted'),
  ],
  pg: [vitest('contract'), vitest('postgres')],
};

const mode = process.argv[2] ?? 'all';
const parts = PARTS[mode];
if (!parts) throw new Error(`unknown mode ${mode}; there are ${Object.keys(PARTS).join(', ')}`);

mkdirSync(RESULTS, { recursive: true });
const rows = parts.map((part) => ({ part, totals: run(part) }));
const sum = (key: keyof Totals): number => rows.reduce((total, { totals }) => total + totals[key], 0);
const totals: Totals = { passed: sum('passed'), failed: sum('failed') };
writeFileSync(`${RESULTS}/totals-${mode}.json`, JSON.stringify(totals));
for (const { part, totals: own } of rows)
  console.log(`${part.name.padEnd(16)} ${own.passed} passed, ${own.failed} failed`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);

function run({ name, command, env = {}, report }: Part): Totals {
  console.log(`\n== ${name}`);
  if (report) rmSync(report, { force: true });
  const [program = '', ...rest] = command;
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } });
  const counted = report ? readTotals(report) : { passed: status === 0 ? 1 : 0, failed: 0 };
  // A runner that dies before it reports, or reports nothing, has failed.
  const died = status !== 0 && counted.failed === 0;
  return died || counted.passed + counted.failed === 0 ? { ...counted, failed: counted.failed + 1 } : counted;
}

/** Reads vitest's and Playwright's JSON reports. */
function readTotals(path: string): Totals {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (report.stats) {
      return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
