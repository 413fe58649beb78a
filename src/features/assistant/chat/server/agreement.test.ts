import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { FocusSession } from '#features/focus/contract.ts';
import { endedSessions } from '#features/focus/ended.ts';
import type { Habit, NewHabit } from '#features/habits/contract.ts';
import type { Task } from '#features/tasks/contract.ts';
import { MINUTE } from '#shared/day.ts';
import { talkingDevice } from '#testing/server/talking-device.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const ZONE = 'Europe/Moscow';
const COMMANDS = new URL('../../../../../corpus/commands/', import.meta.url);

interface Case {
  id: string;
  tasks?: Partial<Task>[];
  habits?: NewHabit[];
  turns: string[];
  /** Minutes that pass ahead of each turn. */
  apart?: number;
}

/** Of all commands one in so many: reading one takes some hundredths of a second, and making an account more. Who reads is no engine's affair. */
const ONE_IN = process.env.TEST_ENGINE === 'postgres' ? 21 : 7;

const commands = readdirSync(COMMANDS)
  .flatMap((name) => readFileSync(new URL(name, COMMANDS), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Case)
  .filter((_, index) => index % ONE_IN === 0);

const HABITS: NewHabit[] = [
  { name: 'Утренняя зарядка', icon: 'dumbbell', color: '#0055aa' },
  { name: 'Чтение', icon: 'book-open', color: '#0055aa', reminderTimes: ['21:00'] },
  { name: 'Бассейн', icon: 'droplet', color: '#0055aa', frequency: 'weekly', weekDays: [1, 2, 3, 4, 5, 6, 7] },
];

/** What is no task. */
const beside: Case[] = [
  {
    id: 'session',
    tasks: [{ title: 'Диплом: глава 2' }],
    apart: 7,
    turns: [
      'пауза',
      'запусти фокус на 25 минут над дипломом',
      'запусти фокус на 25 минут',
      'пауза',
      'пауза',
      'продолжи',
      'сколько я сегодня работал?',
      'закончи фокус',
      'закончи фокус',
      'сколько я сегодня работал?',
      'сколько времени ушло на диплом?',
    ],
  },
  {
    id: 'session to its end',
    apart: 16,
    turns: ['фокус 15 минут', 'пауза', 'начни фокус на час', 'сколько я сегодня работал?'],
  },
  {
    id: 'habits of today',
    habits: HABITS,
    turns: [
      'какие привычки остались на сегодня?',
      'сделал зарядку',
      'сделал зарядку',
      'отметь чтение',
      'какие привычки остались на сегодня?',
      'добавь привычку пить воду',
      'сделал зарядку и чтение',
    ],
  },
  {
    id: 'habits at rest',
    habits: HABITS,
    turns: [
      'поставь привычки на паузу до понедельника',
      'отмени',
      'поставь зарядку на паузу',
      'какие привычки остались на сегодня?',
      'сними зарядку с паузы',
      'поставь чтение на паузу на неделю',
    ],
  },
  {
    id: 'when habits remind',
    habits: HABITS,
    turns: ['напоминай про чтение в 8 утра по будням', 'отмени', 'не напоминай про чтение', 'напоминай о зарядке'],
  },
];

const cases = [
  ...commands,
  {
    id: 'steps',
    tasks: [{ title: 'Переезд' }],
    turns: ['разбей переезд на шаги: коробки, машина и ключи', 'добавь к нему шаг плёнка'],
  },
  ...beside,
];

/** What an answer says and did; tasks that it made have other ids. */
const told = ({
  message,
  actions,
  taskCount,
  changes,
}: {
  message: string;
  actions: unknown;
  taskCount: number;
  changes: { title: string; action: string }[];
}) => ({
  message,
  actions,
  taskCount,
  changes: changes.map(({ title, action }) => [title, action]),
});

const looks = (tasks: readonly Task[]) =>
  tasks
    .map(({ title, status, priority, dueDate, dueHasTime, description, tags, steps }) =>
      JSON.stringify([
        title,
        status,
        priority,
        dueDate?.slice(0, 16),
        dueHasTime,
        description,
        tags,
        steps.map((step) => step.title),
      ]),
    )
    .sort();

const lives = (habits: readonly Habit[]) =>
  habits.map(({ id: _, createdAt: __, rank: ___, startedOn: ____, todaysEntry, ...habit }) => ({
    ...habit,
    todaysEntry: todaysEntry && { ...todaysEntry, habitId: '' },
  }));

const lasted = (sessions: readonly FocusSession[]) => sessions.map(({ id: _, ...session }) => session);

async function prepared(user: TestUser, { tasks = [], habits = [] }: Case): Promise<Task[]> {
  for (const habit of habits) await user.post('/api/habits', habit, { zone: ZONE });
  for (const { title, status } of tasks) {
    const { body } = await user.post('/api/tasks', { title }, { zone: ZONE });
    if (status && status !== 'active') await user.put(`/api/tasks/${body.id}`, { status }, { zone: ZONE });
  }
  return (await user.get('/api/tasks', { zone: ZONE })).body;
}

it.each(cases)('the device answers and does as the server: $id', async (given) => {
  const { turns, apart = 0 } = given;
  const user = await server.user();
  await user.put('/api/settings', { zone: ZONE }, { zone: ZONE });
  const tasks = await prepared(user, given);
  const get = async (path: string) => (await user.get(path, { zone: ZONE })).body;
  const here = talkingDevice({
    tasks,
    columns: await get('/api/kanban-columns'),
    habits: await get('/api/habits'),
    now: server.clock.now,
    zone: ZONE,
  });
  for (const message of [...turns, 'отмени']) {
    server.clock.advance(apart * MINUTE);
    const { body } = await user.post('/api/ai/smart-chat', { message }, { zone: ZONE });
    const answer = await here.say(message);
    expect(told(answer)).toEqual(told(body));
    expect(looks(here.tasks())).toEqual(looks(await get('/api/tasks')));
    if (given.habits) expect(lives(here.habits())).toEqual(lives(await get('/api/habits')));
    if (apart === 0) continue;
    expect(lasted([here.running()].filter((session) => session !== null))).toEqual(
      lasted([await get('/api/focus-sessions/active')].filter((session) => session !== null)),
    );
    expect(lasted(endedSessions(here.sessions(), server.clock.now()))).toEqual(
      lasted(await get('/api/focus-sessions')),
    );
  }
});
