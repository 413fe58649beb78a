import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Environment } from '#features/assistant/engine/environment.ts';
import { EMPTY_CONTEXT, type Pending, type TaskView } from '#features/assistant/engine/model.ts';
import type { StoredTask, Task } from '#features/tasks/contract.ts';
import type { TaskRow } from '#features/tasks/server/store.ts';
import { pick } from '#shared/fields.ts';
import type { Clock } from '#shared/russian/when-piece.ts';

// A list, a nested value and a text that may be null beside the fields that there are, in memory: whoever handles a task's fields must carry them.
vi.mock('#features/tasks/fields.ts', async (original) => {
  const { TASK_FIELDS } = await original<typeof import('#features/tasks/fields.ts')>();
  const labels = { role: 'own', column: 'labels', as: 'json', fresh: [], inRow: true, searched: true, weighs: true };
  const rhythm = {
    role: 'own',
    column: 'rhythm',
    as: 'json',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  };
  const place = {
    role: 'own',
    column: 'place',
    as: 'plain',
    fresh: null,
    inRow: false,
    searched: false,
    weighs: false,
  };
  return { TASK_FIELDS: { ...TASK_FIELDS, labels, rhythm, place } };
});
vi.mock('#features/tasks/contract.ts', async (original) => {
  const contract = await original<typeof import('#features/tasks/contract.ts')>();
  const said = {
    labels: z.array(z.string()).max(3),
    rhythm: z.object({ every: z.string() }).nullable(),
    place: z.string().trim().min(1, 'Где?').max(5, 'Короче').nullable(),
  };
  return {
    ...contract,
    task: contract.task.extend(said),
    taskInput: contract.taskInput.extend({
      labels: said.labels.optional(),
      rhythm: said.rhythm.optional(),
      place: said.place.optional(),
    }),
    taskChange: contract.taskChange.extend(said).partial(),
  };
});

const LABELS = ['дом', 'срочно'];
const RHYTHM = { every: 'week' };
const NOW = '2026-11-21T12:00:00.000Z';

const load = async () => ({
  ...(await import('#features/tasks/merge-changes.ts')),
  ...(await import('#features/tasks/row-task.ts')),
  ...(await import('#features/tasks/edits.ts')),
  ...(await import('#features/tasks/duplicate.ts')),
  ...(await import('#features/tasks/taken-back.ts')),
  ...(await import('#features/tasks/searched.ts')),
  ...(await import('#features/tasks/task-form.ts')),
  ...(await import('#features/tasks/shared-text.ts')),
  ...(await import('#features/tasks/server/limits.ts')),
  ...(await import('#shared/stored.ts')),
  ...(await import('#features/tasks/fields.ts')),
  ...(await import('#features/assistant/chat/remembering.ts')),
  ...(await import('#features/tasks/server/images.ts')),
  ...(await import('#features/tasks/server/putting-back.ts')),
  ...(await import('#features/tasks/server/history.ts')),
  ...(await import('#features/assistant/engine/card.ts')),
  ...(await import('#features/assistant/manner/variety.ts')),
  ...(await import('#features/assistant/engine/drafts.ts')),
  ...(await import('#features/assistant/engine/concluding.ts')),
  ...(await import('#features/assistant/model/deeds.ts')),
  ...(await import('#features/assistant/chat/acting.ts')),
  ...(await import('#features/account/server/export-sections.ts')),
  ...(await import('#features/account/server/export-section.ts')),
  ...(await import('#testing/task.ts')),
});
let parts: Awaited<ReturnType<typeof load>>;
/** A task of which something is said in the new fields; the type does not know them. */
let full: Task;
beforeAll(async () => {
  parts = await load();
  full = parts.makeTask({ labels: LABELS, rhythm: RHYTHM } as object);
});

const with_ = (fields: object): Task => ({ ...full, ...fields });

