import { describe, expect, it } from 'vitest';
import type { Task } from '#features/tasks/contract.ts';
import { Overtaken } from '#server/http/idempotency.ts';
import { HOUR } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { newDraft } from '../../engine/drafts.ts';
import { type Action, type Draft, EMPTY_CONTEXT, type Outcome } from '../../engine/model.ts';
import type { Heard } from '../engine.ts';
import { KEEPING, QUESTION_LIFETIME } from '../rules.ts';
import { chatService } from './service.ts';

const server = useTestApp();
const NOBODY = '00000000-0000-7000-8000-000000000000';

const saying = (reply: string, rest: Partial<Outcome> = {}): Outcome => ({
  actions: [],
  pending: null,
  undo: false,
  listed: [],
  reply,
  ...rest,
});
const doing = (...actions: Action[]) => saying('Готово.', { actions });
const undoing = saying('', { undo: true });
const draft = (title: string, rest?: Partial<Draft>): Draft => ({ ...newDraft(title), ...rest });
const create = (title: string, rest?: Partial<Draft>): Action => ({
  type: 'create',
  draft: draft(title, rest),
});

/** A user who talks to an engine that answers as told, and what the engine was given last. */
async function talker(clientId?: string) {
  const user = await server.user();
  const heard: Heard[] = [];
  let next: Outcome;
  const engine = {
    async understand(given: Heard) {
      heard.push(given);
      return next;
    },
    async close() {},
  };
  const { services } = server.app;
  const chat = chatService(server.context, engine, { ...services, letters: services.notifications.letters });
  const actor = { userId: user.id, zone: 'Europe/Moscow', ...(clientId ? { clientId } : {}) };
  const say = async (outcome: Outcome, tab = actor.clientId) => {
    next = outcome;
    const [sender, input] = [{ ...actor, ...(tab ? { clientId: tab } : {}) }, { message: 'Сделай' }];
    return chat.send(sender, input, await chat.prepare(sender, input));
  };
  const prepare = () => chat.prepare(actor, { message: 'Сделай' });
  return { user, actor, chat, services, heard, say, prepare };
}

const tasksOf = async (user: TestUser): Promise<Task[]> => (await user.get('/api/tasks')).body;
const still = (tasks: Task[]) => tasks.map(({ updatedAt: _, ...task }) => task);

async function add(user: TestUser, title: string, rest: object = {}): Promise<Task> {
  return (await user.post('/api/tasks', { title, ...rest })).body;
}

