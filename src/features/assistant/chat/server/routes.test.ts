import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const SMART = '/api/ai/smart-chat';
const HISTORY = '/api/chat/history';
const key = (text: string) => ({ headers: { 'idempotency-key': text } });
const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title);

describe('POST /api/ai/smart-chat', () => {
  it('acts and answers what it did', async () => {
    const user = await server.user();
    const { status, body } = await user.post(SMART, { message: '  создай задачу купить молоко  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ action: 'tasks_create', actions: ['tasks_create'], taskCount: 1 });
    expect(body.message).toContain('Купить молоко');
    expect(body.tasks[0]).toMatchObject({ title: 'Купить молоко', status: 'active', dueDate: null });
    expect(body.changes).toEqual([{ id: body.tasks[0].id, title: 'Купить молоко', action: 'tasks_create' }]);
    expect(titles((await user.get('/api/tasks')).body)).toEqual(['Купить молоко']);
  });

  it('answers talk without an action', async () => {
    const user = await server.user();
    const { body } = await user.post(SMART, { message: 'спасибо' });
    expect(body).toMatchObject({ action: null, actions: [], taskCount: 0, tasks: [], changes: [] });
    expect(body.message).not.toBe('');
  });

  it('does a repeated message once', async () => {
    const user = await server.user();
    const send = () => user.post(SMART, { message: 'создай задачу купить молоко' }, key('one'));
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1);
    expect((await user.get('/api/tasks')).body).toHaveLength(1);
    expect((await user.get(HISTORY)).body).toHaveLength(2);
  });

  it('does two messages at once one after the other', async () => {
    const user = await server.user();
    const send = (what: string) => user.post(SMART, { message: `создай задачу ${what}` });
    const answers = await Promise.all(['купить хлеб', 'купить молоко', 'помыть окна'].map(send));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await user.get('/api/tasks')).body).toHaveLength(3);
    expect((await user.get(HISTORY)).body).toHaveLength(6);
  });

  it('does not mix up what two tabs are asked', async () => {
    const user = await server.user();
    for (const title of ['Отчёт по продажам', 'Отчёт для бухгалтерии']) await user.post('/api/tasks', { title });
    const tab = (id: string) => ({ headers: { 'x-client-id': id } });
    const asked = await user.post(SMART, { message: 'удали отчёт' }, tab('one'));
    expect(asked.body).toMatchObject({ action: null, taskCount: 0 });
    await user.post(SMART, { message: 'первую' }, tab('two'));
    expect(titles((await user.get('/api/tasks')).body)).toEqual(
      expect.arrayContaining(['Отчёт по продажам', 'Отчёт для бухгалтерии']),
    );
    const answered = await user.post(SMART, { message: 'первую' }, tab('one'));
    expect(answered.body).toMatchObject({ action: 'tasks_delete', taskCount: 1 });
  });

  it('changes nothing by a message that takes too much work, and says so', async () => {
    const user = await server.user();
    for (const title of ['Отчёт по продажам', 'Отчёт для бухгалтерии', 'Молоко'])
      await user.post('/api/tasks', { title });
    const before = (await user.get('/api/tasks')).body;
    await user.post(SMART, { message: 'удали отчёт' });
    const message = `удали молоко. ${'1/2/'.repeat(900)}`;
    const { status, body } = await user.post(SMART, { message });
    expect(status).toBe(200);
    expect(body).toMatchObject({ action: null, taskCount: 0, changes: [], canUndo: false });
    expect(body.message).toMatch(/^Слишком длинно, скажите по\sчастям/);
    expect((await user.get('/api/tasks')).body).toEqual(before);
    expect((await user.get(HISTORY)).body.at(-2)).toMatchObject({ role: 'user', content: message });
    // The question that was open is still to be answered.
    expect((await user.post(SMART, { message: 'первую' })).body).toMatchObject({
      action: 'tasks_delete',
      taskCount: 1,
    });
  });

  it.each([
    [{}, 'Напишите сообщение'],
    [{ message: ' \n ' }, 'Напишите сообщение'],
    [{ message: 'а'.repeat(4001) }, 'Не длиннее 4000 символов'],
    [{ message: 'а\u0000' }, 'Недопустимый символ в тексте'],
    [{ message: 7 }, 'Ожидается текст'],
  ])('refuses %j', async (body, message) => {
    const user = await server.user();
    const answer = await user.post(SMART, body);
    expect(answer).toMatchObject({ status: 400, body: { message, code: 'validation' } });
    expect((await user.get(HISTORY)).body).toEqual([]);
  });

  it('takes 4000 characters of anything', async () => {
    const user = await server.user();
    for (const letter of ['а', 'я ', '🜁', '«', '\u0301'])
      expect((await user.post(SMART, { message: letter.repeat(4000 / letter.length) })).status).toBe(200);
  });

  it('marks a spoken message', async () => {
    const user = await server.user();
    await user.post(SMART, { message: 'привет', voice: true });
    expect((await user.get(HISTORY)).body[0].metadata).toEqual({ voice: true });
  });
});

