/**
 * Runs every check in order, the long ones two at a time, and ends with the totals. A part that fails does not hide the others, except that the
 * browser tests need a build.
 * Usage: `node tests/run.ts [all|pg|pg-races|faults]`; totals are left in `test-results/totals-<mode>.json`. All but `all`
 * use the PostgreSQL that `DATABASE_URL` names, or one of their own.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { WHOLE } from './e2e/variants.ts';
import { type FileOutcome, failedFiles, withSecondTry } from './runner/outcome.ts';
import { startPostgres } from './runner/own-postgres.ts';
import { playwrightOutcomes } from './runner/playwright.ts';
import { type Environment, start } from './runner/start.ts';
import { keepTemporaryFilesInMemory } from './runner/temporary.ts';

type Part = {
  readonly name: string;
  readonly run: (deadline?: number) => Promise<Came>;
};
/** To what each of its files came, nothing at all when the runner died; milliseconds of processor. */
type Came = { readonly outcomes: readonly FileOutcome[]; readonly processor: number };

/** Minutes that all parts of a mode may take together. What is running then is ended, and counts as failed. */
const LIMITS: Readonly<Record<string, number>> = { faults: 15 };
const RESULTS = 'test-results';
/** The longest files whose matter others look at too, in less, or hardly ever changes: for a whole run (`npm run test:whole`). */
const AT_LENGTH = [
  'contract/drawings-adopted',
  'contract/listing-of-one-moment',
  'contract/sheet-shoppers',
  'faults/attacks',
  'faults/crash-starts',
  'faults/crowds',
  'faults/markup',
  'faults/power-cut',
  'postgres/another-server',
  'server/analytics-consent',
  'server/api-docs',
  'server/cdn',
  'server/erp-example',
  'server/feed-parts',
  'server/hosted-defects',
  'server/hosted-mutations',
  'server/hosted-search',
  'server/newsletter',
  'server/npm-start',
  'server/packs',
  'server/platform-check',
  'server/popup-kinds',
  'server/promises',
  'server/review-widgets',
  'server/scheduled-price',
  'server/search-counts',
  'server/states',
  'server/two-proxies',
  'server/unlock-browser',
  'server/url-suffix',
  'server/user-approve',
].map((name) => `tests/${name}.test.ts`);

const check = (name: string, script: string): Part => ({
  name,
  async run() {
    const { status, processor } = await start(['npm', 'run', '--silent', script]);
    return { outcomes: [outcomeOf(status === 0 ? [] : ['failed'])], processor };
  },
});

type VitestOptions = {
  /** Beginnings of the names of its files below `tests`; its own name when left out. */
  readonly files?: readonly string[];
  readonly config?: string;
  /** Each file has modules of its own. */
  readonly isolate?: boolean;
  /** Files that failed run once more, by themselves. */
  readonly secondTry?: boolean;
  readonly env?: Environment;
};
const vitest = (
  name: string,
  {
    files = [name],
    config = 'vitest.config.ts',
    isolate = false,
    secondTry = false,
    env = {},
  }: VitestOptions = {},
): Part => ({
  name,
  async run(deadline) {
    const base = `${RESULTS}/${name.replaceAll(/\W+/g, '-')}`;
    const of = (these: readonly string[], report: string): Promise<Came> => {
      const reporters = ['--reporter=default', '--reporter=./tests/runner/reporter.ts'];
      const read = (): readonly FileOutcome[] => JSON.parse(readFileSync(report, 'utf8'));
      const command = ['vitest', 'run', ...these, `--config=${config}`, ...reporters];
      if (isolate) command.push('--isolate');
      if (leavesOut) command.push(...AT_LENGTH.map((file) => `--exclude=${file}`));
      return reported(report, read, command, { ...env, OUTCOME: report }, deadline);
    };
    const first = await of(
      files.map((file) => `tests/${file}`),
      `${base}.json`,
    );
    const failed = failedFiles(first.outcomes);
    if (!secondTry || failed.length === 0) return first;
    for (const { file, failures } of first.outcomes)
      for (const failure of failures) console.log(`TRIED AGAIN ${file}: ${failure}`);
    const again = await of(failed, `${base}-again.json`);
    return {
      outcomes: withSecondTry(first.outcomes, again.outcomes),
      processor: first.processor + again.processor,
    };
  },
});