describe('a message', () => {
  it('does everything and remembers both sides', async () => {
    const { user, chat, say } = await talker();
    const reply = await say(doing(create('Хлеб'), create('Молоко')));
    expect(reply).toMatchObject({
      message: 'Готово.',
      action: 'tasks_create',
      actions: ['tasks_create'],
      taskCount: 2,
    });
    expect((await tasksOf(user)).map(({ title }) => title)).toEqual(['Молоко', 'Хлеб']);
    const [asked, answered] = await chat.history(user.id, 20);
    expect(asked).toMatchObject({ role: 'user', content: 'Сделай', metadata: null });
    expect(answered).toMatchObject({ id: reply.messageId, role: 'assistant', content: 'Готово.' });
    expect(answered?.metadata).toMatchObject({ action: 'tasks_create', taskCount: 2, undo: 'available' });
    expect(answered?.metadata?.changes?.map(({ title }) => title)).toEqual(['Хлеб', 'Молоко']);
  });

  it('does nothing at all where its second action fails', async () => {
    const { user, chat, say } = await talker();
    const failing = doing(create('Хлеб'), { type: 'complete', ids: [NOBODY] });
    await expect(say(failing)).rejects.toMatchObject({ status: 404 });
    expect(await tasksOf(user)).toEqual([]);
    expect(await chat.history(user.id, 20)).toEqual([]);
  });

  it('says why and does nothing where a task would be refused', async () => {
    const { user, say } = await talker();
    const reply = await say(doing(create('Хлеб'), create('х'.repeat(301))));
    expect(reply).toMatchObject({ action: null, taskCount: 0 });
    expect(reply.message).toMatch(/300/);
    expect(await tasksOf(user)).toEqual([]);
  });

  it('changes a thousand tasks at most, and says how many it would have been', async () => {
    const { user, say } = await talker();
    const { id } = await add(user, 'А');
    const reply = await say(doing({ type: 'delete', ids: [id, ...Array<string>(1500).fill(NOBODY)] }));
    expect(reply).toMatchObject({ action: null, taskCount: 0, canUndo: false });
    expect(reply.message).toMatch(/^Это сразу 1501\sзадача.*не\sбольше 1000\. Скажите по\sчастям/);
    expect(await tasksOf(user)).toHaveLength(1);
  });

  it('cannot reach a task of somebody else', async () => {
    const other = await add(await server.user(), 'Чужая');
    const { say } = await talker();
    await expect(say(doing({ type: 'delete', ids: [other.id] }))).rejects.toMatchObject({ status: 404 });
  });

  it('is not carried out in an account that has changed since it was thought about', async () => {
    const { user, actor, chat, prepare, say } = await talker();
    const { id } = await add(user, 'А');
    await say(doing({ type: 'complete', ids: [id] }));
    const thought = await prepare();
    await add(user, 'Б');
    await expect(chat.send(actor, { message: 'Сделай' }, thought)).rejects.toBeInstanceOf(Overtaken);
    expect(await tasksOf(user)).toHaveLength(2);
    expect(await chat.history(user.id, 20)).toHaveLength(2);
    expect(await chat.send(actor, { message: 'Сделай' }, await prepare())).toMatchObject({ message: 'Готово.' });
  });

  it('puts tasks into a project that it makes', async () => {
    const { user, say } = await talker();
    await say(doing({ type: 'create_project', name: 'Дача' }, create('Забор', { newProject: 'Дача' })));
    const [project] = (await user.get('/api/projects')).body;
    expect(project.name).toBe('Дача');
    expect((await tasksOf(user))[0]?.projectId).toBe(project.id);
  });

  it('counts a reported task as completed now', async () => {
    const { user, say } = await talker();
    const reply = await say(doing({ type: 'report_completed', draft: draft('Зарядка') }));
    expect(reply.action).toBe('tasks_report_completed');
    expect((await tasksOf(user))[0]).toMatchObject({ title: 'Зарядка', status: 'completed' });
  });

  it('tells the other tabs once, however much it does', async () => {
    const { user, say } = await talker('one');
    const told: string[] = [];
    const tab = {
      userId: user.id,
      sessionId: 's',
      clientId: 'two',
      send: (text: string) => told.push(text),
      close() {},
    };
    server.context.hub.join(tab);
    await say(doing(create('Хлеб'), create('Молоко')));
    expect(told.map((text) => JSON.parse(text).data.keys.toSorted())).toEqual([
      ['/api/analytics', '/api/analytics/report', '/api/chat/history', '/api/tasks'],
    ]);
  });

  it('keeps the last thousand messages', async () => {
    const { chat, user, say } = await talker();
    for (let count = 0; count <= KEEPING.messages / 2; count++) await say(saying(`Ответ ${count}`));
    const { rows } = await countOf(user.id);
    expect(rows).toBe(KEEPING.messages);
    expect((await chat.history(user.id, 1))[0]?.content).toBe(`Ответ ${KEEPING.messages / 2}`);
  });
});

