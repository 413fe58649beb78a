import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type Day,
  dayOf,
  daysBetween,
  daysOf,
  endOfMonth,
  HOUR,
  startOfWeek,
  weekdayOf,
} from '#shared/day.ts';
import { numberOf } from './day-number.ts';
import { historyOf, type Pause, paused, resumed, type Schedule } from './history.ts';
import { type Mark, marksOf } from './marks.ts';
import { FREQUENCIES, PERIOD_TYPES } from './rules.ts';
import { dueTester, isOfferedToday } from './schedule.ts';
import { completionOf } from './statistics.ts';
import { currentStreak, longestStreak } from './streaks.ts';

interface Life {
  schedule: Schedule;
  createdOn: Day;
  marks: Record<Day, Mark>;
  pauses: Pause[];
  today: Day;
}

const DAILY: Schedule = { frequency: 'daily', weekDays: [], timesPerPeriod: 1, periodType: 'week' };
const life = (life: Partial<Life> & Pick<Life, 'today'>): Life => ({
  schedule: DAILY,
  createdOn: life.today,
  marks: {},
  pauses: [],
  ...life,
});
const entriesOf = (marks: Record<Day, Mark>) =>
  Object.entries(marks).map(([date, mark]) => ({
    date,
    completed: mark === 'completed',
    skipped: mark === 'skipped',
  }));
const read = ({ marks, ...rest }: Life) => historyOf({ ...rest, marks: marksOf(entriesOf(marks)) });

/** `xx.s` from a first day on: x completed, s skipped, o not done, a dot says nothing. */
function marked(from: Day, signs: string): Record<Day, Mark> {
  const words: Record<string, Mark> = { x: 'completed', s: 'skipped', o: 'missed' };
  return Object.fromEntries([...signs].flatMap((sign, i) => (words[sign] ? [[addDays(from, i), words[sign]]] : [])));
}

describe('the streak of a habit', () => {
  const weekly = (...weekDays: number[]): Schedule => ({ ...DAILY, frequency: 'weekly', weekDays });
  const perWeek = (timesPerPeriod: number): Schedule => ({ ...DAILY, frequency: 'custom', timesPerPeriod });
  const perMonth = (timesPerPeriod: number): Schedule => ({ ...DAILY, frequency: 'monthly', timesPerPeriod });
  const everyOther: Schedule = { ...DAILY, frequency: 'every_other_day' };

  // 2026-11-16 is a Monday.
  it.each<[string, Partial<Life> & Pick<Life, 'today'>, current: number, longest: number]>([
    ['created today, nothing marked', { today: '2026-11-21' }, 0, 0],
    ['created today and done', { today: '2026-11-21', marks: marked('2026-11-21', 'x') }, 1, 1],
    ['today is still open', { today: '2026-11-21', marks: marked('2026-11-18', 'xxx') }, 3, 3],
    [
      'today said "not done" is open until it is over',
      { today: '2026-11-21', marks: marked('2026-11-18', 'xxxo') },
      3,
      3,
    ],
    ['yesterday missed', { today: '2026-11-21', marks: marked('2026-11-17', 'xxx.') }, 0, 3],
    ['yesterday missed, today done', { today: '2026-11-21', marks: marked('2026-11-17', 'xxx.x') }, 1, 3],
    ['a skipped day neither breaks nor lengthens', { today: '2026-11-21', marks: marked('2026-11-17', 'xxsxx') }, 4, 4],
    ['only skipped days', { today: '2026-11-21', marks: marked('2026-11-17', 'sssss') }, 0, 0],
    [
      'a pause holds the streak',
      {
        today: '2026-11-21',
        marks: { ...marked('2026-11-10', 'xxx'), ...marked('2026-11-20', 'xx') },
        pauses: [{ from: '2026-11-13', until: '2026-11-20' }],
      },
      5,
      5,
    ],
    [
      'a pause that lasts holds it, too',
      { today: '2026-11-21', marks: marked('2026-11-10', 'xxx'), pauses: [{ from: '2026-11-13', until: null }] },
      3,
      3,
    ],
    ['through a leap day', { today: '2028-03-01', marks: marked('2028-02-27', 'xxxx') }, 4, 4],
    ['through the new year', { today: '2027-01-02', marks: marked('2026-12-30', 'xxxx') }, 4, 4],
    ['an entry years back begins the habit there', { today: '2026-11-21', marks: marked('2021-03-01', 'xx') }, 0, 2],
    [
      'a mark of tomorrow, made before a flight westwards, waits',
      { today: '2026-11-21', createdOn: '2026-11-20', marks: marked('2026-11-20', 'xxx') },
      2,
      2,
    ],
    [
      'a habit created "tomorrow", before a flight westwards, begins today',
      { today: '2026-11-21', createdOn: '2026-11-22', marks: marked('2026-11-21', 'x') },
      1,
      1,
    ],
    ['every other day', { schedule: everyOther, today: '2026-11-21', marks: marked('2026-11-15', 'x.x.x.x') }, 4, 4],
    [
      'every other day, one missed',
      { schedule: everyOther, today: '2026-11-21', marks: marked('2026-11-15', 'x...x.x') },
      2,
      2,
    ],
    [
      'chosen weekdays pass over the others',
      {
        schedule: weekly(1, 3, 5),
        today: '2026-11-22',
        createdOn: '2026-11-09',
        marks: marked('2026-11-09', 'x.x.x..x.x.x'),
      },
      6,
      6,
    ],
    [
      'a mark on another weekday adds nothing',
      { schedule: weekly(1), today: '2026-11-17', marks: marked('2026-11-09', 'x......xx') },
      2,
      2,
    ],
    [
      'no chosen weekday is every day',
      { schedule: weekly(), today: '2026-11-21', marks: marked('2026-11-20', 'xx') },
      2,
      2,
    ],
    [
      'three a week, last week met, this one open',
      { schedule: perWeek(3), today: '2026-11-18', createdOn: '2026-11-09', marks: marked('2026-11-09', 'x.x.x..x') },
      3,
      3,
    ],
    [
      'three a week, this one met, too',
      {
        schedule: perWeek(3),
        today: '2026-11-20',
        createdOn: '2026-11-09',
        marks: marked('2026-11-09', 'x.x.x..xx.x'),
      },
      6,
      6,
    ],
    [
      'three a week, last week short',
      { schedule: perWeek(3), today: '2026-11-18', createdOn: '2026-11-02', marks: marked('2026-11-02', 'xxx....xx') },
      0,
      3,
    ],
    [
      'three a week, a whole week skipped',
      {
        schedule: perWeek(3),
        today: '2026-11-16',
        createdOn: '2026-11-02',
        marks: marked('2026-11-02', 'xxx....sssssss'),
      },
      3,
      3,
    ],
    [
      'a week begun on Sunday asks for one day',
      { schedule: perWeek(3), today: '2026-11-17', createdOn: '2026-11-15', marks: marked('2026-11-15', 'x') },
      1,
      1,
    ],
    [
      'twice a month over the year end',
      {
        schedule: perMonth(2),
        today: '2027-01-03',
        createdOn: '2026-12-01',
        marks: { ...marked('2026-12-05', 'x'), ...marked('2026-12-31', 'x'), ...marked('2027-01-01', 'xx') },
      },
      4,
      4,
    ],
  ])('%s', (_, given, current, longest) => {
    const history = read(life(given));
    expect(currentStreak(history)).toBe(current);
    expect(longestStreak(history)).toBe(longest);
  });
});

