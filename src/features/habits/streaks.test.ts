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
import { historyOf, type Pause, paused, resumed } from './history.ts';
import { type Mark, marksOf } from './marks.ts';
import { FREQUENCIES, PERIOD_TYPES } from './rules.ts';
import { dueTester, isOfferedToday } from './schedule.ts';
import { type EarlierSchedule, type Schedule, unitOf } from './schedule-versions.ts';
import { completionOf } from './statistics.ts';
import { currentStreak, longestStreak, streakPeriods } from './streaks.ts';

interface Life {
  schedule: Schedule;
  earlier?: EarlierSchedule[];
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

describe('a quota of three a week', () => {
  const schedule: Schedule = { ...DAILY, frequency: 'custom', timesPerPeriod: 3 };
  const two = marked('2026-12-28', 'x.x');
  // 2026-12-28 is a Monday, and its week ends in the next year.
  it.each<[string, Partial<Life> & Pick<Life, 'today'>, figures: [asked: number, done: number, rate: number]]>([
    ['two of three are 67 %', { today: '2027-01-04', marks: two }, [3, 2, 67]],
    ['on Sunday the week is still open', { today: '2027-01-03', marks: two }, [0, 0, 0]],
    ['once met it counts before it ends', { today: '2027-01-01', marks: marked('2026-12-28', 'x.xx') }, [3, 3, 100]],
    ['four of three are no more than all', { today: '2027-01-04', marks: marked('2026-12-28', 'xxxx') }, [4, 4, 100]],
    ['a skip asks for one less', { today: '2027-01-04', marks: marked('2026-12-28', 'x.xs') }, [2, 2, 100]],
    ['skipped whole it asks for nothing', { today: '2027-01-04', marks: marked('2026-12-28', 'sssssss') }, [0, 0, 0]],
    [
      'a pause takes its share of it',
      { today: '2027-01-04', marks: marked('2026-12-28', 'x'), pauses: [{ from: '2026-12-30', until: '2027-01-03' }] },
      [1, 1, 100],
    ],
    [
      'it is judged by the quota of its last day',
      { today: '2027-01-04', marks: two, earlier: [{ ...schedule, timesPerPeriod: 2, until: '2026-12-30' }] },
      [3, 2, 67],
    ],
    [
      'and by the one that was in force where it changed afterwards',
      { today: '2027-01-05', marks: two, earlier: [{ ...schedule, timesPerPeriod: 2, until: '2027-01-04' }] },
      [2, 2, 100],
    ],
    [
      'begun on a Thursday behind a daily one it asks for its share',
      { today: '2027-01-04', marks: marked('2026-12-28', 'xxx..x.'), earlier: [{ ...DAILY, until: '2026-12-31' }] },
      [5, 4, 80],
    ],
  ])('%s', (_, given, [totalEntries, completedEntries, completionRate]) => {
    const history = read(life({ schedule, createdOn: '2026-12-28', ...given }));
    const range = { from: numberOf('2026-12-01'), to: history.today };
    expect(completionOf(history, range)).toMatchObject({ totalEntries, completedEntries, completionRate });
  });

  it('counts its weeks beside the days', () => {
    const marks = { ...marked('2026-12-21', 'xxxx'), ...marked('2026-12-28', 'xxx'), ...marked('2027-01-04', 'x') };
    const history = read(life({ schedule, createdOn: '2026-12-14', today: '2027-01-04', marks }));
    expect([streakPeriods(history), currentStreak(history)]).toEqual([2, 7]);
    const met = read(life({ schedule, today: '2027-01-06', marks: { ...marks, ...marked('2027-01-04', 'xxx') } }));
    expect([streakPeriods(met), currentStreak(met)]).toEqual([3, 10]);
    expect(streakPeriods(read(life({ today: '2027-01-04' })))).toBeNull();
  });

  it('is not broken by a holiday, however short of it the week was', () => {
    const marks = { ...marked('2026-12-21', 'xxx'), ...marked('2027-01-04', 'xxx') };
    const history = read(
      life({ schedule, today: '2027-01-11', marks, pauses: [{ from: '2026-12-31', until: '2027-01-04' }] }),
    );
    expect([streakPeriods(history), currentStreak(history)]).toEqual([2, 6]);
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
function plain({ schedule, earlier = [], createdOn, marks, pauses, today }: Life) {
  const markedDays = Object.keys(marks).filter((day) => marks[day] !== 'missed');
  const begin = [createdOn, today, ...markedDays].sort()[0]!;
  const rests = (day: Day) => pauses.some(({ from, until }) => from <= day && (until === null || day < until));
  const scheduleOf = (day: Day) => earlier.find(({ until }) => day < until) ?? schedule;
  const nameOf = (day: Day) => {
    const unit = unitOf(scheduleOf(day));
    if (unit === null) return null;
    // A week that another unit cuts in two are two: each part goes by the days from which its unit was in force.
    const cuts = earlier.filter(({ until }) => until <= day && unitOf(scheduleOf(addDays(until, -1))) !== unit);
    return [unit, unit === 'month' ? day.slice(0, 7) : startOfWeek(day), cuts.length].join(' ');
  };
  const around = daysOf(addDays(begin, -31), addDays(endOfMonth(today), 7));
  const tally = (name: string) => {
    const all = around.filter((day) => nameOf(day) === name);
    const lived = all.filter((day) => day >= begin);
    const paused = lived.filter(rests).length;
    const skipped = lived.filter((day) => !rests(day) && marks[day] === 'skipped').length;
    const open = lived.length - paused - skipped;
    const done = lived.filter((day) => !rests(day) && day <= today && marks[day] === 'completed').length;
    const last = all.at(-1)!;
    const length = name.startsWith('week') ? 7 : Number(endOfMonth(last).slice(8));
    const share = Math.round((scheduleOf(last).timesPerPeriod * (all.length - paused)) / length);
    const required = Math.max(0, Math.min(share - skipped, open));
    return { last, paused, done, required, met: done >= required };
  };
  const sinceOf = (day: Day) =>
    [begin, ...earlier.map(({ until }) => until)]
      .filter((since) => since <= day)
      .sort()
      .at(-1)!;
  const isDue = (day: Day) => {
    const name = nameOf(day);
    if (day < begin || rests(day) || marks[day] === 'skipped') return false;
    if (name) return marks[day] === 'completed' || !tally(name).met;
    const { frequency, weekDays } = scheduleOf(day);
    if (frequency === 'every_other_day') return daysBetween(sinceOf(day), day) % 2 === 0;
    if (frequency !== 'weekly') return true;
    return weekDays.length === 0 || weekDays.includes(weekdayOf(day));
  };
  const days = daysOf(begin, today);
  const due = days.filter(isDue);
  const links = days.flatMap((day) => {
    const name = nameOf(day);
    if (!name) {
      if (!due.includes(day)) return [];
      const done = marks[day] === 'completed';
      const isOpen = !done && day === today;
      return [{ adds: done ? 1 : 0, breaks: !done && !isOpen, unit: null, asked: isOpen ? 0 : 1, done: done ? 1 : 0 }];
    }
    if (days.find((other) => nameOf(other) === name) !== day) return [];
    const { last, paused, done, required, met } = tally(name);
    const isOpen = !met && last >= today;
    const unit = met && done > 0 ? name.split(' ')[0] : null;
    const asked = isOpen ? 0 : Math.max(done, required);
    return [
      {
        adds: met || paused > 0 ? done : 0,
        breaks: !met && !isOpen && paused === 0,
        unit,
        asked,
        done: isOpen ? 0 : done,
      },
    ];
  });
  let [run, longest] = [0, 0];
  let units: (string | null | undefined)[] = [];
  for (const { adds, breaks, unit } of links) {
    run = breaks ? 0 : run + adds;
    units = breaks ? [] : [...units, unit];
    longest = Math.max(longest, run);
  }
  const unit = unitOf(scheduleOf(today));
  const periods = unit && units.filter((each) => each === unit).length;
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  const [asked, done] = [sum(links.map((link) => link.asked)), sum(links.map((link) => link.done))];
  return { current: run, longest, periods, due, asked, done };
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
  const earlier = fc
    .uniqueArray(fc.tuple(day, schedule), { maxLength: 3, selector: ([until]) => until })
    .map((changes) =>
      changes.map(([until, given]) => ({ until, ...given })).sort((a, b) => (a.until < b.until ? -1 : 1)),
    );
  const lives: fc.Arbitrary<Life> = fc.record({
    schedule,
    earlier,
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
        expect(streakPeriods(history)).toBe(expected.periods);
        const isDue = dueTester(history);
        const last = addDays(given.today, 0);
        expect(daysOf('2027-09-01', last).filter((each) => isDue(numberOf(each)))).toEqual(expected.due);
        const { totalEntries, completedEntries } = completionOf(history, { from: 0, to: history.today + 9 });
        expect([totalEntries, completedEntries]).toEqual([expected.asked, expected.done]);
      }),
      { numRuns: 400 },
    );
  });

  it('a change of the schedule rewrites no day, and no period that was over', () => {
    fc.assert(
      fc.property(lives, schedule, fc.integer({ min: 40, max: 60 }), (given, next, days) => {
        const now = { ...given, pauses: given.pauses.filter(({ until }) => until !== null) };
        const until = addDays(now.today, -weekdayOf(now.today) + 1);
        fc.pre((now.earlier ?? []).every((version) => version.until < until));
        fc.pre([now.schedule, next].every((each) => unitOf(each) !== 'month'));
        const changed = { ...now, schedule: next, earlier: [...(now.earlier ?? []), { ...now.schedule, until }] };
        const range = { from: numberOf(until) - days, to: numberOf(until) - 1 };
        expect(completionOf(read(changed), range)).toEqual(completionOf(read(now), range));
      }),
    );
  });

  it('a skip breaks no quota: it asks for one mark less, or for none', () => {
    fc.assert(
      fc.property(lives, day, (given, skipped) => {
        fc.pre(given.marks[skipped] !== 'completed' && given.earlier?.length === 0 && skipped >= given.createdOn);
        fc.pre(skipped <= given.today && unitOf(given.schedule) !== null);
        const after = read({ ...given, marks: { ...given.marks, [skipped]: 'skipped' } });
        expect(currentStreak(after)).toBeGreaterThanOrEqual(currentStreak(read(given)));
      }),
    );
  });

  it('skipping a missed day never shortens a streak of named days', () => {
    fc.assert(
      fc.property(lives, day, (given, skipped) => {
        fc.pre([given.schedule, ...(given.earlier ?? [])].every(({ frequency }) => frequency === 'daily'));
        fc.pre(given.marks[skipped] !== 'completed');
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