async function countOf(userId: string) {
  return server.context.database.query
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

describe('a conversation', () => {
  const question = saying('Какую?', { pending: { kind: 'due', ids: [NOBODY] } });

  it('remembers its question and not that of another tab', async () => {
    const { heard, say } = await talker();
    await say(question, 'one');
    await say(saying('…'), 'two');
    expect(heard.at(-1)?.context).toEqual(EMPTY_CONTEXT);
    await say(saying('…'), 'one');
    expect(heard.at(-1)?.context.pending).toEqual(question.pending);
  });

  it('lets a question go that waits too long', async () => {
    const { heard, say } = await talker();
    server.clock.set('2025-11-21T09:00:00Z');
    await say(question);
    server.clock.advance(QUESTION_LIFETIME + 1);
    await say(saying('…'));
    expect(heard.at(-1)?.context.pending).toBeNull();
  });

  it('is forgotten with the history', async () => {
    const { chat, actor, heard, say } = await talker();
    await say(question);
    await chat.clear(actor);
    await say(saying('…'));
    expect(heard.at(-1)?.context).toEqual(EMPTY_CONTEXT);
  });
});

describe('undo', () => {
  const named = (tasks: Task[], title: string) => tasks.find((task) => task.title === title)!;

  const messages: [string, (tasks: Task[]) => Action[]][] = [
    ['create', () => [create('Новая', { priority: 'high' })]],
    ['report', () => [{ type: 'report_completed', draft: draft('Сделанная') }]],
    ['complete several', (tasks) => [{ type: 'complete', ids: [named(tasks, 'А').id, named(tasks, 'Б').id] }]],
    ['activate', (tasks) => [{ type: 'activate', ids: [named(tasks, 'Готовая').id] }]],
    ['delete several', (tasks) => [{ type: 'delete', ids: tasks.map(({ id }) => id) }]],
    [
      'change everything',
      (tasks) => [
        {
          type: 'update',
          id: named(tasks, 'А').id,
          changes: { title: 'Я', priority: 'low', dueDate: Date.UTC(2026, 0, 1), description: 'о', newProject: 'Дом' },
        },
      ],
    ],
    [
      'change, complete and delete one task',
      (tasks) => {
        const { id } = named(tasks, 'Б');
        return [
          { type: 'update', id, changes: { title: 'Ж' } },
          { type: 'complete', ids: [id] },
          { type: 'delete', ids: [id] },
        ];
      },
    ],
    ['several kinds', (tasks) => [create('Новая'), { type: 'delete', ids: [named(tasks, 'А').id] }]],
  ];

  it.each(messages)('%s: everything stands as before', async (_name, actionsOf) => {
    const { user, chat, actor, say } = await talker();
    server.clock.set('2025-11-20T09:00:00Z');
    for (const title of ['А', 'Б', 'В']) await add(user, title, { dueDate: '2025-12-01T10:00:00Z' });
    const ready = await add(user, 'Готовая');
    await user.patch(`/api/tasks/${ready.id}`, { status: 'completed' });
    const before = await tasksOf(user);
    server.clock.advance(26 * HOUR);
    const { messageId } = await say(doing({ type: 'create_project', name: 'Дом' }, ...actionsOf(before)));
    expect(still(await tasksOf(user))).not.toEqual(still(before));
    const reply = await chat.undo(actor, messageId);
    expect(reply.message).toMatch(/^Отменено\. (Убрано|Возвращено|Как прежде): «/);
    expect(still(await tasksOf(user))).toEqual(still(before));
    expect((await user.get('/api/projects')).body).toEqual([]);
    expect((await chat.history(user.id, 1))[0]?.metadata?.undo).toBe('done');
  });

  it('happens once', async () => {
    const { chat, actor, say } = await talker();
    const { messageId } = await say(doing(create('Хлеб')));
    await chat.undo(actor, messageId);
    await expect(chat.undo(actor, messageId)).rejects.toMatchObject({ status: 409 });
  });

  it('happens once, of two at the same time', async () => {
    const { chat, actor, say } = await talker();
    const { messageId } = await say(doing(create('Хлеб')));
    const results = await Promise.allSettled([chat.undo(actor, messageId), chat.undo(actor, messageId)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of a message that did nothing is refused', async () => {
    const { chat, actor, say } = await talker();
    const { messageId } = await say(saying('Привет.'));
    await expect(chat.undo(actor, messageId)).rejects.toMatchObject({ status: 409, message: /нечего/ });
  });

  it('refuses whole where one task has changed since, and names it', async () => {
    const { user, chat, actor, say } = await talker();
    const [first, second] = [await add(user, 'А'), await add(user, 'Б')];
    const { messageId } = await say(doing({ type: 'complete', ids: [first.id, second.id] }));
    await user.patch(`/api/tasks/${second.id}`, { status: 'active' });
    const before = await tasksOf(user);
    const refusal = { status: 409, message: 'Не\u00a0могу отменить: задача «Б» с тех пор изменилась.' };
    await expect(chat.undo(actor, messageId)).rejects.toMatchObject(refusal);
    expect(await tasksOf(user)).toEqual(before);
  });

  it('by words takes back the last thing of this conversation, then the one before', async () => {
    const { user, say } = await talker('one');
    await say(doing(create('Первая')));
    await say(doing(create('Чужая')), 'two');
    await say(doing(create('Вторая')));
    const titles = async () => (await tasksOf(user)).map(({ title }) => title);
    expect((await say(undoing)).message).toContain('«Вторая»');
    expect(await titles()).toEqual(['Чужая', 'Первая']);
    await say(undoing);
    expect(await titles()).toEqual(['Чужая']);
    const nothing = await say(undoing);
    expect(nothing).toMatchObject({ action: null, taskCount: 0 });
    expect(nothing.message).toMatch(/отменять нечего/);
    expect(await titles()).toEqual(['Чужая']);
    const newcomer = await talker();
    expect((await newcomer.say(undoing)).message).toBe('Отменять нечего: я ещё ничего не менял.');
  });

  it('by words goes on in a tab that has just been opened, for a day', async () => {
    const { user, say } = await talker('one');
    server.clock.set('2025-11-21T09:00:00Z');
    await say(doing(create('Первая')));
    await say(doing(create('Вторая')));
    expect((await say(undoing, 'reloaded')).message).toContain('«Вторая»');
    server.clock.advance(25 * HOUR);
    expect((await say(undoing, 'next day')).message).toMatch(/отменять нечего/);
    expect((await tasksOf(user)).map(({ title }) => title)).toEqual(['Первая']);
  });

  it('by words says why it cannot', async () => {
    const { user, say } = await talker();
    await say(doing(create('Хлеб')));
    const [task] = await tasksOf(user);
    await user.put(`/api/tasks/${task!.id}`, { title: 'Батон' });
    expect((await say(undoing)).message).toMatch(/«Батон» с тех пор изменилась/);
    expect(await tasksOf(user)).toHaveLength(1);
  });

  it('is the journal’s: asked for in a task’s history, the message says so, and the other way round', async () => {
    const { user, chat, actor, say } = await talker('one');
    const { id } = await add(user, 'Отчёт');
    const { messageId } = await say(doing({ type: 'complete', ids: [id] }));
    const message = async () => (await chat.history(user.id, 1))[0]?.metadata?.undo;
    const inHistory = async () => (await user.get(`/api/tasks/${id}/history`)).body.entries;
    const undo = (entry: string) => user.post(`/api/journal/${entry}/undo`, {});
    expect((await inHistory())[0]).toMatchObject({ id: messageId, by: 'assistant', undone: false, canUndo: true });
    const { status, body } = await undo(messageId);
    expect([status, body.stale]).toEqual([200, expect.arrayContaining(['/api/chat/history', '/api/tasks'])]);
    expect(await message()).toBe('done');
    await expect(chat.undo(actor, messageId)).rejects.toMatchObject({ status: 409, message: /уже отменено/ });

    expect((await undo(body.id)).status).toBe(200);
    expect([await message(), (await tasksOf(user))[0]?.status]).toEqual(['available', 'completed']);
    await chat.undo(actor, messageId);
    expect([await message(), (await tasksOf(user))[0]?.status]).toEqual(['done', 'active']);
    expect((await inHistory()).find((entry: { id: string }) => entry.id === messageId)).toMatchObject({ undone: true });
    expect((await undo(messageId)).status).toBe(409);
  });

  it('of a message of which a part is taken back takes back the rest', async () => {
    const { user, chat, actor, say } = await talker();
    const ids: string[] = [];
    for (const title of ['А', 'Б']) ids.push((await add(user, title)).id);
    const before = await tasksOf(user);
    const { messageId } = await say(doing({ type: 'complete', ids }));
    await user.post(`/api/journal/${messageId}/undo`, { object: ids[0] });
    expect((await chat.history(user.id, 1))[0]?.metadata?.undo).toBe('available');
    expect((await chat.undo(actor, messageId)).message).toBe('Отменено. Как прежде: «Б».');
    expect(still(await tasksOf(user))).toEqual(still(before));
  });

  it('of what the journal keeps no more is refused, and not offered', async () => {
    const { user, chat, actor, say } = await talker();
    server.clock.set('2025-06-01T09:00:00Z');
    const { messageId } = await say(doing(create('Хлеб')));
    server.clock.advance(91 * 24 * HOUR);
    await server.context.journal.forgetOld();
    expect((await chat.history(user.id, 1))[0]?.metadata?.undo).toBeUndefined();
    await expect(chat.undo(actor, messageId)).rejects.toMatchObject({ status: 409, message: /90.дней/ });
    expect((await say(undoing)).message).toMatch(/отменять нечего/i);
  });

  it('by a key is of what was done last in the window, by hand or by the assistant', async () => {
    const { user, say } = await talker('one');
    const last = async () => (await user.get('/api/journal/last?window=one')).body.entry?.id;
    const { messageId } = await say(doing(create('Хлеб')));
    expect(await last()).toBe(messageId);
    expect((await user.post(`/api/journal/${messageId}/undo`, {})).status).toBe(200);
    expect(await last()).toBeUndefined();
    expect(await tasksOf(user)).toEqual([]);
  });

  it('takes back a project alone', async () => {
    const { user, chat, actor, say } = await talker();
    const { messageId, taskCount, canUndo } = await say(doing({ type: 'create_project', name: 'Дом' }));
    expect({ taskCount, canUndo }).toEqual({ taskCount: 0, canUndo: true });
    expect((await chat.undo(actor, messageId)).message).toBe('Отменено. Убран проект «Дом».');
    expect((await user.get('/api/projects')).body).toEqual([]);
  });

  it('keeps a project that is in use', async () => {
    const { user, chat, actor, say } = await talker();
    const { messageId } = await say(doing({ type: 'create_project', name: 'Дом' }, create('А', { newProject: 'Дом' })));
    const [project] = (await user.get('/api/projects')).body;
    await add(user, 'Б', { projectId: project.id });
    await chat.undo(actor, messageId);
    expect((await user.get('/api/projects')).body).toEqual([project]);
  });
});
