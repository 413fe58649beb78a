import { expect, it } from 'vitest';
import { makeNewTask } from '#testing/new-task.ts';
import { makeTaskView } from '#testing/task.ts';
import type { Intent, Reading } from '#understanding/model.ts';
import { decide } from './decide.ts';
import { environmentOf } from './environment.ts';
import { EMPTY_CONTEXT, type View } from './model.ts';

const view: View = {
  tasks: ['Тикет 4512', 'Тикет 4530'].map((title, at) => makeTaskView({ id: `ticket-${at}`, title })),
  projects: [],
  columns: [],
  habits: [],
  focus: { todayMinutes: 0, weekMinutes: 0 },
  user: { firstName: null },
  settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
};
const env = environmentOf('фраза', {
  view,
  now: Date.parse('2026-11-18T08:20:00Z'),
  zone: 'Europe/Moscow',
  context: EMPTY_CONTEXT,
});
const reading = (probability: number, ...intents: Intent[]): Reading => ({ intents, probability, askedFor: 'named' });
const made = (act: 'create' | 'report', title: string): Intent => ({ act, task: makeNewTask({ title }) });
const oneOf = (act: 'delete' | 'complete'): Intent => ({
  act,
  meant: { kind: 'one of', ids: ['ticket-0', 'ticket-1'] },
});

it('what takes the last message back is not asked about for doing less than a new task would', () => {
  const decided = decide([reading(0.7, { act: 'undo' }), reading(0.22, made('create', 'Отставить брёвна'))], env);
  expect(decided).toMatchObject({ undo: true });
});

it.each([
  [0.7, []],
  [0.85, [{ type: 'report_completed' }]],
])('a thing done that nobody had written down, %d likely, does %j', (probability, actions) => {
  expect(decide([reading(probability, made('report', 'Купить краги'))], env)?.actions).toMatchObject(actions);
});

it('of one of several tasks it asks for the gentler deed, where that may be meant as well', () => {
  const decided = decide([reading(0.56, oneOf('delete')), reading(0.24, oneOf('complete'))], env);
  expect(decided?.pending).toMatchObject({ steps: [{ do: 'complete' }] });
  const surely = decide([reading(0.96, oneOf('delete')), reading(0.03, oneOf('complete'))], env);
  expect(surely?.pending).toMatchObject({ steps: [{ do: 'delete' }] });
});

it.each([
  ['удали задачу тикет 4512', 1],
  ['удали тикет 45128', 0],
  ['удали тикет', 0],
])('a task is done to a little sooner where its whole title is said: «%s»', (text, deletions) => {
  const said = { ...env, text };
  const intent: Intent = { act: 'delete', meant: { kind: 'these', ids: ['ticket-0'], sure: true } };
  expect(decide([reading(0.88, intent)], said)?.actions ?? []).toHaveLength(deletions);
});
