import { describe, expect, it } from 'vitest';
import type { ImageField } from '#features/tasks/field-sets.ts';
import { pick } from '#shared/fields.ts';
import type { DueChange } from '#shared/russian/when.ts';
import { makeTaskView } from '#testing/task.ts';
import { numberOf } from '../manner/variety.ts';
import { card, choose, proposalsOf } from './card.ts';
import { newDraft } from './drafts.ts';
import { unread } from './environment.ts';
import { EMPTY_CONTEXT, type Pending, type Step, TASKS_AT_ONCE, type TaskView } from './model.ts';

const NOW = Date.parse('2025-11-24T09:00:00Z');
const FRIDAY = Date.parse('2025-11-28T20:59:00Z');

const task = (id: string, title: string, rest: Partial<TaskView> = {}): TaskView =>
  makeTaskView({ id, title, createdAt: NOW, ...rest });

const TASKS = [
  task('отчёт', 'Сдать отчёт', { dueDate: NOW }),
  task('хлеб', 'Купить хлеб'),
  task('мама', 'Позвонить маме'),
  task('окна', 'Помыть окна'),
  task('длинная', 'ж'.repeat(300)),
];

const account = (tasks: TaskView[] = TASKS) =>
  unread({
    view: {
      tasks,
      projects: [{ id: 'дом', name: 'Дом' }],
      columns: [{ id: 'ждёт', name: 'Ждёт' }],
      habits: [],
      focus: { todayMinutes: 0, weekMinutes: 0 },
      user: { firstName: null },
      settings: { tone: 'neutral', role: 'assistant', personality: 'professional' },
    },
    now: NOW,
    zone: 'Europe/Moscow',
    context: EMPTY_CONTEXT,
  });

const at = (due: number): DueChange => ({ kind: 'at', due });
const update = (ids: string[], plan: Extract<Step, { do: 'update' }>['plan']): Step => ({ do: 'update', ids, plan });
const create = (title: string, rest: object = {}): Step => ({ do: 'create', draft: { ...newDraft(title), ...rest } });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const SPELLED: [label: string, steps: Step[]][] = [
  ['Перенести «Сдать отчёт» на пятницу, 28 ноября', [update(['отчёт'], { due: at(FRIDAY) })]],
  ['Поставить «Купить хлеб» на пятницу, 28 ноября', [update(['хлеб'], { due: at(FRIDAY) })]],
  ['Перенести «Сдать отчёт» на завтра в 18:00', [update(['отчёт'], { due: at(Date.parse('2025-11-25T15:00:00Z')) })]],
  ['Поставить «Купить хлеб» и «Позвонить маме» на пятницу, 28 ноября', [update(['хлеб', 'мама'], { due: at(FRIDAY) })]],
  ['Убрать срок: «Сдать отчёт»', [update(['отчёт'], { due: { kind: 'clear' } })]],
  ['Поставить высокий приоритет: «Купить хлеб»', [update(['хлеб'], { priority: 'high' })]],
  ['Переименовать «Купить хлеб» в «Купить батон»', [update(['хлеб'], { title: 'Купить батон' })]],
  ['Переложить «Купить хлеб» в проект «Дом»', [update(['хлеб'], { projectId: 'дом' })]],
  ['Убрать из проекта: «Купить хлеб»', [update(['хлеб'], { projectId: null })]],
  ['Переставить «Купить хлеб» в колонку «Ждёт»', [update(['хлеб'], { kanbanColumnId: 'ждёт' })]],
  ['Записать к «Купить хлеб»: «чёрный»', [update(['хлеб'], { description: 'чёрный' })]],
  [
    'Изменить «Купить хлеб»: срок — в пятницу, 28 ноября, приоритет — низкий',
    [update(['хлеб'], { due: at(FRIDAY), priority: 'low' })],
  ],
  ['Отметить выполненной «Купить хлеб»', [{ do: 'complete', ids: ['хлеб'] }]],
  ['Вернуть в работу «Купить хлеб»', [{ do: 'activate', ids: ['хлеб'] }]],
  [
    'Удалить «Сдать отчёт», «Купить хлеб», «Позвонить маме» и ещё 1 задачу',
    [{ do: 'delete', ids: ['отчёт', 'хлеб', 'мама', 'окна'] }],
  ],
  [
    'Добавить задачу «Окна» — в пятницу, 28 ноября, проект «Дом»',
    [create('Окна', { dueDate: FRIDAY, projectId: 'дом' })],
  ],
  ['Добавить задачи «А»; «Б»', [create('А'), create('Б')]],
  ['Записать выполненной «Зарядка»', [{ do: 'report', draft: newDraft('Зарядка') }]],
  [
    'Создать проект «Дача»; добавить задачу «Забор» — проект «Дача»',
    [{ do: 'project', name: 'Дача' }, create('Забор', { newProject: 'Дача' })],
  ],
  [
    'Отметить выполненной «Купить хлеб»; перенести «Сдать отчёт» на пятницу, 28 ноября',
    [update(['отчёт'], { due: at(FRIDAY) }), { do: 'complete', ids: ['хлеб'] }],
  ],
  [`Удалить «${'ж'.repeat(79)}…»`, [{ do: 'delete', ids: ['длинная'] }]],
];

