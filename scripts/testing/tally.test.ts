import { describe, expect, it } from 'vitest';
import { strict, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const tally = (passed: number, failed: number, skipped = 0, remarks: string[] = []): Tally => ({
  passed,
  failed,
  skipped,
  remarks,
});

describe('the count of a test run', () => {
  it('counts what fails outside of the tests as a failure, and says what failed and why', () => {
    const report = {
      tests: [
        { name: 'whole.test.ts › a rule', state: 'passed' },
        { name: 'half.test.ts › a rule', state: 'failed', why: '\u001b[31mError: 1 is not 2\u001b[39m\n    at half' },
        { name: 'half.test.ts › another', state: 'passed' },
        { name: 'half.test.ts › a third', state: 'skipped' },
      ],
      errors: [
        { name: 'broken.test.ts', why: 'no such module' },
        { name: 'hooks.test.ts › a suite', why: 'still open' },
      ],
    };
    const remarks = [
      'half.test.ts › a rule: Error: 1 is not 2',
      'broken.test.ts: no such module',
      'hooks.test.ts › a suite: still open',
    ];
    expect(tallyVitest(report)).toEqual(tally(2, 3, 1, remarks));
  });

  it('counts a journey that passed when repeated and remarks upon it, and an error outside of tests as a failure', () => {
    const spec = (title: string, status: string, projectName: string, ...messages: string[]) => ({
      title,
      file: 'x.e2e.ts',
      line: 7,
      tests: [{ projectName, status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
    });
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [spec('goes', 'expected', ''), spec('stops', 'unexpected', '', 'too slow\nfor us')],
          suites: [{ specs: [spec('limps', 'flaky', 'firefox', 'not found')] }],
        },
      ],
    };
    expect(tallyPlaywright(report)).toEqual(
      tally(6, 2, 2, [
        'x.e2e.ts:7 › stops: too slow',
        '[firefox] x.e2e.ts:7 › limps (flaky): not found',
        'outside of the journeys: no browser',
      ]),
    );
  });

  it.each([
    ['all passed', tally(3, 0), 0, tally(3, 0)],
    [
      'a tool that failed without a failed test',
      tally(3, 0),
      1,
      tally(3, 1, 0, ['its tool ended with 1 though no test failed']),
    ],
    [
      'a tool that was stopped',
      tally(3, 0),
      null,
      tally(3, 1, 0, ['its tool ended with a signal though no test failed']),
    ],
    ['no test at all', tally(0, 0), 0, tally(0, 1, 0, ['its tool ran no test'])],
    ['only skipped tests', tally(0, 0, 4), 0, tally(0, 1, 4, ['its tool ran no test'])],
    ['failures already counted', tally(1, 2, 0, ['a', 'b']), 1, tally(1, 2, 0, ['a', 'b'])],
  ])('is strict about %s', (_name, counted, code, expected) => {
    expect(strict(counted, code)).toEqual(expected);
  });

  it('adds up the stages', () => {
    expect(sum([tally(1, 2, 3, ['a']), tally(10, 20, 30, ['b'])])).toEqual(tally(11, 22, 33, ['a', 'b']));
  });
});