describe('POST /api/ai/chat', () => {
  it('answers one text and acts as well', async () => {
    const user = await server.user();
    const { status, body } = await user.post('/api/ai/chat', { message: 'создай задачу купить молоко' });
    expect(status).toBe(200);
    expect(body).toEqual({ response: expect.stringContaining('Купить молоко'), proposals: [], notUnderstood: null });
    expect((await user.get('/api/tasks')).body).toHaveLength(1);
  });
});

describe('the history', () => {
  it('answers the last messages, the oldest of them first', async () => {
    const user = await server.user();
    for (const message of ['раз', 'два', 'три']) await user.post(SMART, { message });
    const { body } = await user.get(`${HISTORY}?limit=3`);
    expect(body).toHaveLength(3);
    expect(body[1]).toMatchObject({ role: 'user', content: 'три', metadata: null });
    expect(body[2]).toMatchObject({ role: 'assistant', metadata: { action: null, taskCount: 0 } });
  });

  it.each(['0', '101', 'много', '1.5'])('refuses a limit of %s', async (limit) => {
    const user = await server.user();
    expect((await user.get(`${HISTORY}?limit=${limit}`)).status).toBe(400);
  });

  it('is cleared for this account alone', async () => {
    const [user, other] = [await server.user(), await server.user()];
    for (const each of [user, other]) await each.post(SMART, { message: 'привет' });
    expect((await user.delete(HISTORY)).status).toBe(204);
    expect((await user.get(HISTORY)).body).toEqual([]);
    expect((await other.get(HISTORY)).body).toHaveLength(2);
  });
});

describe('POST /api/ai/undo', () => {
  it('brings a deleted task back, once', async () => {
    const user = await server.user();
    const { body: task } = await user.post('/api/tasks', { title: 'Полить фикус', description: 'утром' });
    const { body: reply } = await user.post(SMART, { message: 'удали задачу полить фикус' });
    expect((await user.get('/api/tasks')).body).toEqual([]);
    const undone = await user.post('/api/ai/undo', { messageId: reply.messageId });
    expect(undone).toMatchObject({ status: 200, body: { taskCount: 1 } });
    const { updatedAt: _, ...before } = task;
    expect((await user.get('/api/tasks')).body).toMatchObject([before]);
    const again = await user.post('/api/ai/undo', { messageId: reply.messageId });
    expect(again).toMatchObject({ status: 409, body: { message: 'Это действие уже отменено', code: 'conflict' } });
  });

  it('answers its repetition what the first call did', async () => {
    const user = await server.user();
    const { body: reply } = await user.post(SMART, { message: 'создай задачу купить молоко' });
    const undo = () => user.post('/api/ai/undo', { messageId: reply.messageId }, key('undo'));
    const [first, second] = [await undo(), await undo()];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
  });

  it('works by words', async () => {
    const user = await server.user();
    await user.post(SMART, { message: 'создай задачу купить молоко' });
    const { body } = await user.post(SMART, { message: 'отмени' });
    expect(body.message).toBe('Отменено. Убрано: «Купить молоко».');
    expect((await user.get('/api/tasks')).body).toEqual([]);
  });

  it('does not know a message of somebody else, or none at all', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body } = await user.post(SMART, { message: 'создай задачу купить молоко' });
    for (const messageId of [body.messageId, 'nonsense', '00000000-0000-7000-8000-000000000000'])
      expect(await other.post('/api/ai/undo', { messageId })).toMatchObject({ status: 404 });
    expect((await user.get('/api/tasks')).body).toHaveLength(1);
  });

  it('refuses a call without a message', async () => {
    expect((await (await server.user()).post('/api/ai/undo', {})).status).toBe(400);
  });
});

