import { describe, expect, it } from 'vitest';
import { newId } from '#server/id.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';
import type { Tag } from '../contract.ts';

const server = useTestApp();

const PATH = '/api/tags';
const tagsOf = async (user: TestUser): Promise<Tag[]> => (await user.get(PATH)).body;
const names = async (user: TestUser) => (await tagsOf(user)).map(({ name }) => name);
const named = async (user: TestUser, name: string) => (await tagsOf(user)).find((tag) => tag.name === name)!;
const task = async (user: TestUser, title: string, tags: string[]) =>
  (await user.post('/api/tasks', { title, tags })).body;
const tagged = async (user: TestUser) =>
  Object.fromEntries(
    (await user.get('/api/tasks')).body.map((row: { title: string; tags: string[] }) => [row.title, row.tags]),
  );
const act = () => {
  const entry = newId();
  return { entry, options: { headers: { 'x-journal-entry': entry } } };
};

describe('tags', () => {
  it('come of the tasks that name them, each once, whatever its case and ё', async () => {
    const user = await server.user();
    expect((await task(user, 'Отчёт', ['Ёлка', ' елка ', 'дом'])).tags).toEqual(['Ёлка', 'дом']);
    expect((await task(user, 'Шар', ['ДОМ', 'еЛКА'])).tags).toEqual(['дом', 'Ёлка']);
    expect(await names(user)).toEqual(['дом', 'Ёлка']);
    expect(await tagsOf(user)).toMatchObject([{ color: '#64748b' }, { color: '#64748b' }]);
  });

  it.each([
    ['eleven', Array.from({ length: 11 }, (_, at) => `т${at}`)],
    ['a name too long', ['а'.repeat(31)]],
    ['an empty one', [' ']],
    ['a sign that begins one', ['#дом']],
    ['a comma', ['дом, сад']],
    ['a line break', ['дом\nсад']],
    ['no list', 'дом'],
  ])('are refused in words: %s', async (_, tags) => {
    const user = await server.user();
    const answer = await user.post('/api/tasks', { title: 'а', tags });
    expect([answer.status, answer.body.issues[0].path.split('.')[0]]).toEqual([400, 'tags']);
    expect(await names(user)).toEqual([]);
  });

  it('are made, coloured, and answered where there is one of that name', async () => {
    const user = await server.user();
    const made = await user.post(PATH, { name: ' Дом ', color: '#ef4444' });
    expect([made.status, made.body]).toEqual([201, { id: made.body.id, name: 'Дом', color: '#ef4444' }]);
    const again = await user.post(PATH, { name: 'дом' });
    expect([again.status, again.body]).toEqual([200, made.body]);
    const changed = await user.put(`${PATH}/${made.body.id}`, { color: '#10b981' });
    expect(changed.body).toEqual({ ...made.body, color: '#10b981' });
  });

  it('are renamed on all their tasks', async () => {
    const user = await server.user();
    await task(user, 'Отчёт', ['работа', 'срочно']);
    const { id } = await named(user, 'работа');
    expect((await user.put(`${PATH}/${id}`, { name: 'Офис' })).body).toMatchObject({ id, name: 'Офис' });
    expect(await tagged(user)).toEqual({ Отчёт: ['Офис', 'срочно'] });
    expect(await names(user)).toEqual(['Офис', 'срочно']);
  });

  it('become another one under its name, and come apart again', async () => {
    const user = await server.user();
    await task(user, 'Обои', ['дом', 'ремонт']);
    await task(user, 'Плитка', ['ремонт', 'дача']);
    const [home, repair] = [await named(user, 'дом'), await named(user, 'ремонт')];
    const { entry, options } = act();
    expect((await user.put(`${PATH}/${repair.id}`, { name: 'ДОМ' }, options)).body).toEqual(home);
    expect(await tagged(user)).toEqual({ Обои: ['дом'], Плитка: ['дом', 'дача'] });
    expect(await names(user)).toEqual(['дача', 'дом']);
    expect((await user.post(`/api/journal/${entry}/undo`, {})).status).toBe(200);
    expect(await tagged(user)).toEqual({ Обои: ['дом', 'ремонт'], Плитка: ['ремонт', 'дача'] });
    expect(await named(user, 'ремонт')).toEqual(repair);
  });

  it('are taken off their tasks when they go, deleted tasks’ too, and come back', async () => {
    const user = await server.user();
    await task(user, 'Обои', ['дом', 'ремонт']);
    const gone = await task(user, 'Плитка', ['ремонт']);
    await user.delete(`/api/tasks/${gone.id}`);
    const { entry, options } = act();
    expect((await user.delete(`${PATH}/${(await named(user, 'ремонт')).id}`, options)).status).toBe(204);
    expect((await user.post(`/api/tasks/${gone.id}/restore`)).body.tags).toEqual([]);
    expect(await tagged(user)).toEqual({ Обои: ['дом'], Плитка: [] });
    await user.post(`/api/journal/${entry}/undo`, {});
    expect((await tagged(user)).Обои).toEqual(['дом', 'ремонт']);
    expect(await names(user)).toEqual(['дом', 'ремонт']);
  });

  it('are renamed back, with their tasks', async () => {
    const user = await server.user();
    await task(user, 'Обои', ['дом']);
    const before = await named(user, 'дом');
    const { entry, options } = act();
    await user.put(`${PATH}/${before.id}`, { name: 'квартира', color: '#ef4444' }, options);
    await user.post(`/api/journal/${entry}/undo`, {});
    expect([await tagsOf(user), await tagged(user)]).toEqual([[before], { Обои: ['дом'] }]);
  });

  it('go with the act that made them, unless something has them since', async () => {
    const user = await server.user();
    const first = act();
    const { id } = (await user.post('/api/tasks', { title: 'Обои' })).body;
    await user.put(`/api/tasks/${id}`, { tags: ['дом'] }, first.options);
    const second = act();
    await user.put(`/api/tasks/${id}`, { tags: ['дом', 'сад'] }, second.options);
    await task(user, 'Плитка', ['сад']);
    await user.post(`/api/journal/${second.entry}/undo`, {});
    expect([await names(user), await tagged(user)]).toEqual([['дом', 'сад'], { Обои: ['дом'], Плитка: ['сад'] }]);
    await user.post(`/api/journal/${first.entry}/undo`, {});
    expect([await names(user), await tagged(user)]).toEqual([['сад'], { Обои: [], Плитка: ['сад'] }]);
  });

  it('of one person are none of another', async () => {
    const [anna, boris] = [await server.user(), await server.user()];
    await task(anna, 'Обои', ['дом']);
    await task(boris, 'Обои', ['дом']);
    await anna.put(`${PATH}/${(await named(anna, 'дом')).id}`, { name: 'дача' });
    expect([await tagged(boris), await names(boris)]).toEqual([{ Обои: ['дом'] }, ['дом']]);
  });
});
