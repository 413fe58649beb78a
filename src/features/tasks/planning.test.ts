import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeTask } from '#testing/task.ts';
import { typedPlan } from './due-presets.ts';
import { draftTask, editTask } from './edits.ts';
import { fullPlan } from './full-due.ts';
import { planWords } from './plan-words.ts';
import { isOnePlan, NO_PLAN, type Plan, type PlanSaid, plannedOn, planSaid, SOMEDAY, withPlan } from './planning.ts';
import { successorOf } from './repeating.ts';

const NOW = '2026-11-27T12:00:00.000Z';
const MOSCOW = { zone: 'Europe/Moscow', dayStart: 0 };
const FRIDAY = '2026-11-27';
const planned = (plannedDay: string | null, plannedTime: string | null = null): Plan => ({
  plannedDay,
  plannedTime,
  someday: false,
});

it.each<[string, Plan, PlanSaid, Plan]>([
  ['a day calls back what was put off', SOMEDAY, { plannedDay: FRIDAY }, planned(FRIDAY)],
  ['another day keeps the time', planned('2026-11-26', '10:00'), { plannedDay: FRIDAY }, planned(FRIDAY, '10:00')],
  ['putting off takes day and time', planned(FRIDAY, '10:00'), { someday: true }, SOMEDAY],
  ['no day takes the time', planned(FRIDAY, '10:00'), { plannedDay: null }, NO_PLAN],
  ['no day leaves what was put off', SOMEDAY, { plannedDay: null }, SOMEDAY],
  ['a time without a day is none', NO_PLAN, { plannedTime: '10:00' }, NO_PLAN],
  ['not someday is nothing more', SOMEDAY, { someday: false }, NO_PLAN],
  ['nothing said changes nothing', planned(FRIDAY, '10:00'), {}, planned(FRIDAY, '10:00')],
])('%s', (_, was, said, after) => {
  const task = makeTask({ id: 'a', ...was });
  expect(editTask([task], 'a', said as object, [], NOW)[0]).toMatchObject(after);
});

const anyDay = fc.constantFrom(null, FRIDAY, '2026-12-01');
const anyTime = fc.constantFrom(null, '09:00', '23:30');
const anySaid: fc.Arbitrary<PlanSaid> = fc.record(
  { plannedDay: anyDay, plannedTime: anyTime, someday: fc.boolean() },
  { requiredKeys: [] },
);

it('holds together after whatever is said, and saying what stands changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anySaid.filter(isOnePlan), { maxLength: 6 }), (sayings) => {
      const plan: Plan = { ...NO_PLAN };
      for (const said of sayings) Object.assign(plan, withPlan(plan, said));
      expect(isOnePlan(plan)).toBe(true);
      expect(plan.plannedTime === null || plan.plannedDay !== null).toBe(true);
      expect({ ...plan, ...withPlan(plan, plan) }).toEqual(plan);
    }),
  );
});

it.each<[PlanSaid, boolean]>([
  [{ someday: true, plannedDay: FRIDAY }, false],
  [{ someday: true, plannedTime: '10:00' }, false],
  [{ plannedDay: null, plannedTime: '10:00' }, false],
  [{ someday: true, plannedDay: null, plannedTime: null }, true],
  [{ someday: false, plannedDay: FRIDAY, plannedTime: '10:00' }, true],
  [{}, true],
])('%j is one plan: %s', (said, is) => {
  expect(isOnePlan(said)).toBe(is);
});

it('leaves all else that is said as it is', () => {
  const said = { title: 'Отчёт', plannedDay: FRIDAY };
  expect(planSaid(said)).toEqual({ ...said, someday: false });
  expect(planSaid({ plannedDay: null })).toEqual({ plannedDay: null, plannedTime: null });
  expect(withPlan(NO_PLAN, { title: 'Отчёт', plannedTime: '10:00' } as PlanSaid)).toEqual({
    title: 'Отчёт',
    plannedTime: null,
  });
  expect(plannedOn(FRIDAY)).toEqual({ plannedDay: FRIDAY, someday: false });
});

it('is made with a task, and does not follow it into the next one of its series', () => {
  const repeat = { rule: 'FREQ=DAILY', from: 'due', calendar: 'all', start: FRIDAY, index: 1 } as const;
  const made = draftTask({ title: 'Отчёт', plannedDay: FRIDAY, plannedTime: '10:00' }, 'a', [], NOW);
  expect(made).toMatchObject(planned(FRIDAY, '10:00'));
  const task = makeTask({ ...made, dueDay: FRIDAY, repeat });
  expect(successorOf(task, Date.parse(NOW), MOSCOW)).toMatchObject(NO_PLAN);
});

it.each<[Plan, string]>([
  [planned('2026-11-26'), 'вчера'],
  [planned(FRIDAY), 'сегодня'],
  [planned('2026-11-28', '10:00'), 'завтра, 10:00'],
  [planned('2026-12-02'), 'ср'],
  [planned('2026-12-03', '09:30'), 'чт, 09:30'],
  [planned('2026-12-04'), '4 декабря'],
  [planned('2026-11-20'), '20 ноября'],
  [planned('2027-01-15'), '15 января 2027'],
  [SOMEDAY, 'когда-нибудь'],
  [NO_PLAN, ''],
])('%j is told as «%s»', (plan, words) => {
  expect(planWords(plan, FRIDAY).replaceAll('\u00a0', ' ')).toBe(words);
});

it.each<[Plan, string]>([
  [planned('2026-12-02', '10:00'), '02 декабря 2026 в 10:00'],
  [planned('2026-12-02'), '02 декабря 2026'],
  [SOMEDAY, 'Когда-нибудь'],
  [NO_PLAN, 'Без плана'],
])('%j is told in full as «%s»', (plan, words) => {
  expect(fullPlan(plan)).toBe(words);
});

it.each<[string, Plan | undefined]>([
  ['ср', planned('2026-12-02')],
  ['завтра в 10', planned('2026-11-28', '10:00')],
  ['Когда-нибудь', SOMEDAY],
  ['когда нибудь', SOMEDAY],
  ['быстро', undefined],
  ['01.01.2000', planned('2000-01-01')],
  ['31.12.1999', undefined],
  ['31.12.2099', planned('2099-12-31')],
  ['01.01.2101', undefined],
])('«%s» typed is %j', (text, plan) => {
  expect(typedPlan(text, Date.parse(NOW), MOSCOW)).toEqual(plan);
});
