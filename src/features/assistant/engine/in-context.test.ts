import { describe, expect, it } from 'vitest';
import { makeNewTask } from '#testing/new-task.ts';
import { makeTaskView } from '#testing/task.ts';
import type { Intent, Reading } from '#understanding/model.ts';
import { environmentOf } from './environment.ts';
import { inContext } from './in-context.ts';
import { type Context, EMPTY_CONTEXT, type View } from './model.ts';

const NOW = Date.parse('2026-11-18T08:20:00Z');
const view: View = {
  tasks: [makeTaskView({ id: 'jam', title: 'Купить варенье' }), makeTaskView({ id: 'report', title: 'Отчёт' })],
  projects: [],
  columns: [],
  habits: [],
  focus: { todayMinutes: 0, weekMinutes: 0 },
  user: { firstName: null },
  settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
};

const since = (lastAction: Context['lastAction'], ...touched: string[]): Context => ({
  ...EMPTY_CONTEXT,
  lastAction,
  touched,
});
const envOf = (message: string, context: Context) =>
  environmentOf(message, { view, now: NOW, zone: 'Europe/Moscow', context });

const create = (title: string): Intent => ({
  act: 'create',
  task: makeNewTask({ title }),
});
const these = (act: 'delete' | 'activate' | 'complete', ...ids: string[]): Intent => ({
  act,
  meant: { kind: 'these', ids, sure: true },
});
const reading = (probability: number, ...intents: Intent[]): Reading => ({ intents, probability, askedFor: 'named' });

const read = (message: string, context: Context, ...readings: Reading[]) =>
  inContext(readings, message, envOf(message, context));

describe('the task just created', () => {
  const made = since('create', 'jam');

  it.each(['нет, купить творог', 'ой нет, купить творог', 'точнее купить творог', 'я ошибся: купить творог'])(
    '«%s» gives it another name',
    (message) => {
      const [first] = read(message, made, reading(0.9, create('Купить творог')));
      expect(first?.intents).toEqual([
        { act: 'update', meant: { kind: 'these', ids: ['jam'], sure: true }, change: { title: 'Купить творог' } },
      ]);
    },
  );

  it.each([
    ['не варенье, а повидло', 'Купить повидло'],
    ['не варенье а мёд и соты', 'Купить мёд и соты'],
  ])('«%s» replaces a word of its name', (message, title) => {
    const [first] = read(message, made, reading(0.4, create('Повидло')));
    expect(first?.intents).toEqual([
      { act: 'update', meant: { kind: 'these', ids: ['jam'], sure: true }, change: { title } },
    ]);
  });

  it.each([
    ['не сметана, а повидло', made],
    ['ещё купить творог', made],
    ['нет, ещё купить творог', made],
    ['нет, позвонить маме', made],
    ['купить творог', made],
    ['нет, купить творог', EMPTY_CONTEXT],
    ['нет, купить творог', since('create', 'jam', 'report')],
  ])('«%s» makes another one', (message, context) => {
    const meant = message.includes('маме') ? create('Позвонить маме') : create('Купить творог');
    expect(read(message, context, reading(0.9, meant))[0]?.intents).toEqual([meant]);
  });
});

describe('«не в среду, в пятницу привезу» right after a task was created', () => {
  const WEDNESDAY = Date.parse('2026-11-25T20:59:00Z');
  const planned = (day: string): Intent => ({
    act: 'update',
    meant: { kind: 'these', ids: ['jam'], sure: true },
    change: { plan: { day, time: null } },
  });
  const readings = [reading(0.5, planned('2026-11-25')), reading(0.2, planned('2026-11-27'))];
  const heard = (message: string, fields: object) => {
    const tasks = [makeTaskView({ id: 'jam', title: 'Привезти варенье', ...fields })];
    const context = since('create', 'jam');
    const surroundings = { view: { ...view, tasks }, now: NOW, zone: 'Europe/Moscow', context };
    return inContext(readings, message, environmentOf(message, surroundings)).map(({ intents }) => intents);
  };

  it('speaks of the deadline that it was given, and of another day', () => {
    expect(heard('не в среду, в пятницу привезу', { dueDate: WEDNESDAY })).toEqual([
      [{ ...planned('2026-11-27'), change: { due: { kind: 'day', day: '2026-11-27' } } }],
    ]);
  });

  it.each([
    ['не в среду, в пятницу привезу', { dueDate: null }],
    ['не в среду, в пятницу привезу', { dueDate: WEDNESDAY, plannedDay: '2026-11-24' }],
    ['в пятницу привезу', { dueDate: WEDNESDAY }],
  ])('«%s» speaks of the plan where %j', (message, fields) => {
    expect(heard(message, fields)).toEqual(readings.map(({ intents }) => intents));
  });
});

describe('what takes the last message back', () => {
  const undo: Intent = { act: 'undo' };

  it.each([
    ['create', these('delete', 'jam')],
    ['complete', these('activate', 'jam')],
    ['activate', these('complete', 'jam')],
    ['delete', { act: 'activate', meant: { kind: 'unknown', said: 'его' } } satisfies Intent],
  ] as const)('after %s is one reading, as likely as all that do it', (lastAction, intent) => {
    const readings = read('ой верни', since(lastAction, 'jam'), reading(0.5, intent), reading(0.3, undo));
    expect(readings).toEqual([reading(0.8, undo)]);
  });

  it('is not the same done to another task', () => {
    const other = [reading(0.5, these('delete', 'report')), reading(0.3, undo)];
    expect(read('удали отчёт', since('create', 'jam'), ...other)).toEqual(other);
  });

  it('is not a deletion that nobody read as taking back', () => {
    const only = [reading(0.9, these('delete', 'jam'))];
    expect(read('удали варенье', since('create', 'jam'), ...only)).toEqual(only);
  });
});