describe('a reading', () => {
  it.each(SPELLED)('is spelled out: %s', (label, steps) => {
    const env = account();
    const { reply, pending } = card([steps], env);
    expect(proposalsOf(pending, env).map((one) => plain(one.label))).toEqual([label]);
    expect(plain(reply)).toBe(`Вы имели в виду: ${label[0]!.toLowerCase()}${label.slice(1)}?`);
  });

  it.each(SPELLED)('does what is spelled out: %s', (_label, steps) => {
    const env = account();
    const { pending } = card([steps, [create('Другое')]], env);
    const offered = proposalsOf(pending, env);
    expect(offered).toHaveLength(2);
    for (const [place, { actions }] of offered.entries()) expect(choose(pending, place, env).actions).toEqual(actions);
  });
});

describe('a card', () => {
  it('offers at most three readings, and none twice', () => {
    const readings = ['А', 'А', 'Б', 'В', 'Г'].map((title) => [create(title)]);
    const env = account();
    const { reply, pending } = card(readings, env);
    expect(proposalsOf(pending, env).map(({ label }) => label)).toEqual(
      ['А', 'Б', 'В'].map((title) => `Добавить задачу «${title}»`),
    );
    expect(reply.split('\n').at(-1)).toBe('Ответьте «первое», «второе», «третье» или «нет».');
  });

  it('is none where nothing would be done', () => {
    expect(card([[], [{ do: 'delete', ids: ['нет такой'] }]], account()).pending).toBeNull();
  });

  it('offers nothing that one message may not do, and comes to it where that is all, to be refused', () => {
    const many = Array.from({ length: TASKS_AT_ONCE + 1 }, (_, at) => task(`${at}`, `Дело ${at}`));
    const env = account(many);
    const ids = many.map(({ id }) => id);
    const all: Step[] = [{ do: 'delete', ids }];
    const most: Step[] = [{ do: 'complete', ids: ids.slice(1) }];
    const { pending } = card([all, most], env);
    expect(pending).toMatchObject({ kind: 'card', readings: [most] });
    expect(card([all], env)).toMatchObject({ pending: null, actions: [{ type: 'delete', ids }] });
  });

  it('does nothing where none of it is meant, or nothing is asked', () => {
    const env = account();
    const { pending } = card([[create('А')]], env);
    for (const outcome of [choose(pending, null, env), choose(null, 0, env)])
      expect(outcome).toMatchObject({ actions: [], pending: null, reply: 'Хорошо, ничего не меняю.' });
  });

  it.each([
    ['another title', { title: 'Сдать отчёты' }],
    ['another deadline', { dueDate: FRIDAY }],
    ['another text', { description: 'по форме' }],
    ['a completion', { status: 'completed' }],
  ] as const)('does nothing to a task that has since had %s', (_what, change) => {
    const { pending } = card([[{ do: 'delete', ids: ['отчёт'] }]], account());
    const now = account(TASKS.map((one) => (one.id === 'отчёт' ? { ...one, ...change } : one)));
    expect(choose(pending, 0, now)).toMatchObject({
      actions: [],
      pending: null,
      reply: 'Ничего не меняю: задача «Сдать отчёт» с тех пор изменилась. Скажите, пожалуйста, ещё раз.',
    });
  });

  it.each<[string, ImageField[] | undefined]>([
    ['by fewer fields', ['title', 'dueDate']],
    ['before it said by which', undefined],
  ])('that was kept %s asks whether these are as they were, and of no later one', (_what, fields) => {
    const first = ['title', 'description', 'priority', 'projectId', 'dueDate', 'status', 'kanbanColumnId'] as const;
    const state = String(numberOf(JSON.stringify(pick(TASKS[1]!, fields ?? first))));
    const seen = [{ id: 'хлеб', title: 'Купить хлеб', state }];
    const kept: Pending = {
      kind: 'card',
      readings: [[{ do: 'delete', ids: ['хлеб'] }]],
      seen,
      ...(fields && { fields }),
    };
    const later = (change: object) => account(TASKS.map((one) => (one.id === 'хлеб' ? { ...one, ...change } : one)));
    expect(choose(kept, 0, later({ labels: ['дом'] })).actions).toHaveLength(1);
    expect(choose(kept, 0, later({ priority: 'high' })).actions).toHaveLength(fields ? 1 : 0);
    expect(choose(kept, 0, later({ title: 'Батон' })).actions).toEqual([]);
  });

  it('names the tasks that are gone', () => {
    const { pending } = card([[{ do: 'delete', ids: ['отчёт', 'хлеб'] }]], account());
    expect(choose(pending, 0, account(TASKS.slice(2))).reply).toBe(
      'Ничего не меняю: задач «Сдать отчёт» и «Купить хлеб» уже нет. Скажите, пожалуйста, ещё раз.',
    );
  });
});
