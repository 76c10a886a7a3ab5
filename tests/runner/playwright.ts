import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { FileOutcome } from './outcome.ts';

/** Reads Playwright's JSON report; a test that passed at its second try has passed, and is named. */
export function playwrightOutcomes(path: string): readonly FileOutcome[] {
  const report: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
  const astray = report.errors.map(({ message = 'no reason' }) => message.split('\n')[0] ?? '');
  const files = report.suites.map((suite): FileOutcome => {
    const tests = specsOf(suite).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, status })),
    );
    const titles = (wanted: string) =>
      tests.filter(({ status }) => status === wanted).map(({ title }) => title);
    const [failures, atSecondTry] = [titles('unexpected'), titles('flaky')];
    return {
      file: suite.file,
      passed: titles('expected').length + atSecondTry.length,
      failures,
      ...(atSecondTry.length > 0 && { atSecondTry }),
    };
  });
  return astray.length > 0 ? [...files, { file: '', passed: 0, failures: astray }] : files;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
