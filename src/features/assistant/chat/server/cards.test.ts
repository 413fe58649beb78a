import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#shared/day.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();
const SMART = '/api/ai/smart-chat';
const HISTORY = '/api/chat/history';

/** A message that may well be meant in two ways where there is a report to hand in. */
const UNSURE = 'надо бы до пятницы отчёт сдать';

const tab = (id: string, key?: string) => ({
  headers: { 'x-client-id': id, ...(key && { 'idempotency-key': key }) },
});

interface Proposal {
  id: string;
  label: string;
  actions: string[];
  changes: { id: string | null; title: string; action: string }[];
}

let user: TestUser;
beforeAll(async () => {
  user = await server.user();
});

/** The user, with a report to hand in and nothing else, has just been asked what was meant. */
async function asked() {
  server.clock.set('2025-11-24T09:00:00Z');
  await user.delete(HISTORY);
  for (const { id } of await tasksOf()) await user.delete(`/api/tasks/${id}`);
  const { body: task } = await user.post('/api/tasks', { title: 'Сдать отчёт' });
  const { status, body: reply } = await user.post(SMART, { message: UNSURE }, tab('one'));
  expect(status).toBe(200);
  return { task, reply, proposals: reply.proposals as Proposal[] };
}

const tasksOf = async () => (await user.get('/api/tasks')).body as { id: string; title: string; dueDate: string }[];
const lastCard = async () =>
  (await user.get(HISTORY)).body.findLast(({ metadata }: { metadata: { card?: object } }) => metadata?.card).metadata
    .card;

describe('a message that is not sure', () => {
  it('changes nothing and spells out what it may have meant', async () => {
    const { task, reply, proposals } = await asked();
    expect(reply).toMatchObject({ action: null, taskCount: 0, canUndo: false, notUnderstood: null });
    expect(proposals.map(({ label }) => label)).toEqual([
      'Поставить «Сдать отчёт» на пятницу, 28\u00a0ноября',
      expect.stringMatching(/^Добавить задачу «.+» — в\sпятницу, 28\sноября$/),
    ]);
    expect(proposals[0]).toMatchObject({
      actions: ['tasks_update'],
      changes: [{ id: task.id, title: 'Сдать отчёт', action: 'tasks_update' }],
    });
    expect(proposals[1]).toMatchObject({ actions: ['tasks_create'], changes: [{ id: null, action: 'tasks_create' }] });
    expect(reply.message).toMatch(/^Вы имели в виду…\n1\. .+\n2\. .+\nОтветьте «первое», «второе» или «нет»\.$/);
    expect(await tasksOf()).toEqual([task]);
    expect(await lastCard()).toEqual({ proposals, state: 'open', clientId: 'one' });
  });

  it('is answered as one text with its proposals, too', async () => {
    await asked();
    const { body } = await user.post('/api/ai/chat', { message: UNSURE });
    expect(body).toMatchObject({ response: expect.stringContaining('Вы имели в виду'), notUnderstood: null });
    expect(body.proposals).toHaveLength(2);
  });
});