it.each([
  ['POST', SMART],
  ['POST', '/api/ai/chat'],
  ['POST', '/api/ai/undo'],
  ['GET', HISTORY],
  ['DELETE', HISTORY],
] as const)('%s %s needs a session', async (method, path) => {
  const answer = await server.visitor().call(method, path, method === 'POST' ? { message: 'привет' } : undefined);
  expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } });
});

it('tells how long a task took, of one’s own sessions alone', async () => {
  const [user, another] = [await server.user(), await server.user()];
  const end = server.clock.now() - HOUR;
  const past = (taskId: string) => ({
    taskId,
    startTime: new Date(end - 50 * MINUTE).toISOString(),
    endTime: new Date(end).toISOString(),
  });
  for (const one of [user, another]) {
    const { body: task } = await one.post('/api/tasks', { title: 'Диплом: глава 2' });
    if (one === another) continue;
    expect((await one.post('/api/focus-sessions', past(task.id))).status).toBe(201);
  }
  const asked = async (one: TestUser) =>
    (await one.post(SMART, { message: 'сколько ушло на диплом' })).body.message.replaceAll('\u00a0', ' ');
  expect(await asked(user)).toContain('ушло 50 минут в фокусе');
  expect(await asked(another)).toContain('фокус-сессий не было');
});

