import { describe, expect, it } from 'vitest';
import { projectInput } from './contract.ts';

/** What is said of each field of a refused project. */
function problemsOf(input: unknown) {
  const issues = projectInput.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('problems of a project', () => {
  const name = 'Название проекта обязательно';
  const color = 'Неверный формат цвета';
  it.each([
    ['Дом', '#3b82f6', {}],
    ['Дом', '#ABCDEF', {}],
    [' Дом ', ' #abcdef ', {}],
    ['  ', '#3b82f6', { name }],
    ['Дом', '3b82f6', { color }],
    ['Дом', '#3b8', { color }],
    ['Дом', '#3b82f61', { color }],
    ['Дом', '#3b82fг', { color }],
    ['Дом', '', { color }],
    ['', 'синий', { name, color }],
  ])('«%s» %s → %j', (given, hex, problems) => {
    expect(problemsOf({ name: given, color: hex })).toEqual(problems);
  });

  it('takes a name and a colour without the space around them', () => {
    expect(projectInput.parse({ name: ' Дом ', color: ' #ABCDEF ' })).toEqual({ name: 'Дом', color: '#ABCDEF' });
  });
});
