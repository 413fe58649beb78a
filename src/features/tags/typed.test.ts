import { describe, expect, it } from 'vitest';
import { suggestedTags, tagsTyped } from './typed.ts';

describe('what is typed into a line of tags', () => {
  it.each([
    ['дом', [], 'дом'],
    ['дом,', ['дом'], ''],
    ['#дом, #сад  и лес ,ог', ['дом', 'сад и лес'], 'ог'],
    [' , ,', [], ''],
    [`${'а'.repeat(31)},`, ['а'.repeat(30)], ''],
    ['"дом"\\,', ['дом'], ''],
    ['летний"дом,летний#сад,', ['летний дом', 'летний сад'], ''],
    [',  летний ', [], 'летний '],
    [`  ${'а'.repeat(30)},`, ['а'.repeat(30)], ''],
    [`${'а'.repeat(29)} б,`, ['а'.repeat(29)], ''],
  ])('«%s» is %j and «%s»', (text, names, rest) => {
    expect(tagsTyped(text)).toEqual({ names, rest });
  });

  it.each([
    ['', [], ['дом', 'дача', 'летний дом', 'Ёлка']],
    ['до', [], ['дом', 'летний дом']],
    ['ДО', ['Дом'], ['летний дом']],
    ['ел', [], ['Ёлка']],
    ['ом', [], []],
  ])('«%s» beside %j suggests %j', (typed, has, names) => {
    const known = ['дом', 'дача', 'летний дом', 'Ёлка'].map((name) => ({ id: name, name, color: '#64748b' }));
    expect(suggestedTags(known, has, typed).map(({ name }) => name)).toEqual(names);
  });

  it('suggests no more than can be looked over', () => {
    const known = Array.from({ length: 9 }, (_, at) => ({ id: `${at}`, name: `дом ${at}`, color: '#64748b' }));
    expect(suggestedTags(known, [], 'дом')).toEqual(known.slice(0, 8));
  });
});
