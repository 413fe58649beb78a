import { describe, expect, it } from 'vitest';
import { listedLines } from './listed-lines.ts';

describe('a pasted list', () => {
  it.each([
    ['хлеб\nмолоко', ['хлеб', 'молоко']],
    ['- хлеб\r\n* молоко\n\n• сыр\r— соль', ['хлеб', 'молоко', 'сыр', 'соль']],
    ['1. хлеб\n2) молоко\n  10. сыр', ['хлеб', 'молоко', 'сыр']],
    ['2 яйца\n-5 градусов\n3.5 литра', ['2 яйца', '-5 градусов', '3.5 литра']],
    ['хлеб - чёрный\nглава 1. Начало\nхлеб [x]', ['хлеб - чёрный', 'глава 1. Начало', 'хлеб [x]']],
    ['-  1. хлеб\n1.  [x] молоко\n[x]сыр', ['хлеб', 'молоко', 'сыр']],
    [`${'а'.repeat(299)} б`, ['а'.repeat(299)]],
    ['а'.repeat(400), ['а'.repeat(300)]],
    [' \n-\n\u200b', ['-']],
  ])('is read line by line, without its signs: %j', (pasted, titles) => {
    expect(listedLines(pasted).map(({ title }) => title)).toEqual(titles);
  });

  it('knows what is ticked in it', () => {
    expect(listedLines('- [ ] хлеб\n- [x] молоко\n[X] сыр\n[] соль\nсемь [x]')).toEqual([
      { title: 'хлеб', done: false },
      { title: 'молоко', done: true },
      { title: 'сыр', done: true },
      { title: 'соль', done: false },
      { title: 'семь [x]', done: false },
    ]);
  });
});