describe('what is no task', () => {
  const say = async (user: TestUser, message: string) =>
    (await user.post(SMART, { message })).body.message.replaceAll('\u00a0', ' ');

  it('a session is begun, paused, gone on with and ended by words', async () => {
    const user = await server.user();
    const active = async () => (await user.get('/api/focus-sessions/active')).body;
    expect(await say(user, 'запусти фокус на 45 минут')).toBe('Фокус-сессия на 45 минут началась.');
    expect(await active()).toMatchObject({ durationMinutes: 45, pausedAt: null, taskId: null });
    expect(await say(user, 'начни фокус')).toBe('Фокус-сессия уже идёт.');
    expect(await say(user, 'пауза')).toContain('на паузе');
    expect((await active()).pausedAt).not.toBeNull();
    await say(user, 'продолжай');
    expect((await active()).pausedAt).toBeNull();
    expect(await say(user, 'заверши фокус')).toBe('Фокус-сессия завершена.');
    expect(await active()).toBeNull();
  });

  it('puts a project into the archive, takes that back, and brings it out again', async () => {
    const user = await server.user();
    const { body: project } = await user.post('/api/projects', { name: 'Ремонт' });
    const archivedAt = async () => (await user.get('/api/projects')).body[0].archivedAt;
    expect(await say(user, 'архивируй проект Ремонт')).toContain('теперь в архиве');
    expect(await archivedAt()).toEqual(expect.any(String));
    await say(user, 'отмени');
    expect(await archivedAt()).toBeNull();
    await user.put(`/api/projects/${project.id}`, { archivedAt: '2026-11-01T09:00:00Z' });
    expect(await say(user, 'верни проект Ремонт')).toContain('снова открыт');
    expect(await archivedAt()).toBeNull();
  });

  it('puts projects into a folder, tells of it, and takes that back', async () => {
    const user = await server.user();
    for (const name of ['Ремонт', 'Дача']) await user.post('/api/projects', { name, color: '#10b981' });
    const folders = async () => (await user.get('/api/projects')).body.map(({ folder }: { folder: unknown }) => folder);
    await say(user, 'положи проекты Ремонт и Дача в папку Дом');
    expect(await folders()).toEqual(['Дом', 'Дом']);
    await say(user, 'переименуй папку Дом в Быт');
    expect(await folders()).toEqual(['Быт', 'Быт']);
    await say(user, 'отмени');
    expect(await folders()).toEqual(['Дом', 'Дом']);
    await say(user, 'убери проект Ремонт из папки');
    expect(await folders()).toEqual([null, 'Дом']);
    expect(await say(user, 'какие проекты в папке дом')).toBe('В папке «Дом» один проект: «Дача».');
  });

  it('a project is made after the example of another, with its headings and open tasks, and goes by «отмени»', async () => {
    const user = await server.user();
    const headings = [{ title: 'Кухня' }];
    const { body: example } = await user.post('/api/projects', { name: 'Переезд', color: '#10b981', headings });
    const [{ id: headingId }] = example.headings;
    const made = { title: 'Коробки', projectId: example.id, headingId };
    const { body: task } = await user.post('/api/tasks', made);
    expect(await say(user, 'сделай проект из шаблона Переезд под названием Новый дом')).toBe(
      'Создал проект «Новый дом» по образцу «Переезд». Открытых задач в нём: 1.',
    );
    const [, copy] = (await user.get('/api/projects')).body;
    expect(copy).toMatchObject({ name: 'Новый дом', color: '#10b981', headings: [{ title: 'Кухня' }] });
    const tasks = (await user.get('/api/tasks')).body.filter(({ id }: { id: string }) => id !== task.id);
    expect(tasks).toMatchObject([{ title: 'Коробки', projectId: copy.id, headingId: copy.headings[0].id }]);
    await say(user, 'отмени');
    expect((await user.get('/api/projects')).body).toEqual([example]);
    expect((await user.get('/api/tasks')).body).toEqual([task]);
    await user.put(`/api/tasks/${task.id}`, { headingId: null });
    expect(await say(user, 'перенеси коробки в раздел Кухня')).toContain('раздел «Кухня»');
    expect((await user.get('/api/tasks')).body[0].headingId).toBe(headingId);
  });

  it('a habit is marked, and unmarked again by «отмени»', async () => {
    const [user, another] = [await server.user(), await server.user()];
    const habit = { name: 'Зарядка', frequency: 'daily' };
    for (const one of [user, another]) expect((await one.post('/api/habits', habit)).status).toBe(201);
    const isDone = async (one: TestUser) => (await one.get('/api/habits')).body[0].completedToday;
    const { body } = await user.post(SMART, { message: 'сделал зарядку' });
    expect(body).toMatchObject({ message: 'Привычка «Зарядка» на сегодня отмечена.', canUndo: true, taskCount: 0 });
    expect([await isDone(user), await isDone(another)]).toEqual([true, false]);
    expect(await say(user, 'сделал зарядку')).toContain('уже отмечена');
    await say(user, 'отмени');
    expect(await isDone(user)).toBe(false);
  });

  it('habits rest until a day, and are back by words or by «отмени»', async () => {
    const [user, another] = [await server.user(), await server.user()];
    for (const one of [user, another])
      for (const name of ['Зарядка', 'Чтение']) await one.post('/api/habits', { name, frequency: 'daily' });
    const active = async (one: TestUser) =>
      (await one.get('/api/habits')).body.filter(({ isActive }: { isActive: boolean }) => isActive).length;
    const { body } = await user.post(SMART, { message: 'поставь привычки на паузу на неделю' });
    expect(body).toMatchObject({ message: expect.stringContaining('Все привычки стоят на паузе'), canUndo: true });
    expect([await active(user), await active(another)]).toEqual([0, 2]);
    expect(await say(user, 'сними зарядку с паузы')).toContain('пауза снята');
    expect(await active(user)).toBe(1);
    await say(user, 'отмени');
    expect(await active(user)).toBe(0);
    expect(await say(user, 'возобнови все привычки')).toContain('снова в деле');
    expect(await active(user)).toBe(2);
    expect(await say(user, 'возобнови все привычки')).toBe('Ни одна привычка не стоит на паузе.');
  });

  it('a habit reminds at the times and on the days that are said', async () => {
    const user = await server.user();
    await user.post('/api/habits', { name: 'Зарядка', frequency: 'daily' });
    const reminders = async () => {
      const [{ reminderEnabled, reminderTimes, reminderDays }] = (await user.get('/api/habits')).body;
      return { reminderEnabled, reminderTimes, reminderDays };
    };
    await say(user, 'напоминай про зарядку в 8 утра и в 20:00 по будням');
    const said = { reminderTimes: ['08:00', '20:00'], reminderDays: [1, 2, 3, 4, 5] };
    expect(await reminders()).toEqual({ reminderEnabled: true, ...said });
    await say(user, 'больше не напоминай про зарядку');
    expect(await reminders()).toEqual({ reminderEnabled: false, ...said });
  });
});
