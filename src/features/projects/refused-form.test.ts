import { expect, it } from 'vitest';
import { makeProject } from '#testing/project.ts';
import { formOfRefused } from './refused-form.ts';

const project = makeProject({ id: 'here', name: 'Дача', folder: 'Семья' });
const known = [project];

it('opens a new project with its words', () => {
  const said = { name: 'Сад', color: '#10b981', folder: null };
  const refused = { deed: 'create', id: 'new', now: '2026-11-21T10:00:00.000Z', project: said } as const;
  expect(formOfRefused(refused, known)).toEqual({ values: said });
});

it('opens a project that is there with what was changed of it alone', () => {
  const form = formOfRefused({ deed: 'change', id: 'here', change: { name: 'Сад' } }, known);
  expect(form).toEqual({ subject: 'here', values: { name: 'Сад' } });
});

it('opens a new project with what was changed of one that is gone', () => {
  const form = formOfRefused({ deed: 'change', id: 'gone', change: { name: 'Сад' } }, known);
  expect(form).toEqual({ values: { name: 'Сад', color: '#3b82f6', folder: null } });
});

it('knows no form for what none says', () => {
  expect(formOfRefused({ deed: 'delete', id: 'here' }, known)).toBeUndefined();
  expect(formOfRefused({ deed: 'folders', of: [{ id: 'here', folder: 'Дом' }] }, known)).toBeUndefined();
  expect(formOfRefused({ deed: 'change', id: 'here', change: { archivedAt: null } }, known)).toBeUndefined();
});
