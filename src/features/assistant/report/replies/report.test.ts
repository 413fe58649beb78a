import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AI_PERSONALITIES, AI_ROLES, AI_TONES } from '#features/settings/rules.ts';
import { quoted, quotedIn } from '../../manner/quoting.ts';
import { choiceOfDay } from '../../manner/variety.ts';
import type { HabitFact, ReportFacts, TaskFact } from '../facts.ts';
import { reportByRules, type Written } from './report.ts';

const NOW = Date.parse('2026-11-20T11:00:00Z');
const NOTHING = { completedTasks: 0, focusMinutes: 0, sessions: 0 };

const facts: ReportFacts = {
  now: NOW,
  zone: 'Europe/Moscow',
  today: '2026-11-20',
  hour: 14,
  weekend: false,
  manner: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
  wishes: '',
  done: NOTHING,
  before: NOTHING,
  week: NOTHING,
  lastWeek: NOTHING,
  goals: { completedTasks: 5, focusMinutes: 480, sessions: 4 },
  productivity: 0,
  streakDays: 0,
  daysAway: 0,
  doneTitles: [],
  activeTasks: 0,
  overdue: [],
  dueToday: [],
  plannedToday: [],
  dueTomorrow: [],
  important: [],
  forgotten: [],
  next: null,
  habits: 0,
  habitsDone: [],
  habitsOpen: [],
  habitsAtRisk: [],
};

const aTask = (title: string, change: Partial<TaskFact> = {}): TaskFact => ({
  id: `id of ${title}`,
  title,
  dueAt: NOW,
  wholeDay: false,
  plannedTime: null,
  daysLate: 0,
  age: 1,
  ...change,
});
const aHabit = (name: string, streak = 12): HabitFact => ({ id: `id of ${name}`, name, streak, target: 30 });

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const wordsOf = ({ summary, achievements, recommendations, motivationalMessage }: Written) =>
  [summary, ...achievements, ...recommendations.map(({ text }) => text), motivationalMessage].map(plain);
const written = (change: Partial<ReportFacts>) =>
  reportByRules({ ...facts, ...change }, choiceOfDay('somebody', facts.today));
const told = (change: Partial<ReportFacts>) => wordsOf(written(change)).join('\n');

