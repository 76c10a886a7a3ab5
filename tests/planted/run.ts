/**
 * Plants small faults over money and stock, one at a time (Stryker: comparisons, bounds, arithmetic, conditions, left-out blocks),
 * and counts those that the tests notice. For hand, not for CI: an area takes minutes.
 * Usage: `npm run test:planted [-- area…]`, areas by `areas.ts`. What is known of an area stays in `test-results/planted`, so that
 * a run that was ended goes on with the next one, and a second run plants only what files or tests changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AREAS, type Area } from './areas.ts';

const RESULTS = 'test-results/planted';
const TOOLS = 'tests/planted';
/** Words, lists and patterns are data: a fault in them says nothing of a sum. */
const LEFT_OUT = ['StringLiteral', 'ArrayDeclaration', 'ObjectLiteral', 'Regex'];

type Mutant = {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
};
type Report = { readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> };

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in AREAS));
if (unknown.length > 0)
  throw new Error(`No such area: ${unknown.join(', ')} (${Object.keys(AREAS).join(', ')})`);

mkdirSync(RESULTS, { recursive: true });
if (!existsSync(join(TOOLS, 'node_modules')))
  execFileSync('npm', ['ci', '--prefix', TOOLS], { stdio: 'inherit' });
let failed = 0;
let noticed = 0;
let planted = 0;
for (const [name, area] of Object.entries(AREAS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const report = plant(name, area);
  if (report === undefined) failed += 1;
  else tell(name, report);
}
console.log(`${noticed} of ${planted} noticed (${share(noticed, planted)})`);
process.exitCode = failed;

/** @returns undefined when it did not come to its end, for instance as a test fails without any fault. */
function plant(name: string, { planted: mutate, asked }: Area): Report | undefined {
  const jsonReporter = { fileName: resolve(RESULTS, `${name}.json`) };
  const config = {
    mutate,
    testRunner: 'vitest',
    plugins: [resolve(TOOLS, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: join(TOOLS, 'vitest.config.ts'), related: false },
    mutator: { excludedMutations: LEFT_OUT },
    // What a module works out as it is loaded would need every module loaded anew for each fault.
    ignoreStatic: true,
    concurrency: 1,
    timeoutMS: 30_000,
    tempDirName: join(RESULTS, 'sandbox'),
    incremental: true,
    incrementalFile: join(RESULTS, `${name}-known.json`),
    ignorePatterns: ['/dist', '/.data', '/test-results'],
    reporters: ['json'],
    jsonReporter,
    allowEmpty: true,
  };
  const file = join(RESULTS, `${name}-config.json`);
  writeFileSync(file, JSON.stringify(config));
  const program = join(TOOLS, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync('nice', ['-n', '10', process.execPath, program, 'run', file], {
    stdio: 'inherit',
    env: { ...process.env, PLANTED_TESTS: JSON.stringify(asked) },
  });
  return status === 0 ? JSON.parse(readFileSync(jsonReporter.fileName, 'utf8')) : undefined;
}

/** Says which faults nobody noticed. One that never ran counts as such; one that does not run at all was none. */
function tell(name: string, { files }: Report): void {
  let here = 0;
  let seen = 0;
  for (const [file, { mutants }] of Object.entries(files)) {
    for (const { status, mutatorName, replacement, location } of mutants) {
      if (!['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) continue;
      here += 1;
      if (status === 'Killed' || status === 'Timeout') seen += 1;
      else console.log(`${status} ${file}:${location.start.line} ${mutatorName}: ${replacement ?? ''}`);
    }
  }
  console.log(`${name}: ${seen} of ${here} noticed (${share(seen, here)})`);
  noticed += seen;
  planted += here;
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'none planted' : `${((part / whole) * 100).toFixed(1)} %`;
}
