import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Habit } from '#features/habits/contract.ts';
import { type TestUser, useTestApp } from '#testing/server/test-app.ts';

// One field more in memory: labels of habits and of projects, and a choice among the settings. Whoever handles fields must
// carry it, from the body of a request to the export.
const { withLabels, labels } = vi.hoisted(() => ({
  withLabels: (fields: object) => ({
    ...fields,
    labels: { role: 'own', column: 'labels', as: 'json', fresh: [] },
  }),
  labels: () => z.array(z.string()).max(3),
}));

vi.mock('#features/habits/fields.ts', async (original) => {
  const { HABIT_FIELDS } = await original<typeof import('#features/habits/fields.ts')>();
  return { HABIT_FIELDS: withLabels(HABIT_FIELDS) };
});
vi.mock('#features/habits/contract.ts', async (original) => {
  const contract = await original<typeof import('#features/habits/contract.ts')>();
  const habit = contract.habit.extend({ labels: labels() }).meta({ id: 'LabelledHabit' });
  const habitInput = contract.habitInput.extend({ labels: labels().default([]) });
  const habitChange = contract.habitChange.extend({ labels: labels().optional() });
  return {
    ...contract,
    habit,
    habitInput,
    listHabits: { ...contract.listHabits, reply: z.array(habit) },
    createHabit: { ...contract.createHabit, body: habitInput, reply: habit },
    updateHabit: { ...contract.updateHabit, body: habitChange, reply: habit },
  };
});
vi.mock('#features/projects/fields.ts', async (original) => {
  const { PROJECT_FIELDS } = await original<typeof import('#features/projects/fields.ts')>();
  return { PROJECT_FIELDS: withLabels(PROJECT_FIELDS) };
});
vi.mock('#features/projects/contract.ts', async (original) => {
  const contract = await original<typeof import('#features/projects/contract.ts')>();
  const project = contract.project.extend({ labels: labels() }).meta({ id: 'LabelledProject' });
  const change = contract.updateProject.body.extend({ labels: labels().optional() });
  return {
    ...contract,
    project,
    listProjects: { ...contract.listProjects, reply: z.array(project) },
    createProject: {
      ...contract.createProject,
      body: contract.projectInput.extend({ labels: labels().default([]) }),
      reply: project,
    },
    updateProject: { ...contract.updateProject, body: change, reply: project },
  };
});
vi.mock('#features/settings/rules.ts', async (original) => {
  const rules = await original<typeof import('#features/settings/rules.ts')>();
  return { ...rules, DEFAULT_SETTINGS: { ...rules.DEFAULT_SETTINGS, weekBegins: 1 } };
});
vi.mock('#features/settings/contract.ts', async (original) => {
  const contract = await original<typeof import('#features/settings/contract.ts')>();
  const settings = contract.settings.extend({ weekBegins: z.int() }).meta({ id: 'WiderSettings' });
  return {
    ...contract,
    settings,
    getSettings: { ...contract.getSettings, reply: settings },
    updateSettings: { ...contract.updateSettings, body: settings.partial(), reply: settings },
  };
});

const server = useTestApp();
let user: TestUser;
beforeAll(async () => {
  for (const table of ['habits', 'projects'])
    await server.context.database.query.schema.alterTable(table).addColumn('labels', 'text').execute();
  user = await server.user();
});

const LABELS = ['дом', 'срочно'];
const exported = async (name: string) => (await user.get('/api/account/export')).body[name];

describe.each([
  ['habit', '/api/habits', 'habits', { targetDays: 60 }],
  ['project', '/api/projects', 'projects', { color: '#ef4444' }],
])('a field that the table of a %s has more', (_, path, name, other) => {
  const listed = async (id: string) => (await user.get(path)).body.find((each: { id: string }) => each.id === id);

  it('is empty where nothing is said, and kept where something is', async () => {
    expect((await user.post(path, { name: 'Пусто' })).body).toMatchObject({ labels: [] });
    const { status, body } = await user.post(path, { name: 'Сад', labels: LABELS });
    expect([status, body.labels, (await listed(body.id)).labels]).toEqual([201, LABELS, LABELS]);
  });

  it('changes alone, and stays where another changes', async () => {
    const { id } = (await user.post(path, { name: 'Дача', labels: LABELS })).body;
    expect((await user.put(`${path}/${id}`, other)).body).toMatchObject({ ...other, labels: LABELS });
    expect((await user.put(`${path}/${id}`, { labels: ['сад'] })).body).toMatchObject({ ...other, labels: ['сад'] });
    expect(await listed(id)).toMatchObject({ ...other, labels: ['сад'] });
  });

  it('leaves with the export, as the interface tells it', async () => {
    const { id } = (await user.post(path, { name: 'Дом', labels: LABELS })).body;
    expect(await exported(name)).toContainEqual(expect.objectContaining({ id, labels: LABELS }));
  });

  it('makes an object of the example the user’s own where something is said in it', async () => {
    const owner = await server.user();
    await owner.post('/api/sample-day');
    const [sampled] = (await owner.get(path)).body;
    await owner.put(`${path}/${sampled.id}`, { labels: LABELS });
    await owner.delete('/api/sample-day');
    expect((await owner.get(path)).body.map(({ id }: { id: string }) => id)).toEqual([sampled.id]);
  });
});

describe('a field that the table of a habit has more', () => {
  it('is in the dialog’s form, and goes out from it', async () => {
    const { bodyOf, habitForm, valuesOf } = await import('#features/habits/habit-form.ts');
    const { makeHabit } = await import('#testing/habit.ts');
    const said = { labels: LABELS } as object;
    expect(valuesOf(undefined)).toMatchObject({ labels: [] });
    expect(bodyOf(habitForm.parse(valuesOf(makeHabit(said) as Habit)))).toMatchObject(said);
  });
});

describe('a field that the settings have more', () => {
  it('is kept, and leaves with the export', async () => {
    expect((await user.get('/api/settings')).body).toMatchObject({ weekBegins: 1, aiTone: 'supportive' });
    await user.put('/api/settings', { weekBegins: 7 });
    expect((await user.put('/api/settings', { aiTone: 'strict' })).body).toMatchObject({ weekBegins: 7 });
    expect(await exported('settings')).toMatchObject({ weekBegins: 7, aiTone: 'strict' });
  });
});
