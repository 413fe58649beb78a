import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';

const server = useTestApp();

const PATH = '/api/projects';

describe('projects', () => {
  it('are listed in the order of their creation', async () => {
    const user = await server.user();
    server.clock.set('2026-11-21T09:00:00.000Z');
    const first = await user.post(PATH, { name: '  Дом ' });
    const second = await user.post(PATH, { name: 'Работа', color: '#10B981' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await user.get(PATH)).body).toEqual([
      {
        id: first.body.id,
        name: 'Дом',
        color: '#3b82f6',
        folder: null,
        archivedAt: null,
        headings: [],
        returnedAt: null,
        createdAt: '2026-11-21T09:00:00.000Z',
        rank: 'a0',
      },
      {
        id: second.body.id,
        name: 'Работа',
        color: '#10B981',
        folder: null,
        archivedAt: null,
        headings: [],
        returnedAt: null,
        createdAt: '2026-11-21T09:00:00.000Z',
        rank: 'a1',
      },
    ]);
  });

  it.each([
    [null, 'вабг'],
    ['б', 'абвг'],
    ['а', 'авбг'],
    ['г', 'абгв'],
    ['gone', 'абгв'],
  ])('stand where they are moved: «в» behind %s', async (after, order) => {
    const user = await server.user();
    const ids = new Map<string, string>();
    for (const name of 'абвг') ids.set(name, (await user.post(PATH, { name })).body.id);
    const afterProjectId = after && (ids.get(after) ?? '01890000-0000-7000-8000-000000000000');
    const { status, body } = await user.put(`${PATH}/${ids.get('в')}`, { afterProjectId });
    expect([status, body.name]).toEqual([200, 'в']);
    const listed = (await user.get(PATH)).body;
    expect(listed.map(({ name }: { name: string }) => name).join('')).toBe(order);
    expect(listed).toContainEqual(body);
  });

  it('take part of a change and answer the whole', async () => {
    const user = await server.user();
    const { body: project } = await user.post(PATH, { name: 'Дом' });
    const path = `${PATH}/${project.id}`;
    expect((await user.put(path, { name: 'Ремонт' })).body).toEqual({ ...project, name: 'Ремонт' });
    expect((await user.put(path, { color: '#ef4444' })).body).toEqual({ ...project, name: 'Ремонт', color: '#ef4444' });
    expect((await user.put(path, {})).body).toEqual({ ...project, name: 'Ремонт', color: '#ef4444' });
  });

  it('go to the archive and come back, with the tasks that are in them', async () => {
    const user = await server.user();
    const { body: project } = await user.post(PATH, { name: 'Ремонт' });
    const { body: task } = await user.post('/api/tasks', { title: 'Обои', projectId: project.id });
    const path = `${PATH}/${project.id}`;
    const archivedAt = '2026-11-21T09:00:00.000Z';
    const entry = '01890000-0000-7000-8000-0000000000aa';
    const headers = { 'x-journal-entry': entry };
    const archived = await user.put(path, { archivedAt: '2026-11-21T12:00:00+03:00' }, { headers });
    expect(archived.body).toEqual({ ...project, archivedAt });
    expect((await user.put(path, { name: 'Ремонт дачи' })).body).toEqual({
      ...project,
      name: 'Ремонт дачи',
      archivedAt,
    });
    expect((await user.get('/api/tasks')).body).toEqual([task]);
    // What was put away elsewhere may get a task from a device that has not heard of it.
    expect((await user.post('/api/tasks', { title: 'Плитка', projectId: project.id })).status).toBe(201);
    expect((await user.post(`/api/journal/${entry}/undo`)).status).toBe(200);
    expect((await user.get(PATH)).body).toMatchObject([{ name: 'Ремонт дачи', archivedAt: null }]);
    await Promise.all([1, 2].map(() => user.put(path, { archivedAt })));
    expect((await user.put(path, { archivedAt: null })).body.archivedAt).toBeNull();
  });

  it('say their folder, are put into one together as one act, and out of it', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const make = async (who: typeof user, body: object) => (await who.post(PATH, body)).body;
    const [kitchen, garden] = [await make(user, { name: 'Кухня', folder: ' Дом ' }), await make(user, { name: 'Сад' })];
    const foreign = await make(other, { name: 'Чужой' });
    expect([kitchen.folder, garden.folder]).toEqual(['Дом', null]);
    expect((await user.put(`${PATH}/${kitchen.id}`, { folder: '  ' })).body).toEqual({ ...kitchen, folder: null });
    const entry = '01890000-0000-7000-8000-0000000000fa';
    const ids = [kitchen.id, foreign.id, garden.id, 'nonsense', kitchen.id];
    const [put] = await Promise.all(
      [1, 2].map(() => user.post(`${PATH}/folder`, { ids, folder: 'Дача' }, { headers: { 'x-journal-entry': entry } })),
    );
    expect([put!.status, put!.body]).toEqual([
      200,
      [
        { ...kitchen, folder: 'Дача' },
        { ...garden, folder: 'Дача' },
      ],
    ]);
    expect((await user.get(PATH)).body).toEqual(put!.body);
    expect((await other.get(PATH)).body).toEqual([foreign]);
    expect((await user.post(`/api/journal/${entry}/undo`)).status).toBe(200);
    expect((await user.get(PATH)).body).toEqual([{ ...kitchen, folder: null }, garden]);
    expect((await server.visitor().post(`${PATH}/folder`, { ids, folder: null })).status).toBe(401);
    for (const body of [{ ids: [], folder: 'Дом' }, { ids }, { ids, folder: 'я'.repeat(61) }, { ids, folder: 7 }])
      expect((await user.post(`${PATH}/folder`, body)).status).toBe(400);
  });

  describe('have headings', () => {
    const HEADING = '01890000-0000-7000-8000-0000000000b1';
    const titles = async (user: Awaited<ReturnType<typeof server.user>>) =>
      (await user.get(PATH)).body[0].headings.map(({ title }: { title: string }) => title).join('');

    it('that are added, renamed, moved and deleted, each by itself, and taken back by itself', async () => {
      const user = await server.user();
      const { body: project } = await user.post(PATH, { name: 'Ремонт', headings: [{ title: 'а' }, { title: 'б' }] });
      expect(project.headings.map(({ title }: { title: string }) => title)).toEqual(['а', 'б']);
      const path = `${PATH}/${project.id}/headings`;
      const [first, second] = project.headings;
      const added = await user.post(path, { id: HEADING, title: ' в ', afterHeadingId: first.id });
      expect([added.status, added.body.title, await titles(user)]).toEqual([201, 'в', 'авб']);
      expect((await user.post(path, { id: HEADING, title: 'г' })).status).toBe(200);
      const entry = '01890000-0000-7000-8000-0000000000b2';
      await user.patch(`${path}/${second.id}`, { title: 'Б' }, { headers: { 'x-journal-entry': entry } });
      expect((await user.patch(`${path}/${second.id}`, { afterHeadingId: null })).body.title).toBe('Б');
      expect(await titles(user)).toBe('Бав');
      const removal = '01890000-0000-7000-8000-0000000000b3';
      const headers = { 'x-journal-entry': removal };
      const removed = await Promise.all([1, 2].map(() => user.delete(`${path}/${HEADING}`, { headers })));
      expect(removed.map(({ status }) => status)).toEqual([204, 204]);
      await user.patch(`${path}/${first.id}`, { title: 'А' });
      expect(await titles(user)).toBe('БА');
      expect((await user.post(`/api/journal/${removal}/undo`)).status).toBe(200);
      expect(await titles(user)).toBe('БАв');
      const exported = (await user.get('/api/account/export')).body.projects[0].headings;
      expect(exported.map(({ title }: { title: string }) => title)).toEqual(['Б', 'А', 'в']);
    });

    it('of which the last who renamed one wins, whenever it is heard', async () => {
      const user = await server.user();
      const { body: project } = await user.post(PATH, { name: 'Ремонт', headings: [{ title: 'а' }] });
      const path = `${PATH}/${project.id}/headings/${project.headings[0].id}`;
      await user.patch(path, { title: 'сейчас' });
      const headers = { 'x-changed-at': new Date(server.clock.now() - 60_000).toISOString() };
      expect((await user.patch(path, { title: 'раньше' }, { headers })).body.title).toBe('сейчас');
    });

    it('a hundred at most, with words, and of nobody else', async () => {
      const [user, other] = [await server.user(), await server.user()];
      const many = Array.from({ length: 100 }, (_, at) => ({ title: `Раздел ${at}` }));
      const { body: project } = await user.post(PATH, { name: 'Ремонт', headings: many });
      const path = `${PATH}/${project.id}/headings`;
      const full = await user.post(path, { title: 'ещё' });
      expect([full.status, full.body.message]).toEqual([409, 'В\u00a0проекте может быть не больше 100 разделов']);
      expect((await user.post(PATH, { name: 'Дом', headings: [...many, { title: 'ещё' }] })).status).toBe(400);
      expect((await user.post(path, { title: ' ' })).body.message).toBe('Название раздела обязательно');
      const own = `${path}/${project.headings[0].id}`;
      expect((await user.patch(`${path}/${HEADING}`, { title: 'а' })).status).toBe(404);
      for (const who of [other, server.visitor()]) {
        const answers = [
          await who.post(path, { title: 'а' }),
          await who.patch(own, { title: 'а' }),
          await who.delete(own),
        ];
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([who === other ? 404 : 401]));
      }
    });
  });

  it('go without their tasks, deleted ones among them', async () => {
    const user = await server.user();
    const { body: project } = await user.post(PATH, { name: 'Дом' });
    const { body: kept } = await user.post('/api/tasks', { title: 'Обои', projectId: project.id });
    const { body: deleted } = await user.post('/api/tasks', { title: 'Плитка', projectId: project.id });
    await user.delete(`/api/tasks/${deleted.id}`);
    expect((await user.delete(`${PATH}/${project.id}`)).status).toBe(204);
    expect((await user.get(PATH)).body).toEqual([]);
    expect((await user.get('/api/tasks')).body).toEqual([{ ...kept, projectId: null }]);
    expect((await user.post(`/api/tasks/${deleted.id}/restore`)).body.projectId).toBeNull();
  });

  it('come back in their place with the tasks that were not given another one since', async () => {
    const user = await server.user();
    const make = async (path: string, body: object) => (await user.post(path, body)).body;
    const [first, project, last] = [
      await make(PATH, { name: 'Дом' }),
      await make(PATH, { name: 'Ремонт' }),
      await make(PATH, { name: 'Сад' }),
    ];
    const within = (title: string) => make('/api/tasks', { title, projectId: project.id });
    const [kept, elsewhere, loose, gone] = [
      await within('Обои'),
      await within('Забор'),
      await within('Окно'),
      await within('Плитка'),
    ];
    await user.delete(`/api/tasks/${gone.id}`);
    await user.delete(`${PATH}/${project.id}`);
    await user.put(`/api/tasks/${elsewhere.id}`, { projectId: last.id });
    await user.put(`/api/tasks/${loose.id}`, { projectId: null });
    const { status, body } = await user.post(`${PATH}/${project.id}/restore`);
    expect([status, body]).toEqual([200, project]);
    expect((await user.get(PATH)).body).toEqual([first, project, last]);
    const projectOf = Object.fromEntries(
      (await user.get('/api/tasks')).body.map((task: { id: string; projectId: string }) => [task.id, task.projectId]),
    );
    expect(projectOf).toEqual({ [kept.id]: project.id, [elsewhere.id]: last.id, [loose.id]: null });
    expect((await user.post(`/api/tasks/${gone.id}/restore`)).body.projectId).toBe(project.id);
    expect((await user.post(`${PATH}/${project.id}/restore`)).body).toEqual(project);
  });

  it('come back once where that is asked twice at once, and stay where they are deleted again', async () => {
    const user = await server.user();
    const { body: project } = await user.post(PATH, { name: 'Дом' });
    const { body: task } = await user.post('/api/tasks', { title: 'Обои', projectId: project.id });
    for (let round = 0; round < 2; round++) {
      await user.delete(`${PATH}/${project.id}`);
      const answers = await Promise.all([1, 2].map(() => user.post(`${PATH}/${project.id}/restore`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await user.get('/api/tasks')).body).toEqual([task]);
    }
  });

  it('do not come back after thirty days, for somebody else, or for nobody', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body: project } = await user.post(PATH, { name: 'Дом' });
    const path = `${PATH}/${project.id}/restore`;
    await user.delete(`${PATH}/${project.id}`);
    expect((await other.post(path)).status).toBe(404);
    expect((await server.visitor().post(path)).status).toBe(401);
    expect((await user.post(`${PATH}/none/restore`)).status).toBe(404);
    server.clock.advance(31 * 24 * 3_600_000);
    const late = await user.post(path);
    await server.app.services.projects.purge();
    server.clock.advance(-31 * 24 * 3_600_000);
    const purged = await user.post(path);
    for (const { status, body } of [late, purged]) expect([status, body.message]).toEqual([404, 'Проект не найден']);
  });

  it('that are deleted cannot be changed, and take no tasks', async () => {
    const user = await server.user();
    const { body: project } = await user.post(PATH, { name: 'Дом' });
    await user.delete(`${PATH}/${project.id}`);
    expect((await user.put(`${PATH}/${project.id}`, { name: 'Сад' })).status).toBe(404);
    expect((await user.delete(`${PATH}/${project.id}`)).status).toBe(404);
    expect((await user.post('/api/tasks', { title: 'Обои', projectId: project.id })).status).toBe(404);
  });

  it('are created once by one key', async () => {
    const user = await server.user();
    const headers = { 'idempotency-key': 'project-1' };
    await Promise.all([1, 2, 3].map(() => user.post(PATH, { name: 'Дом' }, { headers })));
    expect((await user.get(PATH)).body).toHaveLength(1);
  });

  it('an unchanged list is a 304', async () => {
    const user = await server.user();
    await user.post(PATH, { name: 'Дом' });
    const etag = String((await user.get(PATH)).headers.etag);
    expect((await user.get(PATH, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await user.post(PATH, { name: 'Работа' });
    expect((await user.get(PATH, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it.each([
    [{ name: ' ' }, 'Название проекта обязательно'],
    [{}, 'Название проекта обязательно'],
    [{ name: 'Дом', color: 'red' }, 'Неверный формат цвета'],
    [{ name: 'Дом', color: '#fff' }, 'Неверный формат цвета'],
    [{ name: 'Дом', color: '#12345g' }, 'Неверный формат цвета'],
    [{ name: 'Дом', color: '#1234567' }, 'Неверный формат цвета'],
    [{ name: 'Дом', color: null }, 'Неверный формат цвета'],
    [{ name: 'Дом', archivedAt: 'вчера' }, 'Неверный момент архивирования'],
    [{ name: 'я'.repeat(101) }, undefined],
    [{ name: 'Дом', folder: 'я'.repeat(61) }, undefined],
  ])('%j is refused', async (body, message) => {
    const user = await server.user();
    const answer = await user.post(PATH, body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(message ?? expect.stringMatching(/[а-яё]/i));
    expect((await user.get(PATH)).body).toEqual([]);
  });

  it('a wrong change leaves the project as it is', async () => {
    const user = await server.user();
    const { body: project } = await user.post(PATH, { name: 'Дом' });
    for (const change of [{ name: '' }, { color: '#12' }, { name: 7 }])
      expect((await user.put(`${PATH}/${project.id}`, change)).status).toBe(400);
    expect((await user.get(PATH)).body).toEqual([project]);
  });

  it('somebody else’s, a malformed and a missing one are the same 404', async () => {
    const [user, other] = [await server.user(), await server.user()];
    const { body: foreign } = await other.post(PATH, { name: 'Чужой' });
    for (const id of [foreign.id, 'nonsense', '01890000-0000-7000-8000-000000000000']) {
      for (const answer of [await user.put(`${PATH}/${id}`, { name: 'Мой' }), await user.delete(`${PATH}/${id}`)])
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
      expect((await user.post('/api/tasks', { title: 'Задача', projectId: id })).status).toBe(404);
    }
    expect((await other.get(PATH)).body).toEqual([foreign]);
  });
});