describe('what is due', () => {
  const dueDays = (given: Life, from: Day, to: Day) => {
    const isDue = dueTester(read(given));
    return daysOf(from, to).filter((day) => isDue(numberOf(day)));
  };

  it('is nothing before the beginning', () => {
    const given = life({ today: '2026-11-21', createdOn: '2026-11-20' });
    expect(dueDays(given, '2026-11-18', '2026-11-21')).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('is only what is marked once a quota is met', () => {
    const schedule: Schedule = { ...DAILY, frequency: 'custom', timesPerPeriod: 2 };
    const given = life({ schedule, today: '2026-11-20', createdOn: '2026-11-16', marks: marked('2026-11-17', 'x.x') });
    expect(dueDays(given, '2026-11-16', '2026-11-20')).toEqual(['2026-11-17', '2026-11-19']);
    expect(isOfferedToday(read(given))).toBe(false);
    expect(isOfferedToday(read({ ...given, today: '2026-11-19' }))).toBe(true);
    expect(isOfferedToday(read({ ...given, today: '2026-11-23' }))).toBe(true);
  });

  it('offers a skipped day to be taken back, a paused one not', () => {
    const skipped = life({ today: '2026-11-20', marks: marked('2026-11-20', 's') });
    expect(isOfferedToday(read(skipped))).toBe(true);
    expect(isOfferedToday(read({ ...skipped, pauses: [{ from: '2026-11-20', until: null }] }))).toBe(false);
  });
});

describe('pauses', () => {
  const [today, tomorrow] = ['2026-11-21', '2026-11-22'];

  it('leave a day that is done in the streak', () => {
    expect(paused([], today, tomorrow, true)).toEqual([{ from: tomorrow, until: null }]);
    expect(paused([], today, tomorrow, false)).toEqual([{ from: today, until: null }]);
  });

  it.each([
    ['ended the day they began', { from: today, until: null }, []],
    ['ended before they began', { from: tomorrow, until: null }, []],
    ['of some days', { from: '2026-11-01', until: null }, [{ from: '2026-11-01', until: today }]],
    ['long over', { from: '2026-10-01', until: '2026-10-05' }, [{ from: '2026-10-01', until: '2026-10-05' }]],
  ])('%s', (_, pause, left) => {
    expect(resumed([pause], today)).toEqual(left);
  });
});

/** The same rules in the plainest form: a forward walk over every day, on texts of days. */
function plain({ schedule, createdOn, marks, pauses, today }: Life) {
  const markedDays = Object.keys(marks).filter((day) => marks[day] !== 'missed');
  const begin = [createdOn, today, ...markedDays].sort()[0]!;
  const rests = (day: Day) =>
    marks[day] === 'skipped' || pauses.some(({ from, until }) => from <= day && (until === null || day < until));
  const periodOf = (day: Day) => {
    if (schedule.frequency === 'monthly') return day.slice(0, 7);
    if (schedule.frequency !== 'custom') return null;
    return schedule.periodType === 'month' ? day.slice(0, 7) : startOfWeek(day);
  };
  const end = addDays(endOfMonth(today), 7);
  const tally = (period: string) => {
    const open = daysOf(begin, end).filter((day) => periodOf(day) === period && !rests(day));
    const done = open.filter((day) => day <= today && marks[day] === 'completed').length;
    return { done, met: done >= Math.min(schedule.timesPerPeriod, open.length) };
  };
  const isDue = (day: Day) => {
    const period = periodOf(day);
    if (day < begin || rests(day)) return false;
    if (period) return marks[day] === 'completed' || !tally(period).met;
    if (schedule.frequency === 'every_other_day') return daysBetween(begin, day) % 2 === 0;
    if (schedule.frequency !== 'weekly') return true;
    return schedule.weekDays.length === 0 || schedule.weekDays.includes(weekdayOf(day));
  };
  const days = daysOf(begin, today);
  const links = periodOf(today)
    ? [...new Set(days.map((day) => periodOf(day)!))].map((period) => {
        const { done, met } = tally(period);
        return { adds: met ? done : 0, breaks: !met && period !== periodOf(today) };
      })
    : days.filter(isDue).map((day) => {
        const done = marks[day] === 'completed';
        return { adds: done ? 1 : 0, breaks: !done && day !== today };
      });
  let run = 0;
  let longest = 0;
  for (const { adds, breaks } of links) {
    run = breaks ? 0 : run + adds;
    longest = Math.max(longest, run);
  }
  const due = days.filter(isDue);
  return { current: run, longest, due, completed: due.filter((day) => marks[day] === 'completed') };
}

describe('against a plain day-by-day model', () => {
  const day = fc.integer({ min: 0, max: 110 }).map((offset) => addDays('2027-12-10', offset));
  const schedule: fc.Arbitrary<Schedule> = fc.record({
    frequency: fc.constantFrom(...FREQUENCIES),
    weekDays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    timesPerPeriod: fc.integer({ min: 1, max: 12 }),
    periodType: fc.constantFrom(...PERIOD_TYPES),
  });
  const mark = fc.constantFrom<Mark>('completed', 'completed', 'completed', 'skipped', 'missed');
  const pause = fc
    .tuple(day, fc.option(fc.integer({ min: 1, max: 30 })))
    .map(([from, length]) => ({ from, until: length === null ? null : addDays(from, length) }));
  const lives: fc.Arbitrary<Life> = fc.record({
    schedule,
    createdOn: day,
    marks: fc.array(fc.tuple(day, mark), { maxLength: 120 }).map((pairs) => Object.fromEntries(pairs)),
    pauses: fc.array(pause, { maxLength: 2 }),
    today: day,
  });

  it('streaks, due days and completion are the same', () => {
    fc.assert(
      fc.property(lives, (given) => {
        const history = read(given);
        const expected = plain(given);
        expect(currentStreak(history)).toBe(expected.current);
        expect(longestStreak(history)).toBe(expected.longest);
        const { totalEntries, completedEntries } = completionOf(history, { from: 0, to: history.today + 9 });
        expect([totalEntries, completedEntries]).toEqual([expected.due.length, expected.completed.length]);
      }),
      { numRuns: 400 },
    );
  });

  it('skipping a missed day never shortens a streak of named days', () => {
    fc.assert(
      fc.property(lives, day, (given, skipped) => {
        fc.pre(given.schedule.frequency === 'daily' && given.marks[skipped] !== 'completed');
        const before = currentStreak(read(given));
        const after = currentStreak(read({ ...given, marks: { ...given.marks, [skipped]: 'skipped' } }));
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('in any zone', () => {
  const zone = fc.constantFrom(
    'Asia/Vladivostok',
    'Europe/Kaliningrad',
    'Europe/Moscow',
    'Europe/Berlin',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );

  it('a mark every few hours, all year round, makes one unbroken streak of calendar days', () => {
    fc.assert(
      fc.property(
        zone,
        fc.integer({ min: 0, max: 8760 }),
        fc.integer({ min: 24, max: 2400 }),
        (where, start, length) => {
          const first = Date.UTC(2027, 0, 1) + start * HOUR;
          const days = Array.from({ length }, (_, hour) => dayOf(first + hour * HOUR, where));
          const marks = Object.fromEntries(days.map((each) => [each, 'completed' as const]));
          const [createdOn, today] = [days[0]!, days.at(-1)!];
          const history = read(life({ createdOn, today, marks }));
          expect(currentStreak(history)).toBe(daysBetween(createdOn, today) + 1);
        },
      ),
      { numRuns: 60 },
    );
  });
});
