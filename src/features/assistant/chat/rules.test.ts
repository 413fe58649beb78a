import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { makeTaskView } from '#testing/task.ts';
import { newDraft } from '../engine/drafts.ts';
import type { Action, View } from '../engine/model.ts';
import {
  actionName,
  CHAT_ACTIONS,
  CONVERSATION_LIFETIME,
  engineNameOf,
  KEEPING,
  namesOf,
  QUESTION_LIFETIME,
  stillThere,
  tasksIn,
  withoutRepeats,
} from './rules.ts';

describe('withoutRepeats', () => {
  it.each([
    [[], []],
    [['tasks_create', 'tasks_create'], ['tasks_create']],
    [
      ['tasks_create', 'tasks_create', 'tasks_delete', 'tasks_create'],
      ['tasks_create', 'tasks_delete', 'tasks_create'],
    ],
  ] as const)('%j → %j', (names, expected) => {
    expect(withoutRepeats(names)).toEqual(expected);
  });
});

it('a question waits for a quarter of an hour, a conversation is kept in mind for a day', () => {
  expect([QUESTION_LIFETIME, CONVERSATION_LIFETIME]).toEqual([15 * MINUTE, 24 * HOUR]);
});

it('of an account’s talks the last thousand messages and a hundred conversations are kept', () => {
  expect(KEEPING).toEqual({ messages: 1000, conversations: 100, silent: 24 * HOUR });
});

it.each<[Action['type'], string | null]>([
  ['create', 'tasks_create'],
  ['report_completed', 'tasks_report_completed'],
  ['complete', 'tasks_complete'],
  ['activate', 'tasks_activate'],
  ['delete', 'tasks_delete'],
  ['update', 'tasks_update'],
  ['steps', 'tasks_update'],
  ['drop', 'tasks_update'],
  ['create_project', null],
])('%s is told as %s', (type, name) => {
  expect(actionName(type)).toBe(name);
});

it('what was told is found again by its name', () => {
  expect(CHAT_ACTIONS.map(engineNameOf)).toEqual([
    'create',
    'complete',
    'activate',
    'delete',
    'update',
    'report_completed',
  ]);
});

it('what several actions do is told in their order, without the project that a task was made for', () => {
  expect(namesOf(['create_project', 'create', 'create_project', 'create', 'complete'])).toEqual([
    'tasks_create',
    'tasks_complete',
  ]);
});

describe('tasksIn', () => {
  it.each<[string, Action[], number]>([
    ['nothing', [], 0],
    ['all tasks that one action names', [{ type: 'delete', ids: ['a', 'b', 'c'] }], 3],
    ['a new task', [{ type: 'create', draft: newDraft('Отчёт') }], 1],
    ['a task that was done already', [{ type: 'report_completed', draft: newDraft('Отчёт') }], 1],
    [
      'a task once for each change',
      [
        { type: 'update', id: 'a', changes: { title: 'Отчёт' } },
        { type: 'complete', ids: ['a'] },
      ],
      2,
    ],
    [
      'no project',
      [
        { type: 'create_project', name: 'Дом' },
        { type: 'create', draft: newDraft('Отчёт') },
      ],
      1,
    ],
  ])('counts %s', (_, actions, count) => {
    expect(tasksIn(actions)).toBe(count);
  });
});

describe('what actions touch', () => {
  const view: View = {
    tasks: ['a', 'b'].map((id) => makeTaskView({ id })),
    projects: [{ id: 'home', name: 'Дом' }],
    columns: [{ id: 'doing', name: 'В работе' }],
    habits: [],
    focus: { todayMinutes: 0, weekMinutes: 0 },
    user: { firstName: null },
    settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
  };
  const create = (fields: Partial<ReturnType<typeof newDraft>> = {}): Action => ({
    type: 'create',
    draft: { ...newDraft('Отчёт'), ...fields },
  });
  const update = (id: string, changes: Extract<Action, { type: 'update' }>['changes']): Action => ({
    type: 'update',
    id,
    changes,
  });

  it.each<[string, Action[]]>([
    ['nothing', []],
    ['known tasks', [{ type: 'complete', ids: ['a', 'b'] }]],
    ['a new project and a task in it', [{ type: 'create_project', name: 'Сад' }, create({ newProject: 'Сад' })]],
    ['a new task anywhere', [create()]],
    ['a new task in a known project and column', [create({ projectId: 'home', kanbanColumnId: 'doing' })]],
    ['a task put into a project', [update('a', { projectId: 'home' })]],
    ['a task taken out of its project', [update('a', { projectId: null })]],
    ['a task that is renamed', [update('a', { title: 'Отчёт' })]],
  ])('is still there: %s', (_, actions) => {
    expect(stillThere(actions, view)).toBe(true);
  });

  it.each<[string, Action[]]>([
    ['one of several tasks', [{ type: 'delete', ids: ['a', 'gone'] }]],
    ['the only task', [{ type: 'activate', ids: ['gone'] }]],
    ['a task that is changed', [update('gone', { title: 'Отчёт' })]],
    ['a task that gets steps', [{ type: 'steps', id: 'gone', titles: ['Начать'] }]],
    ['a new task’s project', [create({ projectId: 'gone' })]],
    ['a new task’s column, where its project is there', [create({ projectId: 'home', kanbanColumnId: 'gone' })]],
    ['the project that a task is put into', [update('a', { projectId: 'gone' })]],
    ['what the last of several actions touches', [create(), { type: 'complete', ids: ['gone'] }]],
    ['what the first of several actions touches', [{ type: 'complete', ids: ['gone'] }, create()]],
  ])('is gone: %s', (_, actions) => {
    expect(stillThere(actions, view)).toBe(false);
  });
});
