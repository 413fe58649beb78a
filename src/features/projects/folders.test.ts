import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byFolder, folderNames, spelled } from './folders.ts';

const project = (id: string, folder: string | null) => ({ id, folder });
const named = [project('a', 'Работа'), project('b', null), project('c', 'Ёлки'), project('d', 'работа')];

describe('projects by their folders', () => {
  it('stand without one first, then by the names of the folders, told apart without regard to case and ё', () => {
    expect(byFolder(named).map(({ name, projects }) => [name, projects.map(({ id }) => id).join('')])).toEqual([
      [null, 'b'],
      ['Ёлки', 'c'],
      ['Работа', 'ad'],
    ]);
    // A key that no name of a folder comes to.
    expect(byFolder(named)[0]!.key).toBe('');
  });

  it('are all there, once, and in their order', () => {
    const folder = fc.constantFrom(null, 'Дом', 'ДОМ', 'ель', 'Ёль', 'работа');
    fc.assert(
      fc.property(fc.array(folder, { maxLength: 30 }), (folders) => {
        const projects = folders.map((name, at) => project(String(at), name));
        const groups = byFolder(projects);
        expect(groups.flatMap((group) => group.projects).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
          projects,
        );
        for (const { projects: own } of groups)
          expect(own).toEqual(own.toSorted((a, b) => Number(a.id) - Number(b.id)));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });
});

it.each([
  [' ЕЛКИ ', 'Ёлки'],
  ['работа', 'Работа'],
  [' Новое дело ', 'Новое дело'],
])('%j is spelled %j', (typed, name) => expect(spelled(named, typed)).toBe(name));

it('names each folder once', () => expect(folderNames(named)).toEqual(['Ёлки', 'Работа']));
