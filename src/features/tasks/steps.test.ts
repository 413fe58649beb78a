import { describe, expect, it } from 'vitest';
import type { Task } from './contract.ts';
import { draftSteps, type StepAct, stepsAgain, stepsBack, withAct } from './step-acts.ts';
import type { Step } from './step-contract.ts';
import { dueSteps, progressOf } from './steps.ts';

const step = (id: string, said: Partial<Step> = {}): Step => ({
  id,
  title: `Шаг ${id}`,
  done: false,
  dueDay: null,
  rank: id,
  ...said,
});
const three = ['a', 'b', 'c'].map((id) => step(id));
const ids = (steps: readonly Step[]) => steps.map(({ id }) => id).join('');

describe('what is done with a step', () => {
  it.each<[string, StepAct, string]>([
    ['is added at the end', { do: 'add', step: { id: 'd', title: 'Новый' } }, 'abcd'],
    ['is added once', { do: 'add', step: { id: 'a', title: 'Новый' } }, 'abc'],
    ['goes', { do: 'remove', stepId: 'b' }, 'ac'],
    ['has gone elsewhere', { do: 'change', stepId: 'x', change: { done: true } }, 'abc'],
    ['comes first', { do: 'change', stepId: 'c', change: { afterStepId: null } }, 'cab'],
    ['comes behind another', { do: 'change', stepId: 'a', change: { afterStepId: 'b' } }, 'bac'],
    ['comes to the end where that is gone', { do: 'change', stepId: 'a', change: { afterStepId: 'x' } }, 'bca'],
    ['stays with what is said of it', { do: 'change', stepId: 'b', change: { done: true } }, 'abc'],
  ])('is shown at once: one that %s', (_, act, after) => {
    expect(ids(withAct(three, act))).toBe(after);
    expect(withAct(withAct(three, act), act)).toEqual(withAct(three, act));
  });

  it('changes nothing but what was said', () => {
    const act: StepAct = { do: 'change', stepId: 'b', change: { done: true, afterStepId: null } };
    expect(withAct(three, act)).toEqual([step('b', { done: true }), step('a'), step('c')]);
    expect(withAct(three, { do: 'change', stepId: 'b', change: { done: true } })[1]).toEqual(step('b', { done: true }));
    expect(draftSteps([{ id: 'd', title: ' Новый ' }])).toMatchObject([{ title: 'Новый', done: false, dueDay: null }]);
  });
});

it('that nobody named are told apart, and nobody has to say any', () => {
  expect(new Set(draftSteps([{ title: 'Раз' }, { title: 'Два' }]).map(({ id }) => id)).size).toBe(2);
  expect(draftSteps()).toEqual([]);
});

describe('taking back', () => {
  const done = [step('a', { done: true }), step('b'), step('c')];

  it('leads the steps back that still are as the act made them, and leaves the others', () => {
    expect(stepsBack(done, three, done)).toEqual(three);
    expect(stepsBack([...done, step('d')], three, done)).toEqual([...three, step('d')]);
    const both = [step('a', { done: true }), step('b', { done: true }), step('c')];
    const since = [step('a', { done: true, title: 'Иначе' }), step('b', { done: true }), step('c')];
    expect(stepsBack(since, three, both)).toEqual([since[0], step('b'), step('c')]);
  });

  it('brings deleted ones back to their place, and takes added ones away', () => {
    expect(ids(stepsBack([step('a'), step('c')], three, [step('a'), step('c')])!)).toBe('abc');
    expect(ids(stepsBack(three, [step('a')], three)!)).toBe('a');
  });

  it('says where nothing is left of the act', () => {
    expect(stepsBack([step('a', { title: 'Иначе', done: true })], [step('a')], [step('a', { done: true })])).toBeNull();
    const since = [step('a', { title: 'Иначе', done: true }), step('b')];
    expect(stepsBack(since, [step('a'), step('b')], [step('a', { done: true }), step('b')])).toBeNull();
  });
});

it('begins the next task of a series with the same steps, undone, so many days later', () => {
  const id = '01a20a20-0000-7000-8000-000000000001';
  const [next] = stepsAgain([step(id, { done: true, dueDay: '2026-12-31' })], 7);
  expect(next).toMatchObject({ title: `Шаг ${id}`, done: false, dueDay: '2027-01-07' });
  expect(next!.id).not.toBe(id);
  expect(progressOf([step('a', { done: true }), step('b')])).toEqual({ done: 1, all: 2 });
});

it('asks today for the steps of tasks in work whose day has come, the oldest first', () => {
  const day = (id: string, dueDay: string | null, said: Partial<Step> = {}) => step(id, { dueDay, ...said });
  const work = { status: 'active', steps: [day('a', '2026-11-24'), day('b', '2026-11-23', { done: true })] } as const;
  const other = { status: 'active', steps: [day('c', null), day('d', '2026-11-20'), day('e', '2026-11-25')] } as const;
  const over = { status: 'completed', steps: [day('f', '2026-11-20')] } as const;
  const due = dueSteps<{ status: Task['status']; steps: Step[] }>(
    [work, other, over].map((task) => ({ ...task, steps: [...task.steps] })),
    '2026-11-24',
  );
  expect(due.map(({ step: { id } }) => id).join('')).toBe('da');
  expect(due.map(({ task }) => task.steps.length)).toEqual([3, 2]);
});

it('keeps steps of one day as their tasks stand', () => {
  const days = [24, 20, 24, 22, 20, 24, 22, 21, 24, 20, 23, 24, 22];
  const steps = days.map((day, index) => step(String(index), { dueDay: `2026-11-${day}` }));
  const due = dueSteps([{ status: 'active' as const, steps }], '2026-11-24');
  const expected = steps.toSorted((a, b) => Number(a.dueDay!.slice(-2)) - Number(b.dueDay!.slice(-2)));
  expect(due.map(({ step: { id } }) => id)).toEqual(expected.map(({ id }) => id));
});