describe('a field that the table has more', () => {
  it('is made empty by the builder, and by a creation that does not name it', () => {
    expect(parts.makeTask()).toMatchObject({ labels: [], rhythm: null });
    expect(parts.draftTask({ title: 'a' }, 'draft', [], NOW)).toMatchObject({ labels: [], rhythm: null });
  });

  it('stands in its column and comes back', () => {
    const rows = parts.rowsOf<StoredTask, typeof parts.TASK_FIELDS>(parts.TASK_FIELDS);
    const { position: _, ...stored } = full;
    const row = rows.write(stored);
    expect(row).toMatchObject({ labels: '["дом","срочно"]', rhythm: '{"every":"week"}' });
    expect(rows.read({ ...row, field_times: '' })).toEqual(stored);
  });

  it('is said of a copy', () => {
    expect(parts.duplicateOf(full, () => 'id')).toMatchObject({ labels: LABELS, rhythm: RHYTHM, place: null });
  });

  it('is a change of the list only where it says something else', () => {
    const list = [full];
    expect(parts.mergeChanges(list, { tasks: [structuredClone(full)], gone: [] })).toBe(list);
    for (const change of [{ labels: ['дом'] }, { rhythm: { every: 'day' } }])
      expect(parts.mergeChanges(list, { tasks: [with_(change)], gone: [] })).toEqual([with_(change)]);
  });

  it('draws a row again where a row shows it', () => {
    expect(parts.sameInRow(full, with_({ labels: [...LABELS] }))).toBe(true);
    expect(parts.sameInRow(full, with_({ labels: [] }))).toBe(false);
    expect(parts.sameInRow(full, with_({ rhythm: null }))).toBe(true);
  });

  it('is found by the search where its words are searched', () => {
    expect(parts.searchedText(full).split('\n')).toEqual(['отчет', ...LABELS]);
    expect(parts.sameWords(full, with_({ labels: ['сад'] }))).toBe(false);
    expect(parts.sameWords(full, with_({ labels: [...LABELS], rhythm: null }))).toBe(true);
  });

  it('counts against what an account may hold where it may be long', () => {
    expect(parts.TASKS.texts?.columns).toEqual(expect.arrayContaining(['title', 'description', 'labels']));
    expect(parts.TASKS.texts?.columns).not.toContain('rhythm');
  });

  it('is an empty text in the form where it is one that may be null, which is sent as null', () => {
    const form = parts.toForm(with_({ place: 'офис' }), 'UTC');
    expect(form).toMatchObject({ place: 'офис' });
    expect(parts.toForm(full, 'UTC')).toMatchObject({ place: '' });
    const sent = (place: string) => parts.taskForm.safeParse({ ...form, place });
    expect(['', '  ', ' дом '].map((place) => sent(place).data)).toMatchObject([
      { place: '' },
      { place: '' },
      { place: 'дом' },
    ]);
    expect(sent('кабинет').error?.issues.map(({ message, path }) => [path, message])).toEqual([[['place'], 'Короче']]);
    expect(parts.toChange({ ...form, place: '' } as typeof form, with_({ place: 'офис' }), 'UTC')).toEqual({
      place: null,
    });
  });

  it('is held by the form as it is said, kept in bounds, and sent', () => {
    expect(parts.EMPTY_FORM).toMatchObject({ labels: [] });
    const form = parts.toForm(full, 'UTC');
    expect(form).toMatchObject({ labels: LABELS });
    expect(parts.taskForm.safeParse(form).success).toBe(true);
    expect(parts.taskForm.safeParse({ ...form, labels: ['1', '2', '3', '4'] }).success).toBe(false);
    expect(parts.toInput(form, 'UTC')).toMatchObject({ labels: LABELS });
    expect(parts.toChange({ ...form, labels: [] } as typeof form, full, 'UTC')).toMatchObject({ labels: [] });
  });

  it('is held by the form of what was shared or begun in a line, where the line says it', () => {
    const read = (title: string) => ({ ...parts.newDraft(title), chips: [], labels: LABELS, dueDate: null }) as never;
    expect(parts.sharedForm({ line: 'Отчёт', rest: '' }, read, 'UTC', () => '')).toMatchObject({
      title: 'Отчёт',
      labels: LABELS,
    });
  });

  it('is shown at once when it is changed, and taken back', () => {
    const change = { labels: ['сад'], rhythm: null };
    const [edited] = parts.editTask([full], full.id, change as object, [], NOW);
    expect(edited).toMatchObject(change);
    const acted = parts.actedOn([full.id], [full], [edited!]);
    expect(parts.takenBack([with_(change)], acted)).toMatchObject([{ labels: LABELS, rhythm: RHYTHM }]);
  });

  it('is kept by the journal, and taken back unless it was changed since', async () => {
    const rows = parts.rowsOf<StoredTask, typeof parts.TASK_FIELDS>(parts.TASK_FIELDS);
    const row = (task: Task) => ({ ...rows.write(task), deleted_at: null }) as unknown as TaskRow;
    const images = parts.TASK_KIND.imagesOf(row(full), row(with_({ labels: ['сад'] })));
    expect(images).toEqual({ before: { labels: LABELS }, after: { labels: ['сад'] } });
    expect(parts.TASK_KIND.imagesOf(null, row(full)).after).toMatchObject({ labels: LABELS, rhythm: RHYTHM });
    const act = {
      id: 'e',
      kind: 'tasks',
      objectId: full.id,
      at: 0,
      by: 'person',
      undoes: null,
      undone: false,
    } as const;
    const around = { board: [], hasProject: async () => true, now: 0 };
    const back = (now: object) => parts.wayBack(row(with_(now)), { ...act, ...images }, around);
    const labels = { labels: LABELS };
    expect(await back({ labels: ['сад'], rhythm: null })).toMatchObject({ deed: 'changed', fields: labels });
    expect(await back({ labels: [] })).toMatchObject({ deed: null, kept: ['labels'], reason: 'changed' });
  });

  it('is told by the history, and can be read from it', () => {
    const changes = parts.changesOf({
      before: { labels: [], rhythm: null },
      after: { labels: LABELS, rhythm: RHYTHM },
    });
    expect(changes).toEqual([
      { field: 'labels', before: '[]', after: JSON.stringify(LABELS) },
      { field: 'rhythm', before: null, after: JSON.stringify(RHYTHM) },
    ]);
  });

  it('is carried by what the assistant drafts, plans and corrects', () => {
    const draft = { ...parts.newDraft('Отчёт'), labels: LABELS, rhythm: RHYTHM };
    expect(parts.newDraft('Отчёт')).toMatchObject({ labels: [], rhythm: null });
    expect(parts.overlaid(draft, parts.newDraft('Доклад'))).toEqual({ ...draft, title: 'Доклад' });
    expect(parts.planOf(draft)).toMatchObject({ labels: { put: LABELS }, rhythm: RHYTHM });
    const corrected = parts.drafted(draft, { labels: { take: LABELS } } as object, {} as Clock);
    expect(corrected).toMatchObject({ labels: [], rhythm: RHYTHM });
  });

  it('is nothing said in a question that waits since before there was one', () => {
    const { labels: _, rhythm: __, ...draft } = parts.newDraft('Отчёт') as object as Record<string, unknown>;
    const steps = [
      { do: 'create', draft },
      { do: 'complete', ids: ['a'] },
    ];
    const whole = [{ do: 'create', draft: parts.newDraft('Отчёт') }, steps[1]];
    const kept = (pending: object) => parts.remembered({ ...EMPTY_CONTEXT, pending: pending as Pending }, 0).pending;
    expect(kept({ kind: 'confirm', steps })).toEqual({ kind: 'confirm', steps: whole });
    expect(kept({ kind: 'card', readings: [steps] })).toEqual({ kind: 'card', readings: [whole] });
    expect(kept({ kind: 'title', draft })).toEqual({ kind: 'title', draft: parts.newDraft('Отчёт') });
    expect(kept({ kind: 'due', ids: ['a'] })).toEqual({ kind: 'due', ids: ['a'] });
  });

  it('does not refuse a question about tasks that was kept without it', () => {
    const view = { ...full, dueDate: null } as unknown as TaskView;
    const env = { view: { tasks: [view], projects: [], columns: [] }, clock: {} } as unknown as Environment;
    const card = parts.card([[{ do: 'delete', ids: [full.id] }]], env).pending as Extract<Pending, { kind: 'card' }>;
    expect(card.fields).toEqual(expect.arrayContaining(['labels', 'rhythm']));
    const before = ['title', 'status'] as const;
    const state = String(parts.numberOf(JSON.stringify(pick(view, before))));
    const kept = { ...card, fields: [...before], seen: [{ ...card.seen![0]!, state }] };
    expect(parts.choose(kept, 0, env).actions).toEqual([{ type: 'delete', ids: [full.id] }]);
    const changed = { ...env, view: { ...env.view, tasks: [{ ...view, labels: [] } as TaskView] } };
    expect(parts.choose(kept, 0, changed).actions).toHaveLength(1);
    expect(parts.choose(card, 0, changed).actions).toEqual([]);
  });

  it.each([
    [{ put: ['сад'] }, ['дом', 'срочно', 'сад']],
    [{ put: ['Дом', 'сад', 'Сад'] }, ['дом', 'срочно', 'сад']],
    [{ take: ['Срочно', 'сад'] }, ['дом']],
    [{ put: ['сад'], take: LABELS }, ['сад']],
    [{}, LABELS],
  ])('keeps what is in a list beside %j', (labels, after) => {
    const plan = { labels } as object;
    const engineTask = { ...full, dueDate: null } as unknown as Parameters<typeof parts.changesFor>[0];
    expect(parts.changesFor(engineTask, plan, {} as Clock)).toEqual({ labels: after });
  });

  it('is told of a list by what is put and taken, of tasks that have others beside it as well', () => {
    const task = { ...full, dueDate: null } as unknown as TaskView;
    const changes = { labels: ['дом', 'сад'], rhythm: null } as object;
    expect(parts.saidChanges(task, changes)).toEqual({ labels: { put: ['сад'], take: ['срочно'] }, rhythm: null });
    expect(parts.namesOnce(['Ёлка', 'сад', 'елка'])).toEqual(['Ёлка', 'сад']);
    const other = { ...task, id: 'other', title: 'Доклад', labels: [] } as TaskView;
    const env = { view: { tasks: [task, other], projects: [], columns: [] }, clock: {} } as unknown as Environment;
    const steps = [{ do: 'update' as const, ids: [task.id, other.id], plan: { labels: { put: ['сад'] } } as object }];
    const { updates, actions } = parts.actionsOf(steps, env);
    expect(updates.map(({ said }) => said)).toEqual([{ labels: { put: ['сад'] } }, { labels: { put: ['сад'] } }]);
    expect(actions).toMatchObject([
      { changes: { labels: ['дом', 'срочно', 'сад'] }, said: { labels: { put: ['сад'] } } },
      { changes: { labels: ['сад'] } },
    ]);
  });

  it('may be named by a language model that tells what it did, of its tasks alone', () => {
    const view = { tasks: [full, { ...full, id: 'other', labels: ['сад'] }], projects: [], columns: [] };
    const env = { view } as unknown as Environment;
    const names = parts.namesBeside([{ do: 'complete', ids: [full.id] }], env);
    expect(names).toEqual(expect.arrayContaining([...LABELS, 'week']));
    expect(names).not.toContain('сад');
    const plan = { labels: { put: ['сад'] } } as object;
    expect(parts.namesBeside([{ do: 'update', ids: [full.id], plan }], env)).toContain('сад');
    const draft = { ...parts.newDraft('a'), labels: ['лес'] };
    expect(parts.namesBeside([{ do: 'create', draft }], env)).toContain('лес');
  });

  it('reaches the services from what the assistant does, and is checked on the way', async () => {
    const done: object[] = [];
    const tasks = {
      create: async (input: object) => {
        done.push(input);
        return full;
      },
      update: async (_: string, change: object) => {
        done.push(change);
        return full;
      },
      newId: () => 'new',
      require: async () => full,
      remove: async () => undefined,
      addStep: async () => undefined,
    };
    const fields = { labels: LABELS, rhythm: RHYTHM };
    const create = { type: 'create' as const, draft: { ...parts.newDraft('a'), ...fields } };
    const actions = [create, { type: 'update' as const, id: 'a', changes: fields as object }];
    await parts.performAll(tasks, actions, new Map());
    expect(done).toMatchObject([fields, fields]);
    const many = { ...create, draft: { ...create.draft, labels: ['1', '2', '3', '4'] } };
    expect([parts.refusalOf([create]), parts.refusalOf([many])]).toEqual([null, expect.any(String)]);
  });

  it('leaves with the export, as the interface tells it', () => {
    const section = parts.SECTIONS.find(({ table }) => table === 'tasks')!;
    const row = { labels: '["дом"]', rhythm: '{"every":"week"}', due_at: null, deleted_at: null };
    const instants = { created_at: 0, updated_at: 0, completed_at: null };
    expect(parts.told(section, { ...row, ...instants })).toMatchObject([{ labels: ['дом'], rhythm: RHYTHM }]);
    expect(parts.columnsRead(section)).toEqual(expect.arrayContaining(['labels', 'rhythm']));
  });
});
