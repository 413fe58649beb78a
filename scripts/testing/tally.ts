import type { Took } from './slowest.ts';

/** How many tests of a stage passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
  /** Only told; a test that does not apply to an engine is no failure. */
  skipped: number;
  /** What to look at, a line each: what failed and why, and what passed only when repeated. */
  remarks: string[];
}

/** What a run of Vitest came to. */
export interface VitestReport {
  /** With why one failed, or was skipped. */
  tests: { name: string; state: string; why?: string }[];
  /** What failed outside of the tests: a file that could not be loaded, a hook, an error that nobody caught. */
  errors: { name: string; why?: string }[];
  files: Took[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: PlaywrightError; duration?: number }[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
}

/** Each failure outside of the tests counts as one more. */
export function tallyVitest({ tests, errors }: Omit<VitestReport, 'files'>): Tally {
  const failed = tests.filter(({ state }) => state === 'failed');
  const passed = tests.filter(({ state }) => state === 'passed').length;
  return {
    passed,
    failed: failed.length + errors.length,
    skipped: tests.length - failed.length - passed,
    remarks: [...failed, ...errors].map(({ name, why }) => remark(name, why)),
  };
}

/** A journey that passed when repeated, as CI does, counts as passed, and is remarked upon. */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const { expected, flaky, unexpected, skipped } = stats;
  const remarks = specsOf(suites).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const error = results.find((result) => result.error)?.error;
        const engine = projectName && `[${projectName}] `;
        return remark(`${engine}${file}:${line} › ${title}${status === 'flaky' ? ' (flaky)' : ''}`, error?.message);
      }),
  );
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    remarks: [...remarks, ...errors.map(({ message }) => remark('outside of the journeys', message))],
  };
}

/** What each of the files took, repetitions included. */
export const filesOf = ({ suites }: Pick<PlaywrightReport, 'suites'>): Took[] =>
  specsOf(suites).flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration = 0 }) => ({ name: file, took: duration }))),
  );

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSuite['specs'] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** Terminal colours, which the tools put into their messages. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

function remark(what: string, why = ''): string {
  const [first = ''] = why.replace(COLOURS, '').trim().split('\n');
  return first ? `${what}: ${first}` : what;
}

/**
 * A stage that failed must count at least one failure, and one that ran nothing has failed.
 * @param code exit code of its tool
 */
export function strict(tally: Tally, code: number | null): Tally {
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  if (!silent) return tally;
  const why = code === 0 ? 'ran no test' : `ended with ${code ?? 'a signal'} though no test failed`;
  return { ...tally, failed: 1, remarks: [...tally.remarks, `its tool ${why}`] };
}

export function sum(tallies: Tally[]): Tally {
  const add = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    passed: add('passed'),
    failed: add('failed'),
    skipped: add('skipped'),
    remarks: tallies.flatMap(({ remarks }) => remarks),
  };
}
