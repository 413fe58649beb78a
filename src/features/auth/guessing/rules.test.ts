import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullFor, LINES, type Line, stepOf, triesAt, waitAfter } from './rules.ts';

const { password, code } = LINES;
const EVERY: [string, Line][] = Object.entries({ password, code }).flatMap(([secret, lines]) =>
  Object.entries(lines).map(([counted, line]): [string, Line] => [`${counted} of a ${secret}`, line]),
);
const NOW = 1_800_000_000_000;
const DAY = 24 * 60 * 60_000;

describe('the wait before a try', () => {
  it.each([
    ['a stranger’s password', password.pair, [0, 0, 0, 1, 2, 4, 8, 8, 8, 8]],
    ['a known device’s password', password.device, [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30]],
    ['a stranger’s code', code.pair, [0, 0, 1, 2, 4]],
  ])('of %s', (_name, line, seconds) => {
    expect(seconds.map((_, tries) => waitAfter(line, tries) / 1000)).toEqual(seconds);
  });

  it.each(EVERY)('of the %s comes before the refusal', (_name, line) => {
    expect(line.free).toBeLessThan(line.most);
    expect(waitAfter(line, line.most - 1)).toBeGreaterThan(0);
  });
});

describe('a line', () => {
  it.each(EVERY)('of the %s is full for as long as it says', (_name, line) => {
    const step = stepOf(line);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: step }), (passed) => {
        const forgottenAt = NOW + line.most * step - passed + 1;
        const seconds = fullFor(line, forgottenAt, NOW);
        expect(seconds).toBeGreaterThan(0);
        expect(triesAt(line, forgottenAt, NOW)).toBe(line.most);
        expect(triesAt(line, forgottenAt, NOW + seconds * 1000)).toBe(line.most - 1);
      }),
    );
  });

  it.each([
    ['one stranger of a password', password.pair, 970],
    ['all strangers of a password', password.account, 388],
    ['all strangers of a code', code.account, 98],
    ['a known device of a code', code.device, 116],
  ])('lets %s try at most so often in a day', (_name, line, most) => {
    expect(line.most + DAY / stepOf(line)).toBe(most);
  });

  it('forgets one try after another', () => {
    const { pair } = password;
    const forgottenAt = NOW + 3 * stepOf(pair);
    const after = [0, 1, stepOf(pair), 2 * stepOf(pair), 3 * stepOf(pair), DAY];
    expect(after.map((passed) => triesAt(pair, forgottenAt, NOW + passed))).toEqual([3, 3, 2, 1, 0, 0]);
  });
});
