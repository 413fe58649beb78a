import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import { anyDay, anyWanted, filterAmong } from '#testing/task-filter.ts';
import { type Task, taskChange } from '../contract.ts';
import { OWN_FIELDS } from '../field-sets.ts';
import { eachValue, type FilterKey, saidKeys, type TaskFilter } from '../filter.ts';
import { filterKeys } from '../filter-keys.ts';
import { filterTest } from '../filtering.ts';
import { searchedText } from '../searched.ts';

const server = useTestApp();

const idsOf = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);
const filtered = async (user: TestUser, filter: TaskFilter) =>
  user.get(`/api/tasks/filtered?${new URLSearchParams(filterKeys(filter))}`);

const hour = fc.integer({ min: 0, max: 24 * 6 });
const instant = hour.map((hours) => new Date(Date.UTC(2026, 10, 25, hours)).toISOString());
const names = ['Дом', 'ёлка', 'дом отдыха'];
const TEXTS = ['Ёлка', 'елка и шар', 'ШАР', 'İstanbul', 'Straße', 'е\u0308лка', '100%', 'a_b'];
const mayBe = (field: (typeof OWN_FIELDS)[number], value: unknown) => taskChange.shape[field].safeParse(value).success;
/** Fields that hold any text, also one of which only a key of its own asks. */
const anyTexts = Object.fromEntries(
  OWN_FIELDS.filter((field) => TEXTS.every((text) => mayBe(field, text))).map((field) => [
    field,
    fc.constantFrom(...TEXTS, ...(mayBe(field, null) ? [null] : [])),
  ]),
);
const anyTask = fc.record({
  ...anyTexts,
  ...eachValue(({ values }) => fc.constantFrom(...values)),
  tags: fc.subarray(names, { maxLength: 2 }),
  projectId: fc.integer({ min: 0, max: 2 }),
  due: fc.oneof(
    fc.constant({}),
    anyDay.map((dueDay) => ({ dueDay })),
    instant.map((dueDate) => ({ dueDate })),
  ),
  plan: fc.oneof(
    fc.constant({}),
    fc.constant({ someday: true }),
    anyDay.map((plannedDay) => ({ plannedDay })),
  ),
});
const [TASKS] = fc.sample(fc.array(anyTask, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 1 });

it.each([
  { zone: 'Europe/Moscow', dayStart: 0 },
  { zone: 'America/Los_Angeles', dayStart: 4 },
])('the database means by a filter what the list does: %j', async (clock) => {
  const user = await server.user();
  await user.put('/api/settings', clock);
  const projects: string[] = [];
  for (const name of ['Дом', 'Работа']) projects.push((await user.post('/api/projects', { name })).body.id);
  for (const { projectId, status, due, plan, ...said } of TASKS!) {
    const { id } = (await user.post('/api/tasks', { ...said, ...due, ...plan, projectId: projects[projectId] ?? null }))
      .body;
    if (status !== 'active') await user.put(`/api/tasks/${id}`, { status });
  }
  const deleted = (await user.get('/api/tasks')).body[7];
  await user.delete(`/api/tasks/${deleted.id}`);
  // Somebody else's, by the same words.
  const other = await server.user();
  await other.post('/api/tasks', { title: 'Ёлка' });
  const all: Task[] = (await user.get('/api/tasks')).body;
  const words = fc.constantFrom('ёлка', 'ЕЛКА шар', 'i', 'ss', '%', '_', 'нет такого');
  const wanted = anyWanted(fc.constantFrom(...projects), words);
  /** By which keys alone some of the tasks were meant. */
  const narrowing = new Set<FilterKey>();
  const meansTheSame = async (filter: TaskFilter, now: string) => {
    server.clock.set(now);
    const { status, body } = await filtered(user, filter);
    expect(status).toBe(200);
    const test = filterTest<Task>(filter, { now: Date.parse(now), clock, textOf: searchedText });
    expect(idsOf(body)).toEqual(idsOf(all.filter(test)));
    const [key, ...more] = saidKeys(filter);
    if (key && more.length === 0 && body.length > 0 && body.length < all.length) narrowing.add(key);
  };
  await fc.assert(fc.asyncProperty(filterAmong(wanted), instant, meansTheSame), { numRuns: 150 });
  for (const [key, values] of Object.entries(wanted))
    for (const value of fc.sample(values as fc.Arbitrary<unknown>, 10))
      await meansTheSame({ [key]: value }, '2026-11-27T12:00:00.000Z');
  // A key by which always all or nothing is meant would prove little.
  expect([...narrowing].sort()).toEqual(Object.keys(wanted).sort());
});

it('finds a task by the words of its project', async () => {
  const user = await server.user();
  const project = (await user.post('/api/projects', { name: 'Ремонт кухни' })).body.id;
  await user.post('/api/tasks', { title: 'Выбрать плитку', projectId: project });
  await user.post('/api/tasks', { title: 'Выбрать книгу' });
  const found = await filtered(user, { text: 'кухни выбрать' });
  expect(found.body.map(({ title }: Task) => title)).toEqual(['Выбрать плитку']);
});

it('finds a tag however it is written, and no other one that holds it', async () => {
  const user = await server.user();
  for (const tags of [['Ёлка'], ['ёлка и шар'], [], ['шар', 'елка']])
    await user.post('/api/tasks', { title: String(tags), tags });
  const found = await filtered(user, { tag: 'ЕЛКА' });
  expect(found.body.map(({ title }: Task) => title)).toEqual(['шар,елка', 'Ёлка']);
  expect((await filtered(user, { tag: 'сад' })).body).toEqual([]);
});

it('tells stored fields, and to a caller elsewhere where a day ends there', async () => {
  const user = await server.user();
  const { position: _, ...task } = (await user.post('/api/tasks', { title: 'Отчёт', dueDay: '2026-11-27' })).body;
  expect((await filtered(user, {})).body).toEqual([task]);
  const there = await user.get('/api/tasks/filtered', { zone: 'America/Los_Angeles' });
  expect(there.body).toMatchObject([{ dueDay: '2026-11-27', dueDate: '2026-11-28T07:59:00.000Z' }]);
});

it.each([
  'status=all',
  'priority=urgent',
  'due=today',
  'due=2026-02-30',
  'due=..',
  'project=',
  'text=%20',
  'text=%00',
  'colour=red',
])('refuses «%s» in words', async (query) => {
  const user = await server.user();
  const answer = await user.get(`/api/tasks/filtered?${query}`);
  expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
  expect(answer.body.message).toMatch(/[а-я]/);
});
