import { expect, it } from 'vitest';
import type { KeptQuery, RowsOf } from '#client/store/kept-query.ts';
import { keptProjects } from '#features/projects/client/kept.ts';
import { FRESH_PROJECT } from '#features/projects/field-sets.ts';
import { keptTags } from '#features/tags/client/kept.ts';
import { FRESH_TAG } from '#features/tags/field-sets.ts';
import { keptTasks } from '#features/tasks/client/kept.ts';
import { FRESH_TASK } from '#features/tasks/field-sets.ts';

const ID = '01890000-0000-7000-8000-000000000000';

/** A row that the device kept when an object had none of the fields that may be left out. */
const rowsOf = (async () => [{ id: ID, rank: 'a0', title: 'Отчёт', name: 'Отчёт', createdAt: 0 }]) as RowsOf;

it.each<[string, KeptQuery, object]>([
  ['tasks', keptTasks, FRESH_TASK],
  ['projects', keptProjects, FRESH_PROJECT],
  ['tags', keptTags, FRESH_TAG],
])('%s that were kept before a field came are shown with it', async (_, { answer }, fresh) => {
  const [row] = (await answer(rowsOf)) as object[];
  for (const [field, value] of Object.entries(fresh))
    if (!/^(?:rank|title|name|createdAt|position)$/.test(field)) expect(row, field).toHaveProperty(field, value);
});