describe('a report says', () => {
  it('nothing of a list where no task is left in it', () => {
    for (const today of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']) {
      const { recommendations } = reportByRules(
        { ...facts, today, done: { ...NOTHING, sessions: 1, focusMinutes: 25 } },
        choiceOfDay('somebody', today),
      );
      expect(recommendations).toHaveLength(1);
      expect(recommendations[0]!.text).not.toMatch(/оставшиеся|неактуально/);
    }
  });

  it.each<[string, Partial<ReportFacts>, string]>([
    ['what is done', { done: { ...NOTHING, completedTasks: 1 }, doneTitles: ['Отчёт'] }, 'Закрыта 1 задача: «Отчёт».'],
    [
      'many by some of their names',
      { done: { ...NOTHING, completedTasks: 5 }, doneTitles: ['А', 'Б', 'В', 'Г', 'Д'] },
      'Закрыто 5 задач: «А», «Б», «В» и ещё 2.',
    ],
    ['how many, of deleted ones', { done: { ...NOTHING, completedTasks: 22 } }, 'Закрыты 22 задачи.'],
    [
      'how long the focus was',
      { done: { completedTasks: 0, focusMinutes: 81, sessions: 1 }, before: { ...NOTHING, focusMinutes: 60 } },
      'В фокусе 1 час 21 минута за 1 сессию, на 21 минуту больше, чем вчера.',
    ],
    [
      'of sessions that were left at once no more than that they began',
      { done: { ...NOTHING, sessions: 1 } },
      'Сегодня начато: 1 фокус-сессия.',
    ],
    ['a streak of days', { streakDays: 21 }, 'Результат есть 21 день подряд.'],
    [
      'a week better than the last',
      { week: { ...NOTHING, completedTasks: 11 }, lastWeek: { ...NOTHING, completedTasks: 8 } },
      'На этой неделе закрыто 11 задач, на 3 больше, чем к этому дню прошлой.',
    ],
    ['yesterday, while today is empty', { before: { ...NOTHING, completedTasks: 3 } }, 'Вчера закрыты 3 задачи.'],
    [
      'that a habit reached its goal',
      { habitsDone: [aHabit('Зарядка', 30)] },
      '«Зарядка»: цель достигнута, 30 дней подряд.',
    ],
    [
      'since when a task is late',
      { overdue: [aTask('Отчёт', { daysLate: 21 })] },
      '«Отчёт»: срок прошёл 21 день назад.',
    ],
    [
      'which other one is late',
      { overdue: [aTask('А', { daysLate: 2 }), aTask('Б', { daysLate: 1 })] },
      'Ещё ждёт решения: «Б».',
    ],
    [
      'which other ones are late',
      { overdue: [aTask('А', { daysLate: 3 }), aTask('Б', { daysLate: 2 }), aTask('В', { daysLate: 1 })] },
      'Ещё ждут решения: «Б» и «В».',
    ],
    ['that it is late since yesterday', { overdue: [aTask('Отчёт', { daysLate: 1 })] }, '«Отчёт»: срок был вчера.'],
    ['that it is late since this hour', { overdue: [aTask('Отчёт')] }, '«Отчёт»: срок вышел сегодня в 14:00.'],
    ['what is due today', { dueToday: [aTask('Отчёт')] }, 'Сегодня в 14:00 срок у задачи «Отчёт».'],
    ['which are due today', { dueToday: [aTask('А'), aTask('Б')] }, 'Сегодня срок у 2 задач: «А» и «Б».'],
    [
      'what is planned for today',
      { plannedToday: [aTask('Отчёт', { dueAt: null, plannedTime: '15:00' })] },
      'В плане на сегодня в 15:00 «Отчёт».',
    ],
    ['which are planned for today', { plannedToday: [aTask('А'), aTask('Б')] }, 'В плане на сегодня «А» и «Б».'],
    [
      'how many are left of what is due and planned',
      { dueToday: [aTask('А')], plannedToday: [aTask('Б'), aTask('В')] },
      'На сегодня остались 3 задачи.',
    ],
    ['which streak may end', { habitsAtRisk: [aHabit('Чтение', 4)] }, '«Чтение»: серия 4 дня.'],
    ['which habits wait', { habitsOpen: [aHabit('Вода', 0)] }, 'На сегодня осталась 1 привычка: «Вода».'],
    ['what was left lying', { forgotten: [aTask('Гараж', { dueAt: null, age: 42 })] }, '«Гараж» ждёт уже 42 дня.'],
    ['how long somebody was away', { daysAway: 30, activeTasks: 3 }, 'Вас не было 30 дней.'],
    [
      'in the evening, what tomorrow brings',
      { hour: 20, dueTomorrow: [aTask('Зачёт')] },
      'Завтра срок у задачи «Зачёт».',
    ],
    [
      'in a strict tone',
      { manner: { ...facts.manner, tone: 'strict' }, overdue: [aTask('Отчёт')] },
      'Решите сегодня: закрыть, перенести или удалить.',
    ],
    [
      'where to begin, as a coach',
      { manner: { ...facts.manner, role: 'coach' }, next: aTask('Отчёт') },
      'Что в задаче «Отчёт» можно сделать за ближайшие 25 минут?',
    ],
  ])('%s', (_, change, words) => {
    expect(told(change)).toContain(words);
  });

  it('nothing of tomorrow in the morning, and nothing of yesterday once today has something', () => {
    const morning = told({ hour: 9, dueTomorrow: [aTask('Зачёт')], before: { ...NOTHING, completedTasks: 3 } });
    expect(morning).not.toContain('Завтра');
    expect(told({ done: { ...NOTHING, completedTasks: 1 }, before: { ...NOTHING, completedTasks: 3 } })).not.toContain(
      'Вчера',
    );
  });

  it('to a newcomer how to begin, and praises nothing', () => {
    const { achievements, recommendations } = written({ daysAway: null });
    expect(achievements).toEqual([]);
    expect(recommendations).toHaveLength(3);
  });
});

const titles = fc.array(
  fc.constantFrom('Отчёт', 'Купить «Ведомости»', 'я'.repeat(300), '😀'.repeat(150), '  две   строки\nв одной '),
  {
    maxLength: 4,
  },
);
const tasks = titles.map((names) => names.map((name) => aTask(name, { daysLate: name.length % 40 })));
const habits = titles.map((names) => names.map((name) => aHabit(name, name.length)));
const done = fc.record({
  completedTasks: fc.nat(130),
  focusMinutes: fc.nat(1440),
  sessions: fc.nat(30),
});
const anyFacts: fc.Arbitrary<ReportFacts> = fc
  .record({
    hour: fc.nat(23),
    weekend: fc.boolean(),
    manner: fc.record({
      tone: fc.constantFrom(...AI_TONES),
      role: fc.constantFrom(...AI_ROLES),
      personality: fc.constantFrom(...AI_PERSONALITIES),
    }),
    done,
    before: done,
    week: done,
    lastWeek: done,
    productivity: fc.nat(100),
    streakDays: fc.nat(400),
    daysAway: fc.option(fc.nat(60)),
    doneTitles: titles,
    activeTasks: fc.nat(1000),
    overdue: tasks,
    dueToday: tasks,
    plannedToday: tasks,
    dueTomorrow: tasks,
    important: tasks,
    forgotten: tasks,
    habits: fc.nat(5),
    habitsDone: habits,
    habitsOpen: habits,
    habitsAtRisk: habits,
  })
  .map((some) => ({ ...facts, ...some, next: some.overdue[0] ?? some.important[0] ?? null }));

