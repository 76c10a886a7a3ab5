import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { FileOutcome } from './outcome.ts';

/** Reads Playwright's JSON report; a test that passed at its second try has passed. */
export function playwrightOutcomes(path: string): readonly FileOutcome[] {
  const report: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
  const astray = report.errors.map(({ message = 'no reason' }) => message.split('\n')[0] ?? '');
  const files = report.suites.map((suite): FileOutcome => {
    const tests = specsOf(suite).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, status })),
    );
    return {
      file: suite.file,
      passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
      failures: tests.filter(({ status }) => status === 'unexpected').map(({ title }) => title),
    };
  });
  return astray.length > 0 ? [...files, { file: '', passed: 0, failures: astray }] : files;
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
