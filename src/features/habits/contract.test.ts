import { describe, expect, it } from 'vitest';
import { habitInput } from './contract.ts';
import { texts } from './texts.ts';

/** What is said of each field of a refused habit. */
const problemsOf = (input: object) =>
  Object.fromEntries(
    (habitInput.safeParse({ name: 'Бег', ...input }).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]),
  );

describe('a habit', () => {
  it.each([
    ['#6366f1', true],
    ['#ABCDEF', true],
    ['#6366f', false],
    ['#6366f12', false],
    [' #6366f1', false],
    ['x#6366f1', false],
    ['6366f1', false],
    ['#6366fг', false],
  ])('of the colour «%s»: %s', (color, fits) => {
    expect(problemsOf({ color })).toEqual(fits ? {} : { color: texts.colorRequired });
  });

  it.each([
    ['00:00', true],
    ['09:59', true],
    ['19:30', true],
    ['20:00', true],
    ['23:59', true],
    ['24:00', false],
    ['29:00', false],
    ['9:00', false],
    ['09:60', false],
    ['109:00', false],
    ['09:000', false],
    ['09:00:00', false],
    ['', true],
    [null, true],
  ])('that reminds at «%s»: %s', (reminderTime, fits) => {
    if (reminderTime)
      expect(problemsOf({ reminderTimes: [reminderTime] })).toEqual(fits ? {} : { reminderTimes: texts.timeInvalid });
    expect(problemsOf({ reminderTime })).toEqual(fits ? {} : { reminderTime: texts.timeInvalid });
  });
});
