/**
 * Runs every check in order and ends with the totals. A part that fails does not hide the others, except that the
 * browser tests need a build.
 * Usage: `node tests/run.ts [all|pg|faults]`; totals are left in `test-results/totals-<mode>.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileOutcome, failedFiles, withSecondTry } from './runner/outcome.ts';
import { playwrightOutcomes } from './runner/playwright.ts';

type Part = {
  readonly name: string;
  /** @returns what each of its files came to; nothing at all when the runner died. */
  readonly run: () => readonly FileOutcome[];
};

const RESULTS = 'test-results';

const check = (name: string, script: string): Part => ({
  name,
  run: () => [outcomeOf(start(['npm', 'run', '--silent', script]) === 0 ? [] : ['failed'])],
});

type VitestOptions = {
  readonly config?: string;
  /** Files that failed run once more, by themselves. */
  readonly secondTry?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};
const vitest = (
  name: string,
  { config = 'vitest.config.ts', secondTry = false, env = {} }: VitestOptions = {},
): Part => ({
  name,
  run() {
    const base = `${RESULTS}/${name.replace('/', '-')}`;
    const of = (files: readonly string[], report: string): readonly FileOutcome[] => {
      const reporters = ['--reporter=default', '--reporter=./tests/runner/reporter.ts'];
      const read = (): readonly FileOutcome[] => JSON.parse(readFileSync(report, 'utf8'));
      return reported(report, read, ['vitest', 'run', ...files, `--config=${config}`, ...reporters], {
        ...env,
        OUTCOME: report,
      });
    };
    const first = of([`tests/${name}`], `${base}.json`);
    const failed = failedFiles(first);
    if (!secondTry || failed.length === 0) return first;
    for (const { file, failures } of first)
      for (const failure of failures) console.log(`TRIED AGAIN ${file}: ${failure}`);
    return withSecondTry(first, of(failed, `${base}-again.json`));
  },
});

const browser = (name: string, mode: string): Part => ({
  name,
  run() {
    const report = `${RESULTS}/${name}.json`;
    return reported(report, () => playwrightOutcomes(report), ['playwright', 'test'], { E2E_MODE: mode });
  },
});

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  all: [
    check('format and lint', 'lint'),
    check('types', 'check'),
    vitest('unit'),
    vitest('rules'),
    // What has clocks in it: a machine that stalls for a moment fails no file, as with the browser's tests.
    vitest('contract', { secondTry: true }),
    vitest('stores'),
    check('build', 'build'),
    vitest('server', { secondTry: true }),
    vitest('faults', { secondTry: true }),
    vitest('render', { config: 'vitest.render.config.ts' }),
    browser('e2e', 'embedded'),
    browser('hosted', 'hosted'),
  ],
  pg: [vitest('contract', { secondTry: true }), vitest('postgres', { secondTry: true })],
  faults: ['faults', 'contract/stock'].map((name) => vitest(name, { env: { FAULTS: 'long' } })),
};

const mode = process.argv[2] ?? 'all';
const parts = PARTS[mode];
if (!parts) throw new Error(`unknown mode ${mode}; there are ${Object.keys(PARTS).join(', ')}`);

mkdirSync(RESULTS, { recursive: true });
const rows = parts.map((part) => {
  console.log(`\n== ${part.name}`);
  const begun = Date.now();
  const outcomes = part.run();
  // Names what no file is to blame for by the part.
  const failures = outcomes.flatMap(({ file, failures }) =>
    failures.map((failure) => `${file || part.name}: ${failure}`),
  );
  return {
    name: part.name,
    minutes: (Date.now() - begun) / 60_000,
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures,
  };
});
const passed = rows.reduce((total, row) => total + row.passed, 0);
const failures = rows.flatMap((row) => row.failures);
writeFileSync(
  `${RESULTS}/totals-${mode}.json`,
  JSON.stringify({ passed, failed: failures.length, failures }),
);
for (const row of rows)
  console.log(
    `${row.name.padEnd(16)} ${row.passed} passed, ${row.failures.length} failed, ${row.minutes.toFixed(1)} min`,
  );
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

function start(
  [program = '', ...rest]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): number | null {
  return spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } }).status;
}

/** A runner that dies before it reports, reports nothing, or is unhappy with what it calls good, has failed. */
function reported(
  report: string,
  read: () => readonly FileOutcome[],
  command: readonly string[],
  env: Readonly<Record<string, string>>,
): readonly FileOutcome[] {
  rmSync(report, { force: true });
  const status = start(command, env);
  try {
    const outcomes = read();
    const happy =
      outcomes.length > 0 && (status === 0 || outcomes.some(({ failures }) => failures.length > 0));
    return happy ? outcomes : [...outcomes, outcomeOf([`the runner ended with ${status}`])];
  } catch (error) {
    return [outcomeOf([`the runner left no report: ${error}`])];
  }
}

/** What a part came to that has no files: it passed, or not. */
function outcomeOf(failures: readonly string[]): FileOutcome {
  return { file: '', passed: failures.length === 0 ? 1 : 0, failures };
}
