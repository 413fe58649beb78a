import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysOf } from '#shared/day.ts';
import { isActive, type Pause, paused } from './history.ts';
import { backNow, pausesAhead, type Rest, restBetween, rested, restNow, type Stretch, stretchOf } from './resting.ts';

const today = '2026-12-30';
const holidays: Stretch = { from: '2027-01-01', to: '2027-01-10' };
const said = (part: Partial<Rest>): Rest => ({ lifted: [], paused: [], ...part });

describe('what is said of pauses', () => {
  const planned: Pause[] = [{ from: '2027-01-01', until: '2027-01-11' }];

  it.each<[string, Pause[], Partial<Rest>, Pause[]]>([
    ['a pause to come', [], { paused: [holidays] }, planned],
    ['the same said twice', planned, { paused: [holidays] }, planned],
    [
      'one that goes on from another',
      planned,
      { paused: [{ from: '2027-01-11', to: '2027-01-12' }] },
      [{ from: '2027-01-01', until: '2027-01-13' }],
    ],
    [
      'one of no end swallows what comes',
      planned,
      { paused: [{ from: '2026-12-30', to: null }] },
      [{ from: '2026-12-30', until: null }],
    ],
    [
      'an early end',
      planned,
      { lifted: [{ from: '2027-01-08', to: null }] },
      [{ from: '2027-01-01', until: '2027-01-08' }],
    ],
    [
      'a day amidst',
      planned,
      { lifted: [{ from: '2027-01-05', to: '2027-01-05' }] },
      [
        { from: '2027-01-01', until: '2027-01-05' },
        { from: '2027-01-06', until: '2027-01-11' },
      ],
    ],
    [
      'other days for it',
      planned,
      { lifted: [holidays], paused: [{ from: '2027-01-03', to: '2027-01-04' }] },
      [{ from: '2027-01-03', until: '2027-01-05' }],
    ],
    ['called off', planned, { lifted: [holidays] }, []],
  ])('%s', (_, before, rest, after) => {
    expect(rested(before, said(rest))).toEqual(after);
  });

  const first = '2026-12-20';
  const days = daysOf(first, addDays(first, 40));
  const stretch = fc
    .record({ at: fc.nat(30), length: fc.option(fc.nat(9)) })
    .map(({ at, length }): Stretch => ({ from: days[at]!, to: length === null ? null : days[at + length]! }));
  const anyRest = fc.record({
    lifted: fc.array(stretch, { maxLength: 3 }),
    paused: fc.array(stretch, { maxLength: 3 }),
  });
  const pauses = fc.array(stretch, { maxLength: 3 }).map((all) => rested([], said({ paused: all })));
  const holds = (all: readonly Stretch[], day: Day) =>
    all.some(({ from, to }) => from <= day && (to === null || day <= to));
  const rests = (all: readonly Pause[], day: Day) => holds(all.map(stretchOf), day);

  it('is true of each day, and leaves no two pauses that touch', () => {
    fc.assert(
      fc.property(pauses, anyRest, (before, rest) => {
        const after = rested(before, rest);
        for (const day of days)
          expect(rests(after, day)).toBe(holds(rest.paused, day) || (rests(before, day) && !holds(rest.lifted, day)));
        for (const [place, pause] of after.entries())
          if (place > 0) expect(after[place - 1]!.until! < pause.from).toBe(true);
      }),
    );
  });

  it('is taken back by what makes the one state of the other', () => {
    fc.assert(
      fc.property(pauses, anyRest, (before, rest) => {
        const after = rested(before, rest);
        expect(rested(after, restBetween(after, before))).toEqual(before);
        expect(rested(before, restBetween(before, after))).toEqual(after);
      }),
    );
  });
});

describe('a pause from now on', () => {
  const habit = (pauses: Pause[], completedToday = false) => ({ id: 'a', pauses, completedToday });

  it('begins tomorrow where today is done, and the habit rests all the same', () => {
    for (const done of [false, true]) {
      const [rest] = restNow([habit([], done)], today);
      const pauses = rested([], rest!);
      expect(pauses).toEqual(paused([], today, addDays(today, 1), done));
      expect(isActive(pauses, today, done)).toBe(false);
      const [back] = backNow([habit(pauses, done)], today);
      expect(rested(pauses, back!)).toEqual([]);
    }
  });

  it('ends today and leaves what is planned', () => {
    const pauses = [
      { from: '2026-12-20', until: '2027-01-02' },
      { from: '2027-02-01', until: '2027-02-08' },
    ];
    const [back] = backNow([habit(pauses)], today);
    expect(rested(pauses, back!)).toEqual([{ from: '2026-12-20', until: today }, pauses[1]]);
    expect(backNow([habit(pauses.slice(1))], today)).toEqual([]);
  });

  it('does not begin with one of some days that is planned for tomorrow', () => {
    expect(isActive([{ from: '2026-12-31', until: '2027-01-10' }], today, true)).toBe(true);
  });
});

it('pauses ahead are those that last and those to come, each once', () => {
  const past = { from: '2026-12-01', until: today };
  const [now, next] = [
    { from: '2026-12-29', until: null },
    { from: '2027-01-01', until: '2027-01-11' },
  ];
  expect(pausesAhead([{ pauses: [past, now] }, { pauses: [next, now] }], today)).toEqual([now, next]);
});

it('pauses to come stand by their beginning, and of those that begin at once the shortest first', () => {
  const [week, month, endless, late] = [
    { from: '2027-01-01', until: '2027-01-08' },
    { from: '2027-01-01', until: '2027-02-01' },
    { from: '2027-01-01', until: null },
    { from: '2027-03-01', until: '2027-03-02' },
  ] as const;
  const ordered = [week, month, endless, late];
  for (const pauses of [ordered, ordered.toReversed(), [endless, late, week, month]])
    expect(pausesAhead([{ pauses }], today)).toEqual(ordered);
});

it('rest begins today, of what is done today tomorrow, and lifts nothing', () => {
  const habit = (id: string, completedToday: boolean) => ({ id, completedToday, pauses: [] });
  expect(restNow([habit('a', false), habit('b', true)], '2026-12-31')).toEqual([
    { id: 'a', lifted: [], paused: [{ from: '2026-12-31', to: null }] },
    { id: 'b', lifted: [], paused: [{ from: '2027-01-01', to: null }] },
  ]);
});
