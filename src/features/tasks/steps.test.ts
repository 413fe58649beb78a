import { describe, expect, it } from 'vitest';
import type { Step } from './step-contract.ts';
import { draftSteps, progressOf, type StepAct, stepsAgain, stepsBack, withAct } from './steps.ts';

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
    expect(draftSteps([{ id: 'd', title: ' Новый ' }])).toMatchObject([{ title: 'Новый', done: false, dueDay: null }]);
  });
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
  });
});

it('begins the next task of a series with the same steps, undone, so many days later', () => {
  const id = '01a20a20-0000-7000-8000-000000000001';
  const [next] = stepsAgain([step(id, { done: true, dueDay: '2026-12-31' })], 7);
  expect(next).toMatchObject({ title: `Шаг ${id}`, done: false, dueDay: '2027-01-07' });
  expect(next!.id).not.toBe(id);
  expect(progressOf([step('a', { done: true }), step('b')])).toEqual({ done: 1, all: 2 });
});