describe('the settings', () => {
  const day = { overdue: [aTask('Отчёт', { daysLate: 3 })], next: aTask('Отчёт', { daysLate: 3 }) };
  const by = (manner: Partial<ReportFacts['manner']>) => told({ ...day, manner: { ...facts.manner, ...manner } });

  it.each([
    ['tone', AI_TONES.map((tone) => by({ tone }))],
    ['role', AI_ROLES.map((role) => by({ role }))],
    ['personality', AI_PERSONALITIES.map((personality) => by({ personality }))],
  ])('each %s speaks in its own words', (_, reports) => {
    expect(new Set(reports).size).toBe(reports.length);
  });
});

describe('whatever the day was', () => {
  it('every line is a whole sentence, without gaps and without placeholders', () => {
    fc.assert(
      fc.property(anyFacts, fc.uuid(), (some, user) => {
        for (const line of wordsOf(reportByRules(some, choiceOfDay(user, some.today)))) {
          expect(line).toMatch(/^[«А-ЯЁ0-9].*[.?]$/s);
          expect(line).not.toMatch(/ {2}|\s[.,:?]|undefined|null|NaN|\$\{|\n/);
          expect(line).not.toContain('!');
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });

  it('it names only what there is, and leads to all that it recommends', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const report = reportByRules(some, choiceOfDay('somebody', some.today));
        const facted = [
          ...[
            ...some.overdue,
            ...some.dueToday,
            ...some.plannedToday,
            ...some.dueTomorrow,
            ...some.important,
            ...some.forgotten,
          ].map(({ title }) => title),
          ...[...some.habitsDone, ...some.habitsOpen, ...some.habitsAtRisk].map(({ name }) => name),
          ...some.doneTitles,
        ];
        const known = new Set(facted.flatMap((name) => quotedIn(quoted(name))));
        for (const line of [...report.achievements, ...report.recommendations.map(({ text }) => text)]) {
          for (const name of quotedIn(line)) expect(known).toContain(name);
        }
        for (const { text, links } of report.recommendations) {
          const linked = new Set(links.flatMap(({ title }) => quotedIn(quoted(title))));
          expect(quotedIn(text).every((name) => linked.has(name))).toBe(true);
        }
        expect(report.recommendations.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('no task is recommended twice in a row', () => {
    const apart = (some: ReportFacts) => {
      const of = (kind: string, list: readonly TaskFact[]) => list.map((task, at) => ({ ...task, id: `${kind}${at}` }));
      const overdue = of('overdue', some.overdue);
      const dueToday = of('today', some.dueToday);
      const plannedToday = of('planned', some.plannedToday);
      const important = of('important', some.important);
      // What is due tomorrow may be important or planned for today; what comes next is one of all.
      const dueTomorrow = [...important.slice(0, 1), ...plannedToday, ...of('tomorrow', some.dueTomorrow)];
      const next = overdue[0] ?? dueToday[0] ?? dueTomorrow[0] ?? null;
      return {
        ...some,
        overdue,
        dueToday,
        plannedToday,
        important,
        dueTomorrow,
        forgotten: of('forgotten', some.forgotten),
        next,
      };
    };
    fc.assert(
      fc.property(anyFacts, (some) => {
        const { recommendations } = reportByRules(apart(some), choiceOfDay('somebody', some.today));
        for (const [at, { links }] of recommendations.entries()) {
          const before = new Set(recommendations[at - 1]?.links.map(({ id }) => id));
          expect(links.filter(({ kind, id }) => kind === 'task' && before.has(id))).toEqual([]);
        }
      }),
    );
  });

  it('a day is praised only where nothing is overdue', () => {
    const praise = /отличн|на высоте|Мощный|Вот это день|гордиться|Планку/i;
    fc.assert(
      fc.property(anyFacts, (some) => {
        if (some.overdue.length === 0) return;
        const { summary, motivationalMessage } = reportByRules(some, choiceOfDay('somebody', some.today));
        expect(`${summary} ${motivationalMessage}`).not.toMatch(praise);
      }),
    );
  });

  it('two days of the same figures do not sound alike', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const [one, other] = ['2026-11-20', '2026-11-21'].map((today) =>
          reportByRules(some, choiceOfDay('somebody', today)),
        );
        expect(one!.summary).not.toBe(other!.summary);
        expect(one!.motivationalMessage).not.toBe(other!.motivationalMessage);
      }),
    );
  });
});
