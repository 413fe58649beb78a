import { describe, expect, it } from 'vitest';
import { strict, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});
const tally = (passed: number, failed: number, skipped = 0): Tally => ({ passed, failed, skipped });

describe('the count of a test run', () => {
  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed'), file('failed')];
    const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1, testResults };
    expect(tallyVitest(report)).toEqual(tally(2, 2, 4));
  });

  it('counts a journey that passed when repeated, and an error outside of tests as a failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual(tally(6, 2, 2));
  });

  it.each([
    ['all passed', tally(3, 0), 0, tally(3, 0)],
    ['a tool that failed without a failed test', tally(3, 0), 1, tally(3, 1)],
    ['a tool that was stopped', tally(3, 0), null, tally(3, 1)],
    ['no test at all', tally(0, 0), 0, tally(0, 1)],
    ['only skipped tests', tally(0, 0, 4), 0, tally(0, 1, 4)],
    ['failures already counted', tally(1, 2), 1, tally(1, 2)],
  ])('is strict about %s', (_name, counted, code, expected) => {
    expect(strict(counted, code)).toEqual(expected);
  });

  it('adds up the stages', () => {
    expect(sum([tally(1, 2, 3), tally(10, 20, 30)])).toEqual(tally(11, 22, 33));
  });
});