describe('a proposal', () => {
  it.each([0, 1])('that is chosen (%i) is done exactly as it was spelled out, and can be undone', async (place) => {
    const { task, proposals } = await asked();
    const { id, label, actions } = proposals[place]!;
    const { status, body } = await user.post(SMART, { proposalId: id }, tab('one'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ actions, taskCount: 1, canUndo: true, proposals: [] });
    const tasks = await tasksOf();
    expect(tasks).toHaveLength(1 + place);
    expect(tasks.map(({ dueDate }) => dueDate)).toContain('2025-11-28T20:59:00.000Z');
    const history = (await user.get(HISTORY)).body;
    expect(history.at(-2)).toMatchObject({ role: 'user', content: label });
    expect(await lastCard()).toMatchObject({ state: 'closed', chosen: id });
    await user.post('/api/ai/undo', { messageId: body.messageId });
    expect((await tasksOf()).map(({ title, dueDate }) => ({ title, dueDate }))).toEqual([
      { title: task.title, dueDate: null },
    ]);
  });

  it('to close what somebody is not going to do leaves it undone, and can be undone', async () => {
    const { task } = await asked();
    const { body: reply } = await user.post(SMART, { message: 'не буду сдавать отчёт' }, tab('one'));
    expect(reply.proposals).toMatchObject([
      { label: 'Закрыть без выполнения «Сдать отчёт»', actions: ['tasks_update'], changes: [{ id: task.id }] },
      { label: 'Удалить «Сдать отчёт»', actions: ['tasks_delete'] },
    ]);
    const { body } = await user.post(SMART, { message: 'да' }, tab('one'));
    expect(body).toMatchObject({ taskCount: 1, canUndo: true });
    expect(await tasksOf()).toMatchObject([{ id: task.id, status: 'completed', outcome: 'dropped' }]);
    await user.post('/api/ai/undo', { messageId: body.messageId });
    expect(await tasksOf()).toMatchObject([{ id: task.id, status: 'active', outcome: null }]);
  });

  it('is chosen in the plain chat as well', async () => {
    const { proposals } = await asked();
    const { body } = await user.post('/api/ai/chat', { proposalId: proposals[0]!.id }, tab('one'));
    expect(body).toMatchObject({
      response: expect.stringContaining('Сдать отчёт'),
      proposals: [],
      notUnderstood: null,
    });
  });

  it.each([
    ['да', 0],
    ['первое', 0],
    ['да, второе', 1],
    ['давай вторую', 1],
    ['2', 1],
    ['нет, второе', 1],
    ['последний вариант', 1],
  ])('is chosen by «%s»', async (words, place) => {
    const { proposals } = await asked();
    const { body } = await user.post(SMART, { message: words }, tab('one'));
    expect(body.actions).toEqual(proposals[place]!.actions);
    expect(await lastCard()).toMatchObject({ state: 'closed', chosen: proposals[place]!.id });
  });

  it.each([['нет'], ['ничего из этого'], ['ни то ни другое'], ['не надо']])('is turned down by «%s»', async (words) => {
    const { task } = await asked();
    const { body } = await user.post(SMART, { message: words }, tab('one'));
    expect(body).toMatchObject({ message: 'Хорошо, ничего не меняю.', action: null, proposals: [] });
    expect(await tasksOf()).toEqual([task]);
    const card = await lastCard();
    expect(card.state).toBe('closed');
    expect(card).not.toHaveProperty('chosen');
  });

  it('is turned down by a press', async () => {
    const { task, reply, proposals } = await asked();
    const { body } = await user.post(SMART, { decline: reply.messageId }, tab('one'));
    expect(body).toMatchObject({ message: 'Хорошо, ничего не меняю.', action: null });
    expect((await user.get(HISTORY)).body.at(-2).content).toBe('Ничего из этого');
    const late = await user.post(SMART, { proposalId: proposals[0]!.id }, tab('one'));
    expect(late.status).toBe(409);
    expect(await tasksOf()).toEqual([task]);
  });

  it('that there is none of is asked for once more', async () => {
    const { task } = await asked();
    const { body } = await user.post(SMART, { message: 'третье' }, tab('one'));
    expect(body).toMatchObject({ message: 'Ответьте «первое», «второе» или «нет».', action: null });
    expect(body.proposals).toHaveLength(2);
    expect(await tasksOf()).toEqual([task]);
    expect((await user.post(SMART, { message: 'второе' }, tab('one'))).body.actions).toEqual(['tasks_create']);
  });

  it('ends with the next message', async () => {
    const { task, proposals } = await asked();
    await user.post(SMART, { message: 'спасибо' }, tab('one'));
    expect(await lastCard()).toMatchObject({ state: 'closed' });
    const late = await user.post(SMART, { proposalId: proposals[0]!.id }, tab('one'));
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'Этот вопрос уже закрыт: разговор пошёл дальше. Скажите ещё раз, что сделать.' },
    });
    expect(await tasksOf()).toEqual([task]);
  });

  it('ends where something is undone by its button', async () => {
    const { proposals } = await asked();
    const { body: done } = await user.post(SMART, { message: 'создай задачу купить хлеб' }, tab('one'));
    const { body: again } = await user.post(SMART, { message: UNSURE }, tab('one'));
    await user.post('/api/ai/undo', { messageId: done.messageId }, tab('one'));
    expect(await lastCard()).toMatchObject({ state: 'closed' });
    for (const id of [proposals[0]!.id, again.proposals[0].id])
      expect((await user.post(SMART, { proposalId: id }, tab('one'))).status).toBe(409);
  });

  it('ends after a quarter of an hour', async () => {
    const { task, proposals } = await asked();
    server.clock.advance(15 * MINUTE + 1);
    const late = await user.post(SMART, { proposalId: proposals[0]!.id }, tab('one'));
    expect(late).toMatchObject({ status: 409, body: { message: /слишком давно/ } });
    expect(await tasksOf()).toEqual([task]);
  });

  it('belongs to the window that was asked', async () => {
    const { task, reply, proposals } = await asked();
    for (const body of [{ proposalId: proposals[0]!.id }, { decline: reply.messageId }])
      expect(await user.post(SMART, body, tab('two'))).toMatchObject({
        status: 409,
        body: { message: /в другом окне/ },
      });
    expect((await user.post(SMART, { message: 'да' }, tab('two'))).body.action).toBeNull();
    expect(await tasksOf()).toEqual([task]);
    expect((await user.post(SMART, { proposalId: proposals[0]!.id }, tab('one'))).status).toBe(200);
  });

  it('is done once, however often it is pressed', async () => {
    const { proposals } = await asked();
    const press = () => user.post(SMART, { proposalId: proposals[1]!.id }, tab('one', 'press'));
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.messageId}`)).size).toBe(1);
    expect(await tasksOf()).toHaveLength(2);
    const again = await user.post(SMART, { proposalId: proposals[1]!.id }, tab('one'));
    expect(again).toMatchObject({ status: 409, body: { message: /вы уже ответили/ } });
    expect(await tasksOf()).toHaveLength(2);
  });

  it('is the only one of two that are pressed at once', async () => {
    const { proposals } = await asked();
    const answers = await Promise.all(proposals.map(({ id }) => user.post(SMART, { proposalId: id }, tab('one'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await user.get(HISTORY)).body).toHaveLength(4);
  });

  it.each([
    ['press', (id: string) => ({ proposalId: id })],
    ['word', () => ({ message: 'да' })],
  ])('of a task that has been changed since is not done (by a %s)', async (_how, answer) => {
    const { task, proposals } = await asked();
    await user.patch(`/api/tasks/${task.id}`, { dueDate: '2025-12-31T10:00:00Z' });
    const { status, body } = await user.post(SMART, answer(proposals[0]!.id), tab('one'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Ничего не меняю: задача «Сдать отчёт» с тех пор изменилась. Скажите, пожалуйста, ещё раз.',
      action: null,
      proposals: [],
    });
    expect((await tasksOf())[0]!.dueDate).toBe('2025-12-31T10:00:00.000Z');
    const card = await lastCard();
    expect(card).toMatchObject({ state: 'closed' });
    expect(card).not.toHaveProperty('chosen');
  });

  it('of a task that has been deleted meanwhile is not done', async () => {
    const { task, proposals } = await asked();
    await user.delete(`/api/tasks/${task.id}`);
    const { status, body } = await user.post(SMART, { proposalId: proposals[0]!.id }, tab('one'));
    expect(status).toBe(200);
    expect(body.message).toBe('Ничего не меняю: задачи «Сдать отчёт» уже нет. Скажите, пожалуйста, ещё раз.');
    expect(await tasksOf()).toEqual([]);
  });

  it('that concerns no other task is done, whatever became of that one', async () => {
    const { task, proposals } = await asked();
    await user.delete(`/api/tasks/${task.id}`);
    expect((await user.post(SMART, { proposalId: proposals[1]!.id }, tab('one'))).body.actions).toEqual([
      'tasks_create',
    ]);
  });

  it('counts for a spoken «да» only where the card is in sight', async () => {
    for (const [inSight, count] of [
      [undefined, 0],
      ['another', 0],
      ['own', 1],
    ] as const) {
      const { reply } = await asked();
      const sight = inSight === 'own' ? reply.messageId : inSight;
      const { body } = await user.post(SMART, { message: 'да', voice: true, inSight: sight }, tab('one'));
      expect([inSight, body.taskCount]).toEqual([inSight, count]);
    }
  });

  it('of somebody else is not there', async () => {
    const { task, reply, proposals } = await asked();
    const other = await server.user();
    for (const body of [{ proposalId: proposals[0]!.id }, { decline: reply.messageId }])
      expect(await other.post(SMART, body, tab('one'))).toMatchObject({
        status: 404,
        body: { message: 'Такого варианта нет', code: 'not_found' },
      });
    expect(await tasksOf()).toEqual([task]);
    expect(await lastCard()).toMatchObject({ state: 'open' });
  });

  it('that does not exist is not there', async () => {
    const { reply } = await asked();
    const { askedId, messageId } = reply;
    const ids = ['', 'вздор', messageId, `${messageId}.0`, `${messageId}.3`, `${messageId}.01`, `${askedId}.1`];
    for (const proposalId of ids)
      expect([proposalId, (await user.post(SMART, { proposalId }, tab('one'))).status]).toEqual([proposalId, 404]);
    for (const decline of ['', 'вздор', askedId])
      expect((await user.post(SMART, { decline }, tab('one'))).status).toBe(404);
    expect(await lastCard()).toMatchObject({ state: 'open' });
  });

  it('is neither a message nor one of two', async () => {
    const { proposals } = await asked();
    const { id: proposalId } = proposals[0]!;
    for (const body of [
      { proposalId, message: 'да' },
      { proposalId, decline: 'а' },
      { message: 'да', decline: 'а' },
    ])
      expect(await user.post(SMART, body, tab('one'))).toMatchObject({
        status: 400,
        body: { message: 'Пришлите что-то одно: сообщение, выбранный вариант или отказ' },
      });
    expect((await user.post(SMART, { proposalId: 7 }, tab('one'))).status).toBe(400);
  });

  it('needs a session', async () => {
    for (const body of [{ proposalId: 'а' }, { decline: 'а' }])
      expect((await server.visitor().call('POST', SMART, body)).status).toBe(401);
  });

  it('is forgotten with the history', async () => {
    const { proposals } = await asked();
    await user.delete(HISTORY);
    expect((await user.post(SMART, { proposalId: proposals[0]!.id }, tab('one'))).status).toBe(404);
  });
});