const browser = (name: string, mode: string): Part => ({
  name,
  run() {
    const report = `${RESULTS}/${name}.json`;
    return reported(report, () => playwrightOutcomes(report), ['playwright', 'test'], { E2E_MODE: mode });
  },
});

/** On the embedded database, at length. */
const long = (name: string, files?: readonly string[]): Part =>
  vitest(name, { ...(files && { files }), isolate: true, env: { FAULTS: 'long', DATABASE_URL: undefined } });
const mode = process.argv[2] ?? 'all';
const leavesOut = (mode === 'all' && !WHOLE) || mode === 'pg-races';
keepTemporaryFilesInMemory();
const postgres = mode === 'all' ? undefined : (process.env.DATABASE_URL ?? (await startPostgres()));
if (mode === 'pg' && postgres === undefined) throw new Error('install PostgreSQL, or set DATABASE_URL');
const longOnPostgres = (name: string, file: string): readonly Part[] =>
  postgres === undefined
    ? []
    : [vitest(name, { files: [file], env: { FAULTS: 'long', DATABASE_URL: postgres } })];

function onPostgres(name: string, files?: readonly string[]): Part {
  return vitest(name, { ...(files && { files }), secondTry: true, env: { DATABASE_URL: postgres } });
}

/** Contract tests on which the engines may differ: buyers, people and programs that want the same at the same moment. */
function racing(): readonly string[] {
  const races = [
    '{company-*,form-keys,guest-order,invitation,login-code,order*,quote*,sale-customer,sheet-stock,sign-up}',
    '{another-server,cart-double-click,cart-saved,checkout-add,stock,sweep,wishlist,written-once}',
    'panel-{audit,categories,factor,orders,staff}',
    '{payments,programs,returns}/*',
    'changes/{answers-kept,swap}',
  ];
  return globSync(races.map((name) => `tests/contract/${name}.test.ts`))
    .filter((file) => /\bPromise\.all/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^tests\//, ''));
}

/** In the order they run; those of a list at the same moment, where one of them keeps a single processor busy. */
const PARTS: Readonly<Record<string, readonly (Part | readonly Part[])[]>> = {
  all: [
    [check('types', 'check'), vitest('unit')],
    [check('format and lint', 'lint'), vitest('rules')],
    // What has clocks in it: a machine that stalls for a moment fails no file, as with the browser's tests.
    vitest('contract', { secondTry: true }),
    vitest('stores', { isolate: true }),
    check('build', 'build'),
    // Shops are launched in the tests' own processes too, and a process is one shop.
    vitest('server', { isolate: true, secondTry: true }),
    vitest('faults', { isolate: true, secondTry: true }),
    vitest('render', { config: 'vitest.render.config.ts' }),
    browser('e2e', 'embedded'),
    browser('hosted', 'hosted'),
  ],
  pg: [onPostgres('contract'), onPostgres('postgres')],
  'pg-races': [onPostgres('contract', racing()), onPostgres('postgres')],
  // What is short first: whatever takes too long hides nothing but what takes long.
  faults: [
    long(
      'faults',
      ['disk', 'ending', 'starts'].map((name) => `faults/${name}`),
    ),
    long('what is never longer', [
      ...['clock', 'failing-mail', 'carriers', 'zipcode', 'limits', 'naughty-strings'].map(
        (name) => `contract/${name}`,
      ),
      ...['requests', 'two-visitors', 'open-redirects', 'csp-reports'].map((name) => `server/${name}`),
    ]),
    ...longOnPostgres('several processes', 'postgres/'),
  ],
};

/** Parts of a single file each, two at a time: none keeps two processors busy. The longest go first. */
const SIDE_BY_SIDE: Readonly<Record<string, readonly Part[]>> = {
  faults: [
    long('contract/fuzz'),
    long('contract/programs/webhook-receivers'),
    long('random schedules', ['contract/payments/schedules', 'contract/payments/more-schedules']),
    long('faults/crash', ['faults/crash.test']),
    long('faults/markup'),
    long('faults/attacks'),
    long('faults/crash-starts'),
    long('contract/stock'),
    ...longOnPostgres('stock on PostgreSQL', 'contract/stock'),
    long('backup', ['server/backup']),
  ],
};

const parts = PARTS[mode];
if (!parts) throw new Error(`unknown mode ${mode}; there are ${Object.keys(PARTS).join(', ')}`);

mkdirSync(RESULTS, { recursive: true });
const limit = LIMITS[mode];
const deadline = limit === undefined ? undefined : Date.now() + limit * 60_000;
const rows: Awaited<ReturnType<typeof rowOf>>[] = [];
for (const step of parts) rows.push(...(await Promise.all([step].flat().map(rowOf))));
const waiting = (SIDE_BY_SIDE[mode] ?? []).values();
await Promise.all(
  [1, 2].map(async () => {
    for (const part of waiting) rows.push(await rowOf(part));
  }),
);
const passed = rows.reduce((total, row) => total + row.passed, 0);
const failures = rows.flatMap((row) => row.failures);
const atSecondTry = rows.flatMap((row) => row.atSecondTry);
writeFileSync(
  `${RESULTS}/totals-${mode}.json`,
  JSON.stringify({ passed, failed: failures.length, failures, atSecondTry }),
);
for (const { name, minutes, processor, ...row } of rows) {
  const time = `${minutes.toFixed(1)} min, ${processor.toFixed(1)} of processor`;
  console.log(`${name.padEnd(20)} ${row.passed} passed, ${row.failures.length} failed, ${time}`);
}
if (mode === 'faults' && postgres === undefined)
  console.log('LEFT OUT, as no PostgreSQL is installed: what needs one');
for (const name of atSecondTry) console.log(`AT THE SECOND TRY ${name}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${atSecondTry.length} at the second try`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

async function rowOf(part: Part) {
  console.log(`\n== ${part.name}`);
  const began = Date.now();
  const { outcomes, processor } = await part.run(deadline);
  // Names what no file is to blame for by the part.
  const named = (of: (outcome: FileOutcome) => readonly string[]) =>
    outcomes.flatMap((outcome) => of(outcome).map((failure) => `${outcome.file || part.name}: ${failure}`));
  return {
    name: part.name,
    minutes: (Date.now() - began) / 60_000,
    processor: processor / 60_000,
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: named(({ failures }) => failures),
    atSecondTry: named((outcome) => outcome.atSecondTry ?? []),
  };
}

/** A runner that dies before it reports, reports nothing, or is unhappy with what it calls good, has failed. */
async function reported(
  report: string,
  read: () => readonly FileOutcome[],
  command: readonly string[],
  env: Environment,
  until?: number,
): Promise<Came> {
  rmSync(report, { force: true });
  const { status, processor } = await start(command, env, until);
  const came = (outcomes: readonly FileOutcome[]): Came => ({ outcomes, processor });
  if (status === 'late') return came([outcomeOf([`ended, as the ${limit} minutes of this run were over`])]);
  try {
    const outcomes = read();
    const happy =
      outcomes.length > 0 && (status === 0 || outcomes.some(({ failures }) => failures.length > 0));
    return came(happy ? outcomes : [...outcomes, outcomeOf([`the runner ended with ${status}`])]);
  } catch (error) {
    return came([outcomeOf([`the runner left no report: ${error}`])]);
  }
}

/** What a part came to that has no files: it passed, or not. */
function outcomeOf(failures: readonly string[]): FileOutcome {
  return { file: '', passed: failures.length === 0 ? 1 : 0, failures };
}
