import { describe, expect, it } from 'vitest';
import { byName, isSameTag, TAG_NAME, tagCounts, tagsOnce } from './rules.ts';

describe('a tag', () => {
  it.each([
    ['Дом', ' дом ', true],
    ['ёлка', 'ЕЛКА', true],
    ['е\u0308лка', 'елка', true],
    ['дом', 'дома', false],
  ])('«%s» and «%s» are the same: %s', (one, other, same) => {
    expect(isSameTag(one, other)).toBe(same);
  });

  it.each(['#дом', 'дом, сад', 'до"м', 'дом\\', 'дом\n'])('is not called %j', (name) => {
    expect(TAG_NAME.test(name)).toBe(false);
  });

  it('may be called by several words', () => {
    expect(TAG_NAME.test('дом и сад — №1')).toBe(true);
  });

  it('is there once, as it was named first', () => {
    expect(tagsOnce(['Ёлка', 'дом', 'елка', 'ДОМ', 'сад'])).toEqual(['Ёлка', 'дом', 'сад']);
  });

  it('is counted in tasks that are not archived', () => {
    const tasks = [
      { tags: ['дом', 'Ёлка'], status: 'active' },
      { tags: ['Дом'], status: 'completed' },
      { tags: ['дом'], status: 'archived' },
      { tags: [], status: 'active' },
    ];
    expect([...tagCounts(tasks)]).toEqual([
      ['дом', 2],
      ['елка', 1],
    ]);
  });

  it('stands by its name among others', () => {
    const names = ['юг', 'Ёлка', 'дача', 'Еда'].map((name) => ({ name }));
    expect(byName(names).map(({ name }) => name)).toEqual(['дача', 'Еда', 'Ёлка', 'юг']);
  });
});
