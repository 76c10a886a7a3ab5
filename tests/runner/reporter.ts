/**
 * A reporter for vitest that writes what each file came to into the file that `OUTCOME` names. Unlike vitest's own JSON
 * it also holds what no test can fail by: a hook, a file that does not load, an error that nothing caught.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileOutcome } from './outcome.ts';

/** vitest calls it with `new`. */
export default function OutcomeReporter(): Reporter {
  return { onTestRunEnd };
}

function onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
  const { OUTCOME } = process.env;
  if (!OUTCOME) throw new Error('OUTCOME has to name a file');
  const astray = Map.groupBy(unhandled, (error) => String(error.VITEST_TEST_PATH ?? ''));
  const outcomes = modules.map((module): FileOutcome => {
    const uncaught = astray.get(module.moduleId) ?? [];
    astray.delete(module.moduleId);
    return {
      file: module.relativeModuleId,
      passed: [...module.children.allTests('passed')].length,
      failures: [...failuresOf(module), ...uncaught.map(nobodyCaught)],
    };
  });
  const rest = { file: '', passed: 0, failures: [...astray.values()].flat().map(nobodyCaught) };
  writeFileSync(OUTCOME, JSON.stringify(rest.failures.length > 0 ? [...outcomes, rest] : outcomes));
}

function failuresOf(module: TestModule): readonly string[] {
  const tests = [...module.children.allTests('failed')].map((test) =>
    line(test.fullName, test.result().errors?.[0]),
  );
  const hooks = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => line(`${suite.fullName} (around its tests)`, error)),
  );
  return [...module.errors().map((error) => line('around its tests', error)), ...hooks, ...tests];
}

const nobodyCaught = (error: { readonly message?: unknown }): string => line('an error nobody caught', error);

const line = (where: string, error?: { readonly message?: unknown }): string =>
  `${where}: ${String(error?.message ?? 'no reason').split('\n')[0]}`;
