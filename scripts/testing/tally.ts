/** How many tests of a stage passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Only told; a test that does not apply to an engine is no failure. */
  skipped: number;
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A file that could not even be loaded counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A journey that passed when repeated, as CI does, counts as passed; Playwright's own report names it. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  const { expected, flaky, unexpected, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped };
}

/**
 * A stage that failed must count at least one failure, and one that ran nothing has failed.
 * @param code exit code of its tool
 */
export function strict(tally: Tally, code: number | null): Tally {
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

export function sum(tallies: Tally[]): Tally {
  const add = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
}
