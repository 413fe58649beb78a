import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { heedDecrees } from '#shared/repeat/heeded-decrees.ts';
import { makeTaskView } from '#testing/task.ts';
import { EMPTY_CONTEXT, type TaskView } from '../../engine/model.ts';
import type { Engine, Heard } from '../engine.ts';
import type { HearingTask } from '../hearing-task.ts';
import { hearing } from './hearing.ts';

const newId = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const taskOf = (number: number, title: string) => makeTaskView({ id: newId(number), title, createdAt: 0 });

const heardOf = (message: string, tasks: readonly TaskView[], account = 'a'): Heard => ({
  account,
  message,
  now: Date.UTC(2026, 0, 5, 9),
  zone: 'Europe/Moscow',
  context: EMPTY_CONTEXT,
  view: {
    tasks,
    projects: [],
    columns: [],
    habits: [],
    focus: { todayMinutes: 0, weekMinutes: 0 },
    user: { firstName: null },
    settings: { tone: 'neutral', role: 'assistant', personality: 'friendly' },
  },
});

/** What each worker was told, in the order in which they were started. */
const told: HearingTask[][] = [];

function startWorker(): Worker {
  const worker = new Worker(new URL('./hearing-worker.ts', import.meta.url), {
    workerData: { inBackground: false, decrees: {} },
  });
  const tasks: HearingTask[] = [];
  told.push(tasks);
  const { postMessage } = worker;
  vi.spyOn(worker, 'postMessage').mockImplementation((task) => {
    tasks.push(task);
    postMessage.call(worker, task);
  });
  return worker;
}

/** How many tasks a worker was told of since it was last asked, by message. */
const countsOf = (worker: HearingTask[]) =>
  worker.splice(0).flatMap((task) => (task.kind === 'hold' ? [task.tasks.length + task.gone.length] : []));

const engine = hearing({ startWorker });
afterAll(() => engine.close());

describe('what an account holds', () => {
  it('is told a part at a time, and then only what has changed', async () => {
    const tasks = Array.from({ length: 600 }, (_, n) => taskOf(n, `Отчёт ${n}`)).reverse();
    const said = async (message: string, now: readonly TaskView[], account?: string) =>
      (await engine.understand(heardOf(message, now, account))).actions;
    expect(await said('удали отчёт 7', tasks)).toEqual([{ type: 'delete', ids: [newId(7)] }]);
    const [worker] = told;
    expect(countsOf(worker!)).toEqual([100, 100, 100, 100, 100, 100]);
    expect(await said('удали отчёт 8', tasks)).toEqual([{ type: 'delete', ids: [newId(8)] }]);
    expect(countsOf(worker!)).toEqual([]);
    const renamed = tasks.filter(({ id }) => id !== newId(8)).with(-1, taskOf(0, 'Покрасить забор'));
    expect(await said('удали покраску забора', renamed)).toEqual([{ type: 'delete', ids: [newId(0)] }]);
    expect(countsOf(worker!)).toEqual([1, 1]);
    expect(await said('удали отчёт 8', renamed)).toEqual([]);
    expect(await said('удали отчёт 9', [], 'b')).toEqual([]);
  });
});

it('keeps large accounts from holding up others: each kind has a worker of its own', async () => {
  const long = Array.from({ length: 300 }, (_, n) => taskOf(n, `Дело ${n} ${'очень '.repeat(45)}`));
  told.length = 0;
  await Promise.all([
    engine.understand(heardOf('удали дело 7', long, 'large')),
    engine.understand(heardOf('привет', [])),
  ]);
  expect(told).toHaveLength(1);
  expect(countsOf(told[0]!)).toEqual([100, 100, 100]);
});

it('reads the titles of an account a part at a time, between which others are heard', async () => {
  told.length = 0;
  const fair = hearing({ startWorker });
  const strange = Array.from({ length: 1_000 }, (_, n) => taskOf(n, `Слово${'абвгдежзик'[n % 10]}${n} дело${n}`));
  try {
    const many = fair.understand(heardOf('что у меня на сегодня', strange, 'many'));
    const few = fair.understand(heardOf('привет', [], 'few'));
    await Promise.race([many, few]);
    const heard = () => told[0]!.flatMap((task) => (task.kind === 'hear' ? [task.account] : []));
    expect(heard().slice(0, 3)).toEqual(['many', 'few', 'many']);
    expect((await many).reply).toMatch(/на сегодня/);
    expect(new Set(heard().slice(2))).toEqual(new Set(['many']));
  } finally {
    await fair.close();
  }
});

it('keeps long messages from holding up others, however little their account holds', async () => {
  const order: string[] = [];
  const said = async (message: string, account: string) => {
    await engine.understand(heardOf(message, [], account));
    order.push(account);
  };
  await said('привет', 'short');
  await said('привет '.repeat(50), 'long');
  const long = said('удали отчёт про ремонт и договор. '.repeat(100), 'long');
  await said('привет', 'short');
  await long;
  expect(order).toEqual(['short', 'long', 'short', 'long']);
});

it('understands an account whose titles have more words than a message may be looked at', async () => {
  const tasks = Array.from({ length: 3_500 }, (_, n) => taskOf(n, `Дело ${n} ${'про то и это '.repeat(10)}`));
  const { reply } = await engine.understand(heardOf('что у меня на сегодня', tasks, 'huge'));
  expect(reply).toMatch(/на сегодня/);
});

it('reckons working days as the server does', async () => {
  const ofNextYear = { ...heardOf('поливать цветы по рабочим дням', []), now: Date.UTC(2027, 11, 31, 9) };
  const first = async () => {
    const one = hearing();
    try {
      const { actions } = await one.understand(ofNextYear);
      return actions[0];
    } finally {
      await one.close();
    }
  };
  expect(await first()).toMatchObject({ type: 'create', draft: { dueDate: Date.parse('2027-12-31T23:59+03:00') } });
  heedDecrees({ 2027: { number: '1', signed: '2026-10-01', moved: [['2027-01-02', '2027-12-31']] } });
  expect(await first()).toMatchObject({ type: 'create', draft: { dueDate: Date.parse('2028-01-10T23:59+03:00') } });
});

describe('a worker', () => {
  const source = (text: string) =>
    new Worker(`const { parentPort } = require('node:worker_threads'); ${text}`, { eval: true });
  let failing: Engine | undefined;
  afterEach(() => failing?.close());

  it('that is lost is told of, and another one is told everything again', async () => {
    const failures: string[] = [];
    const dying = () => source("parentPort.on('message', () => process.exit(1))");
    const starts = [dying, startWorker];
    failing = hearing({ startWorker: () => starts.shift()!(), onFailure: (failure) => failures.push(failure) });
    const heard = heardOf('удали отчёт', [taskOf(1, 'Отчёт')]);
    await expect(failing.understand(heard)).rejects.toMatchObject({ status: 503, message: /ничего не.изменено/ });
    expect((await failing.understand(heard)).actions).toEqual([{ type: 'delete', ids: [newId(1)] }]);
    expect(failures).toHaveLength(1);
  });
});
