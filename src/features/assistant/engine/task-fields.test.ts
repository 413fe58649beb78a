import { describe, expect, it } from 'vitest';
import type { SaidField } from '#features/tasks/field-sets.ts';
import { makeNewTask } from '#testing/new-task.ts';
import type { ApartField } from '#understanding/apart/fields.ts';
import type { NewTask } from '#understanding/model.ts';
import { newDraft, planOf } from './drafts.ts';
import type { Action, Draft } from './model.ts';
import { EMPTY_CONTEXT } from './model.ts';
import { nextContext } from './next-context.ts';
import { changePlanOf, correctionOf, draftOf } from './task-fields.ts';

const WEEKLY = { rule: 'FREQ=WEEKLY', from: 'due', calendar: 'all' } as const;
const DUE = Date.parse('2026-11-20T15:00:00Z');

/** A task of which everything is said that can be; what a task is said to have more stands here too, but of fields that are said apart one for all. */
const SAID: Required<Omit<NewTask, 'repeats' | 'reminds' | ApartField>> & Pick<NewTask, 'estimateMinutes'> = {
  title: 'Отчёт',
  when: { due: DUE } as NewTask['when'],
  priority: 'high',
  project: { id: 'work' },
  columnId: 'waiting',
  tags: ['дом', 'сад'],
  note: 'Два листа',
  repeat: WEEKLY,
  estimateMinutes: 90,
  plan: { day: '2026-11-18', time: '10:00' },
};
const HEARD = {
  title: 'Отчёт',
  dueDate: DUE,
  priority: 'high',
  projectId: 'work',
  kanbanColumnId: 'waiting',
  tags: ['дом', 'сад'],
  repeat: WEEKLY,
  estimateMinutes: 90,
  plannedDay: '2026-11-18',
  plannedTime: '10:00',
  description: 'Два листа',
} satisfies Partial<Draft>;
/** Of a field that no words say yet, what a new task has. */
const DRAFT: Draft = { ...newDraft(''), ...HEARD };

describe('what is said of a task', () => {
  it('is all heard', () => {
    expect(draftOf(makeNewTask(SAID))).toEqual(DRAFT);
  });

  it('is all set where it corrects a task that was made', () => {
    const plan = changePlanOf(correctionOf(makeNewTask(SAID)));
    expect(plan).toEqual(planOf(draftOf(makeNewTask(SAID))));
    expect(changePlanOf(correctionOf(makeNewTask({ title: '', project: { name: 'Дача' } })))).toEqual({
      newProject: 'Дача',
    });
  });

  it('corrects nothing of which it does not speak', () => {
    expect(correctionOf(makeNewTask({ title: 'Отчёт' }))).toEqual({ title: 'Отчёт' });
  });
});

describe('what was set of a task', () => {
  const last = (action: Action) =>
    nextContext(EMPTY_CONTEXT, { actions: [action], pending: null, undo: false, listed: [], reply: '' }, ['a']);
  /** What is of this one task alone. */
  const OWN: readonly SaidField[] = ['title', 'description'];
  const { title: _, description: __, ...shared } = HEARD;

  it.each<Action>([
    { type: 'create', draft: DRAFT },
    { type: 'update', id: 'a', changes: HEARD },
  ])('can be set of further ones, but for what belongs to it alone', (action) => {
    const { lastChange } = last(action);
    expect(Object.keys(shared)).toEqual(Object.keys(HEARD).filter((field) => !OWN.includes(field as SaidField)));
    expect(changePlanOf(lastChange!)).toEqual(planOf({ ...newDraft(''), ...shared, title: undefined } as never));
  });

  it('is nothing where a new task has it anyway, and where only a project was made for it', () => {
    expect(last({ type: 'create', draft: newDraft('Отчёт') })).not.toHaveProperty('lastChange');
    expect(last({ type: 'update', id: 'a', changes: { newProject: 'Дача' } })).not.toHaveProperty('lastChange');
  });

  it('is taken away of further ones as well', () => {
    const changes = { dueDate: null, projectId: null, kanbanColumnId: null };
    expect(last({ type: 'update', id: 'a', changes }).lastChange).toEqual({
      due: { kind: 'clear' },
      project: { id: null },
    });
  });
});
