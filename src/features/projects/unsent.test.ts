import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeProject } from '#testing/project.ts';
import { type UnsentProject, withUnsentProject } from './unsent.ts';

const now = '2026-05-14T09:00:00.000Z';
const project = (id: string, rank: string) => makeProject({ id, name: id, rank });
const projects = [project('a', 'a0'), project('b', 'a1')];
const made: UnsentProject = { deed: 'create', id: 'c', project: { name: 'c', color: '#3b82f6' }, now };
const idsAfter = (unsent: UnsentProject) => withUnsentProject(projects, unsent).map(({ id }) => id);

it.each<[UnsentProject, string]>([
  [made, 'abc'],
  [{ deed: 'delete', id: 'a' }, 'b'],
  [{ deed: 'put-back', project: project('ab', 'a0V') }, 'aabb'],
  [{ deed: 'change', id: 'x', change: { name: 'x' } }, 'ab'],
])('%j leaves %s', (unsent, ids) => expect(idsAfter(unsent).join('')).toBe(ids));

it('changes what was said and nothing else', () => {
  const after = withUnsentProject(projects, { deed: 'change', id: 'a', change: { name: 'Ремонт' } });
  expect(after).toEqual([{ ...projects[0], name: 'Ремонт' }, projects[1]]);
});

it('puts into folders what is there, and nothing else', () => {
  const of = [
    { id: 'b', folder: 'Дом' },
    { id: 'x', folder: 'Дом' },
  ];
  expect(withUnsentProject(projects, { deed: 'folders', of })).toEqual([
    projects[0],
    { ...projects[1], folder: 'Дом' },
  ]);
});

it('changes the headings of a project, and takes that back but for what others have changed since', () => {
  const [before] = projects;
  const heading = { id: 'h', title: 'Отделка' };
  const added = withUnsentProject(projects, { deed: 'heading', id: 'a', act: { do: 'add', heading } });
  const { headings } = added[0]!;
  expect([headings.map(({ title }) => title), added[1]]).toEqual([['Отделка'], projects[1]]);
  const back = { deed: 'headings-back', id: 'a', before: before!.headings, after: headings } as const;
  expect(withUnsentProject(added, back)).toEqual(projects);
  const renamed = added.map((each) => ({
    ...each,
    headings: each.headings.map((one) => ({ ...one, title: 'Иначе' })),
  }));
  expect(withUnsentProject(renamed, back)).toEqual(renamed);
});

it('stays the same when a change is shown over what holds it already', () => {
  const unsent = fc.constantFrom<UnsentProject>(
    made,
    { deed: 'delete', id: 'b' },
    { deed: 'put-back', project: project('ab', 'a0V') },
    { deed: 'folders', of: [{ id: 'a', folder: 'Дом' }] },
    { deed: 'change', id: 'c', change: { color: '#000000' } },
  );
  fc.assert(
    fc.property(fc.array(unsent, { minLength: 1, maxLength: 6 }), (history) => {
      const after = history.reduce(withUnsentProject, projects);
      expect(withUnsentProject(after, history.at(-1)!)).toEqual(after);
    }),
  );
});
